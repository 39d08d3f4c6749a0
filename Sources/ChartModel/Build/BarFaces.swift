import RenderModel

/// A bar in plot space.
struct BarBox {
  let low: SIMD3<Double>
  let high: SIMD3<Double>
  /// Its mark's.
  let index: Int

  /// A bar between two corners; nil for one that has no volume.
  init?(_ low: SIMD3<Double>, _ high: SIMD3<Double>, _ cutter: SpanCutter, index: Int) {
    self.low = cutter.box.nearest(to: BarBox.snapped(low))
    self.high = cutter.box.nearest(to: BarBox.snapped(high))
    self.index = index
    guard all(self.low .< self.high) else { return nil }
  }

  /// Sides that meet but for rounding are made to meet.
  private static func snapped(_ p: SIMD3<Double>) -> SIMD3<Double> {
    let grid = Double(1 << 26)
    return (p * grid).rounded(.toNearestOrEven) / grid
  }
}

/// The faces of bars but for what lies between two that touch: that is inside, and would show at
/// seams and through translucent bars.
struct BarFaces {
  /// A rectangle across an axis.
  struct Face {
    var axis: Int
    var isHigh: Bool
    var low: SIMD3<Double>
    var high: SIMD3<Double>
  }

  /// Where faces may touch: on one plane, over the same stretch of one other axis.
  private struct Place: Hashable {
    var axis: Int
    var isHigh: Bool
    var plane: Double
    var low: Double
    var high: Double
  }

  /// The stretches that faces cover at a place, on the axis that is left.
  private var stretches: [Place: [SIMD2<Double>]] = [:]

  init(_ bars: [BarBox]) {
    stretches.reserveCapacity(bars.count * 6)
    for bar in bars {
      for face in BarFaces.faces(of: bar) {
        let open = BarFaces.openAxis(face.axis)
        stretches[BarFaces.place(face), default: []]
          .append([face.low[open], face.high[open]])
      }
    }
  }

  /// The parts of a bar's faces that no other bar touches.
  func visible(of bar: BarBox) -> [Face] {
    BarFaces.faces(of: bar).flatMap { face -> [Face] in
      var place = BarFaces.place(face)
      place.isHigh.toggle()
      guard let covers = stretches[place] else { return [face] }
      let open = BarFaces.openAxis(face.axis)
      return BarFaces.rest(of: [face.low[open], face.high[open]], covers).map { stretch in
        var part = face
        part.low[open] = stretch.x
        part.high[open] = stretch.y
        return part
      }
    }
  }

  /// What is left of a stretch besides those that cover it.
  private static func rest(
    of stretch: SIMD2<Double>, _ covers: [SIMD2<Double>]
  ) -> [SIMD2<Double>] {
    covers.reduce([stretch]) { rest, cover in
      rest.flatMap { part in
        cover.y <= part.x || cover.x >= part.y
          ? [part]
          : [SIMD2(part.x, cover.x), SIMD2(cover.y, part.y)].filter { $0.x < $0.y }
      }
    }
  }

  private static func faces(of bar: BarBox) -> [Face] {
    (0..<3).flatMap { axis in
      [false, true].map { isHigh in
        var face = Face(axis: axis, isHigh: isHigh, low: bar.low, high: bar.high)
        face.low[axis] = isHigh ? bar.high[axis] : bar.low[axis]
        face.high[axis] = face.low[axis]
        return face
      }
    }
  }

  /// The axis on which touching faces may have different stretches: upward for sides.
  private static func openAxis(_ axis: Int) -> Int { axis == 1 ? 0 : 1 }

  private static func place(_ face: Face) -> Place {
    let other = 3 - face.axis - openAxis(face.axis)
    return Place(
      axis: face.axis, isHigh: face.isHigh, plane: face.low[face.axis], low: face.low[other],
      high: face.high[other])
  }
}
