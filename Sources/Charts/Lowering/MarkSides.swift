import ChartModel

/// How wide and high a mark of a plane is where it has single values.
@frozen @usableFromInline
package struct MarkSides: Sendable {
  @usableFromInline let width: MarkDimension
  @usableFromInline let height: MarkDimension

  @inlinable init(width: MarkDimension = .automatic, height: MarkDimension = .automatic) {
    self.width = width
    self.height = height
  }

  /// How far a mark reaches on an axis.
  ///
  /// The unit of a calendar is like a step, of which a mark takes a part. A bin is full, but for a
  /// hair that parts the bars of a histogram.
  func length(_ axis: PositionAxis, _ datum: Datum, isBar: Bool) -> MarkLength {
    let length = (axis == .x ? width : height).spec
    guard length == .automatic, let bin = datum.bin else { return length }
    if bin.isUnit { return .ratio(0.7) }
    return isBar ? .inset(0.5) : .ratio(1)
  }
}
