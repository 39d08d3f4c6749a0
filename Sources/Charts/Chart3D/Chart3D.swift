import SwiftUICore

/// A chart in three dimensions.
@MainActor @preconcurrency
public struct Chart3D<Content: Chart3DContent>: PrimitiveView, Sendable {
  /// Lowers the content.
  ///
  /// A closure made where the type of the content is known to the compiler: so the loop over the
  /// marks is specialised in the client, which is several times as fast.
  @usableFromInline nonisolated let lowerContent:
    @MainActor @Sendable (inout _ChartLowering) -> Void

  @inlinable nonisolated init(_ content: Content) {
    // Read on the main actor alone, where charts are lowered.
    nonisolated(unsafe) let content = content
    lowerContent = { Content._lower3D(content, into: &$0) }
  }

  /// A chart of marks and surfaces.
  @inlinable nonisolated public init(@Chart3DContentBuilder content: () -> Content) {
    self.init(content())
  }

  /// A chart with marks for each identifiable element.
  @inlinable nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.init(ForEach(data, content: content))
  }

  /// A chart with marks for each element, identified by a property.
  @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init(ForEach(data, id: id, content: content))
  }

  /// Adds the chart with its marks and what the modifiers round it say.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    lowering.addChart(.box, lower: view.lowerContent)
  }
}
