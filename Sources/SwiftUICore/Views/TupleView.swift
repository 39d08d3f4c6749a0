/// Several views, one after the other.
public struct TupleView<T> {
  typealias Lower = @MainActor (T, inout _ViewLowering) -> Void

  /// The views as a tuple.
  public var value: T
  /// Lowers the elements; made where their types are still known.
  private let lower: Lower

  init(elements: T, lower: @escaping Lower) {
    value = elements
    self.lower = lower
  }
}

extension TupleView: View, PrimitiveView {
  /// Lowers the elements in order.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    view.lower(view.value, &lowering)
  }
}
