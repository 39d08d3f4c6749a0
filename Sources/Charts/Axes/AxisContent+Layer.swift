import SwiftUICore

extension AxisContent {
  /// Draws the marks on a layer of their own.
  ///
  /// Those of one axis do not cover each other, so they look the same on it.
  public func compositingLayer() -> some AxisContent {
    compositingLayer { $0 }
  }

  /// Draws the marks on a layer of their own, styled as a view.
  ///
  /// Opacity, colour, font and other values of the environment are honoured; other modifiers are left
  /// out with a warning.
  public func compositingLayer<V: View>(
    style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent {
    // Called on the main actor alone, where charts are lowered.
    nonisolated(unsafe) let style = style
    return LayeredAxisContent(
      content: self,
      layer: AxisLayer { environment, enter in
        style(PlaceholderContentView(enter: enter)).lowered(in: environment).node
      })
  }
}

/// Axis content on a layer.
struct LayeredAxisContent<Content: AxisContent>: PrimitiveAxisContent {
  let content: Content
  let layer: AxisLayer

  static func _lower(_ content: Self, into axis: inout _AxisLowering) {
    axis.add(content.layer) { Content._lower(content.content, into: &$0) }
  }
}
