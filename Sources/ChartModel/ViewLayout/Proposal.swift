/// The room that a parent offers a view, in points; nil leaves a side to the view.
struct Proposal: Hashable {
  let width: Double?
  let height: Double?

  /// A proposal by its sides; one that is negative or not a number is 0.
  init(width: Double?, height: Double?) {
    self.width = width.map { $0 > 0 ? $0 : 0 }
    self.height = height.map { $0 > 0 ? $0 : 0 }
  }

  /// The sides along and across a stack.
  init(_ direction: StackSpec.Direction, along: Double?, across: Double?) {
    self =
      direction == .vertical
      ? Proposal(width: across, height: along) : Proposal(width: along, height: across)
  }

  /// The side along a stack.
  func along(_ direction: StackSpec.Direction) -> Double? {
    direction == .vertical ? height : width
  }

  /// The side across a stack.
  func across(_ direction: StackSpec.Direction) -> Double? {
    direction == .vertical ? width : height
  }

  /// The proposal as a size, with a length for the sides that are left open.
  func filled(_ width: Double, _ height: Double) -> Extent {
    Extent(width: self.width ?? width, height: self.height ?? height)
  }
}
