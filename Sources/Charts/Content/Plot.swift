import SwiftUICore

/// Marks that modifiers see as one.
nonisolated public struct Plot<Content: ChartContent>: PrimitiveContent {
  @usableFromInline let content: Content

  /// A plot of marks.
  @inlinable public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Lowers the marks.
  @inlinable @MainActor public static func _lower(_ plot: Plot, into chart: inout _ChartLowering) {
    Content._lower(plot.content, into: &chart)
  }
}
