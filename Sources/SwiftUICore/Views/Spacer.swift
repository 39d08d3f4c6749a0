import ChartModel
import Foundation

/// Room that takes what is left over along its stack.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  /// The least length in points; nil for the standard distance.
  public var minLength: CGFloat?

  /// Room of a least length.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Adds the room.
  @MainActor public static func _lower(_ view: Spacer, into lowering: inout _ViewLowering) {
    lowering.add(.spacer(minLength: view.minLength?.finiteLength))
  }
}
