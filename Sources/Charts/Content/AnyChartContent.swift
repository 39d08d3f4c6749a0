import SwiftUICore

/// Content of any type.
@MainActor @preconcurrency
public struct AnyChartContent: PrimitiveContent {
  @usableFromInline nonisolated let lowerContent:
    @MainActor @Sendable (inout _ChartLowering) -> Void

  /// Wraps content.
  @inlinable nonisolated public init(_ content: any ChartContent) {
    self.init(erasing: content)
  }

  /// Wraps content.
  @inlinable nonisolated public init<T: ChartContent>(erasing content: T) {
    // Read on the main actor alone, where charts are lowered.
    nonisolated(unsafe) let content = content
    lowerContent = { T._lower(content, into: &$0) }
  }

  /// Lowers the wrapped content.
  @inlinable public static func _lower(
    _ content: AnyChartContent, into chart: inout _ChartLowering
  ) {
    content.lowerContent(&chart)
  }
}
