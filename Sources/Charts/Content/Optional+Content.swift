import SwiftUICore

extension Optional: Chart3DContent, Primitive3DContent where Wrapped: Chart3DContent {
  /// Lowers the content if there is some.
  @inlinable public static func _lower3D(_ content: Self, into chart: inout _ChartLowering) {
    if let content { Wrapped._lower3D(content, into: &chart) }
  }
}

extension Optional: ChartContent, PrimitiveContent where Wrapped: ChartContent {
  /// Lowers the content if there is some.
  @inlinable public static func _lower(_ content: Self, into chart: inout _ChartLowering) {
    if let content { Wrapped._lower(content, into: &chart) }
  }
}
