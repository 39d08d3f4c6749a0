import ChartModel

/// A window on content that may be larger.
///
/// A picture shows the beginning of the content. Shapes are cut at the edge of the window; a text or
/// chart is drawn whole or, where its middle is outside, left out.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// What it shows.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether there are scroll bars; a picture has none.
  public var showsIndicators: Bool

  /// A window that scrolls in some directions.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Adds the window with its content; several views stand one below the other.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let content = lowering.apart { Content._lower(view.content, into: &$0) }
    lowering.add(
      .modified(
        .stack(StackSpec(.vertical), content.members),
        .scroll(
          horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical))))
  }
}
