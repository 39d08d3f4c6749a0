import RenderModel

/// Places the texts of marks in one view, upright, on the page, and clear of other texts.
///
/// Texts are placed in the order of the data, so of two that want one place the first has it in every
/// frame.
struct AnnotationPlacer {
  /// A text that is shown.
  struct Placed {
    var text: PlacedText
    /// nil for none.
    var plate: PageRect?
    /// Of 255: of the whole, which the text's colour has in it.
    var opacity: UInt8 = 255
    var leader: (from: SIMD2<Double>, to: SIMD2<Double>)?

    init(
      _ annotation: AnnotationLayout.Annotation, at anchor: SIMD2<Double>, frame: PageRect,
      clearance: Double, style: LayoutStyle
    ) {
      text = PlacedText(
        text: annotation.text, string: annotation.string, kind: .annotation,
        color: annotation.color, frame: TextFrame(frame))
      plate = annotation.style.hasPlate ? frame.inset(by: -1.5) : nil
      if annotation.style.hasLeader {
        leader = frame.leader(from: anchor, least: clearance + style.leastLeader)
      }
    }

    mutating func fade(to opacity: UInt8) {
      self.opacity = opacity
      text.color = text.color.faded(opacity)
    }
  }

  private(set) var placed: [Placed] = []
  private let page: PageRect
  private let style: LayoutStyle
  /// Those of the axes, and then those that are placed.
  private var taken = TakenFrames()
  /// The places that texts are about.
  private var anchors = TakenFrames()

  /// - Parameters:
  ///   - taken: the frames of other texts.
  ///   - isHidden: whether opaque content hides a place of world space.
  init(
    _ layout: ChartLayout, box: BoxLayout, view: BoxView, taken: [TextFrame],
    isHidden: (SIMD3<Double>) -> Bool
  ) {
    page = layout.annotationFrame
    style = layout.style
    for frame in taken { self.taken.take(frame) }
    let annotations = layout.annotations.annotations.filter {
      !$0.style.isHiddenBehind || !isHidden($0.anchor)
    }
    let places = annotations.map { box.place(of: $0.anchor, view) }
    let clearances = annotations.map { $0.style.clearance * box.pointsPerUnit }
    for (place, clearance) in zip(places, clearances) {
      anchors.take(TextFrame(center: place, size: [2, 2] + 2 * SIMD2(repeating: clearance)))
    }
    for (index, annotation) in annotations.enumerated() {
      self.place(
        annotation, at: places[index], number: index, clearance: clearances[index])
    }
  }

  private mutating func place(
    _ annotation: AnnotationLayout.Annotation, at anchor: SIMD2<Double>, number: Int,
    clearance: Double
  ) {
    let size = SIMD2(annotation.text.width, annotation.text.height)
    let frames = annotation.style
      .candidates(anchor, size, clearance: clearance, step: style.tickLabelFont.size)
      .map { $0.moved(into: page) }.filter { page.contains($0, slack: 1e-6) }
    guard let frame = chosen(frames, annotation.style.overlap, number: number) else { return }
    taken.take(TextFrame(frame))
    placed.append(
      Placed(annotation, at: anchor, frame: frame, clearance: clearance, style: style))
  }

  /// The first frame that touches no other text, if there is one that covers no other place.
  private func chosen(
    _ frames: [PageRect], _ overlap: TextMarkStyle.Overlap, number: Int
  ) -> PageRect? {
    switch overlap {
    case .keep: return frames.first
    case .hide: return frames.first.flatMap { isFree($0) ? $0 : nil }
    case .move:
      let free = frames.filter { isFree($0) }
      return free.first { !anchors.meet(TextFrame($0), except: number) } ?? free.first
    }
  }

  private func isFree(_ frame: PageRect) -> Bool {
    !taken.meet(TextFrame(frame), spacing: style.textSpacing / 2)
  }
}

extension ChartLayout {
  /// Where texts of marks may stand.
  var annotationFrame: PageRect { frame.inset(by: style.margin / 4) }
}

extension PageRect {
  /// The rectangle moved onto a page where it would leave it.
  func moved(into page: PageRect) -> PageRect {
    var moved = self
    moved.x = max(min(x, page.maxX - width), page.x)
    moved.y = max(min(y, page.maxY - height), page.y)
    return moved
  }

  /// From a place to the nearest point of a text that has this frame; nil where that is too near for
  /// a line.
  fileprivate func leader(
    from anchor: SIMD2<Double>, least: Double
  ) -> (from: SIMD2<Double>, to: SIMD2<Double>)? {
    let frame = inset(by: -1.5)
    let nearest = SIMD2(
      min(max(anchor.x, frame.x), frame.maxX), min(max(anchor.y, frame.y), frame.maxY))
    return (nearest - anchor).length < least ? nil : (anchor, nearest)
  }
}

extension TextMarkStyle {
  /// The sides in the order in which they are tried.
  private static let sides: [SIMD2<Int>] = [
    [0, -1], [1, -1], [-1, -1], [1, 0], [-1, 0], [0, 1], [1, 1], [-1, 1],
  ]

  /// Frames for a text about a place: the side that is asked for, then the others, then further out.
  func candidates(
    _ anchor: SIMD2<Double>, _ size: SIMD2<Double>, clearance: Double, step: Double
  ) -> [PageRect] {
    let gap = gap + clearance
    let wanted = side ?? TextMarkStyle.sides[0]
    let others = TextMarkStyle.sides.filter { $0 != wanted }
    func frame(_ side: SIMD2<Int>, _ gap: Double) -> PageRect {
      let direction = SIMD2(Double(side.x), Double(side.y))
      // A text at a corner comes as near as one at a side.
      let isCorner = side.x != 0 && side.y != 0
      let distance = size / 2 + (isCorner ? gap * 0.7 : gap)
      return PageRect(center: anchor + offset + direction * distance, size: size)
    }
    return [frame(wanted, gap)] + others.map { frame($0, gap) }
      + [step, 2 * step, 3 * step].flatMap { more in
        ([wanted] + others).filter { $0 != [0, 0] }.map { frame($0, gap + more) }
      }
  }
}
