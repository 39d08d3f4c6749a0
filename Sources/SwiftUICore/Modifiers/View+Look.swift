import ChartModel
import Foundation

extension View {
  /// Makes the view more see-through.
  ///
  /// Its texts and shapes are each faded by themselves; a chart is drawn whole, or not at all where
  /// the opacity is 0.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    let value = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return NodeModifier(content: self) { node, lowering in
      if value > 0, value < 1, !node.charts.isEmpty {
        lowering.diagnostics.note(.other("opacity: a chart cannot be faded, and is drawn whole"))
      }
      return .modified(node, .opacity(value))
    }
  }

  /// Hides the view; its room stays.
  nonisolated public func hidden() -> some View {
    modified(.opacity(0))
  }

  /// Cuts the view to its frame with round corners.
  ///
  /// Shapes that fill the frame get the corners; what else reaches into them is not cut.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Cuts the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Cuts the view to a shape.
  ///
  /// Shapes that fill the frame get the shape; what else reaches out of it is cut to the frame.
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
    modified(.clip(S._outline(shape).value))
  }
}
