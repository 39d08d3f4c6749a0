/// What a text keeps clear of about its place, in points on the page.
struct Clearance {
  /// To the left and up.
  var before = SIMD2<Double>()
  /// To the right and down.
  var after = SIMD2<Double>()
  /// Whether it is round, so that a text at a corner may come nearer.
  var isRound = true

  /// How far it reaches, whichever way.
  var reach: Double { max(before.max(), after.max()) }

  /// The rectangle about a place.
  func frame(about place: SIMD2<Double>) -> PageRect {
    PageRect(
      x: place.x - before.x, y: place.y - before.y, width: before.x + after.x,
      height: before.y + after.y)
  }

  /// How far a text must be moved that stands at a side: -1, 0 or 1 to the right and downward.
  func distance(_ side: SIMD2<Int>) -> SIMD2<Double> {
    // A text at a corner comes as near to a disc as one at a side.
    let share = isRound && side.x != 0 && side.y != 0 ? 0.7 : 1
    return share * SIMD2(side.x < 0 ? before.x : after.x, side.y < 0 ? before.y : after.y)
  }
}

extension TextMarkStyle {
  /// What stands at a place of world space, as it lies on the page.
  func clearance(at anchor: SIMD3<Double>, box: BoxLayout, view: BoxView) -> Clearance {
    guard clearance > 0 else { return Clearance() }
    guard let body = SymbolTemplate(symbol, sides: 16) else {
      let reach = SIMD2(repeating: clearance * box.pointsPerUnit)
      return Clearance(before: reach, after: reach)
    }
    let place = box.place(of: anchor, view)
    var extent = Clearance(isRound: false)
    for corner in body.corners {
      let offset = WorldSpace.fromPlot(symbolRotation(corner.place) * (2 * clearance))
      let way = box.place(of: anchor + offset, view) - place
      extent.before = pointwiseMax(extent.before, -way)
      extent.after = pointwiseMax(extent.after, way)
    }
    return extent
  }
}

extension AnnotationLayout.Annotation {
  /// What the text keeps clear of in a frame.
  func clearance(in seen: SeenBox) -> Clearance {
    style.clearance(at: anchor, box: seen.box, view: seen.view)
  }
}
