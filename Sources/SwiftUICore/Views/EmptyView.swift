/// A view that draws nothing.
@MainActor @preconcurrency
public struct EmptyView: PrimitiveView, Sendable {
  /// Makes an empty view.
  nonisolated public init() {}

  /// Adds nothing.
  public static func _lower(_ view: EmptyView, into lowering: inout _ViewLowering) {}
}
