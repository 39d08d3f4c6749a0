/// The size that a view takes, and where in it the baselines of its text are.
struct Extent {
  /// Points.
  var width: Double
  var height: Double
  /// From the top, in points; nil without text.
  var firstBaseline: Double?
  var lastBaseline: Double?

  /// The length along a stack.
  func along(_ direction: StackSpec.Direction) -> Double {
    direction == .vertical ? height : width
  }

  /// The place of a guide, from the top.
  ///
  /// A view without text stands on the baseline.
  func place(of guide: VerticalGuide) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: firstBaseline ?? height
    case .lastTextBaseline: lastBaseline ?? height
    }
  }

  /// Where in this extent another's top left corner is, with their guides on each other.
  func offset(of other: Extent, _ alignment: AlignmentSpec) -> SIMD2<Double> {
    let x = alignment.horizontal * (width - other.width)
    let y = place(of: alignment.vertical) - other.place(of: alignment.vertical)
    // Without end there is no place to align to.
    return [x.isFinite ? x : 0, y.isFinite ? y : 0]
  }

  /// The baselines of a part, moved down.
  mutating func takeBaselines(of part: Extent, movedBy y: Double) {
    firstBaseline = part.firstBaseline.map { $0 + y }
    lastBaseline = part.lastBaseline.map { $0 + y }
  }
}
