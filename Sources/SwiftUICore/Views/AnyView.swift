/// A view of any type.
@MainActor @preconcurrency
public struct AnyView: PrimitiveView {
  private let lower: @MainActor (inout _ViewLowering) -> Void

  /// Wraps a view.
  nonisolated public init<V: View>(_ view: V) {
    // Read on the main actor alone, where views are lowered.
    nonisolated(unsafe) let view = view
    lower = { V._lower(view, into: &$0) }
  }

  /// Wraps a view.
  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Lowers the wrapped view.
  public static func _lower(_ view: AnyView, into lowering: inout _ViewLowering) {
    view.lower(&lowering)
  }
}
