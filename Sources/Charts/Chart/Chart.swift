import ChartModel
import SwiftUICore

/// A chart of x and y.
@MainActor @preconcurrency
public struct Chart<Content: ChartContent>: PrimitiveView, Sendable {
  /// Lowers the content.
  ///
  /// A closure made where the type of the content is known to the compiler: so the loop over the
  /// marks is specialised in the client, which is several times as fast.
  @usableFromInline nonisolated let lowerContent:
    @MainActor @Sendable (inout _ChartLowering) -> Void

  @inlinable nonisolated init(_ content: Content) {
    // Read on the main actor alone, where charts are lowered.
    nonisolated(unsafe) let content = content
    lowerContent = { Content._lower(content, into: &$0) }
  }

  /// A chart of marks.
  @inlinable nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.init(content())
  }

  /// A chart with marks for each identifiable element.
  @inlinable nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.init(ForEach(data, content: content))
  }

  /// A chart with marks for each element, identified by a property.
  @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init(ForEach(data, id: id, content: content))
  }

  /// Adds the chart with its marks and what the modifiers round it say.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    lowering.addChart(.plane, lower: view.lowerContent)
  }
}

extension _ViewLowering {
  /// Adds a chart with its marks and what the modifiers round it say.
  @MainActor mutating func addChart(
    _ plot: PlotKind, lower: @MainActor (inout _ChartLowering) -> Void
  ) {
    let readers = TargetReaders(first: readerCount, sizes: readerSizes)
    var chart = _ChartLowering(plot: plot, environment: environment, readers: readers)
    lower(&chart)
    readerCount = readers.count
    let (spec, problems) = chart.finish()
    diagnostics.merge(problems)
    add(.chart(spec))
  }
}
