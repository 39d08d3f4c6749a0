import SwiftUICore

/// A chart in three dimensions.
@MainActor @preconcurrency
public struct Chart3D<Content: Chart3DContent>: PrimitiveView, Sendable {
  // Written once here and read on the main actor alone, where charts are lowered.
  nonisolated(unsafe) private let content: Content

  /// A chart of marks and surfaces.
  nonisolated public init(@Chart3DContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// A chart with marks for each identifiable element.
  nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart with marks for each element, identified by a property.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Adds the chart with its marks and what the modifiers round it say.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    var chart = _ChartLowering(environment: lowering.environment)
    Content._lower3D(view.content, into: &chart)
    let (spec, diagnostics) = chart.finish()
    lowering.diagnostics.merge(diagnostics)
    lowering.add(.chart(spec))
  }
}
