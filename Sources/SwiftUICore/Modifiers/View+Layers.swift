import ChartModel
import Foundation

extension View {
  /// Puts views behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content()) { .background($0, alignment.spec) }
  }

  /// Puts a view behind this one.
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background) { .background($0, alignment.spec) }
  }

  /// Fills what is behind this view; on the edge of the page, to the edge.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(in: Rectangle(), style: style, fillsMargins: edges == .all)
  }

  /// Fills a shape behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T
  ) -> some View {
    background(in: shape, style: style, fillsMargins: false)
  }

  nonisolated private func background<S: ShapeStyle, T: Shape>(
    in shape: T, style: S, fillsMargins: Bool
  ) -> some View {
    LayeredView(
      content: self,
      layer: ShapeView(shape: shape, style: style, fillsMargins: fillsMargins)
    ) { .background($0, .center) }
  }

  /// Puts views over this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content()) { .overlay($0, alignment.spec) }
  }

  /// Puts a view over this one.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay) { .overlay($0, alignment.spec) }
  }

  /// Fills a shape over this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T
  ) -> some View {
    LayeredView(content: self, layer: ShapeView(shape: shape, style: style)) {
      .overlay($0, .center)
    }
  }

  /// Draws a line inside the edges of this view.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    LayeredView(
      content: self,
      layer: ShapeView(
        shape: Rectangle(), style: content,
        stroke: StrokeSpec(width: Double(width), isInside: true))
    ) { .overlay($0, .center) }
  }
}
