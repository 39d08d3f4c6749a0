import ChartModel

/// A line across its stack.
nonisolated public struct Divider: PrimitiveView, Sendable {
  /// Makes a line.
  public init() {}

  /// Adds the line.
  @MainActor public static func _lower(_ view: Divider, into lowering: inout _ViewLowering) {
    lowering.add(.divider(lowering.environment.theme))
  }
}
