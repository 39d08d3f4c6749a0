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

extension View {
  /// Makes the strokes of the texts in this view heavy, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets how heavy the strokes of the texts in this view are; nil leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment { $0.fontWeight = weight }
  }

  /// Sets the colour of the texts in this view; nil leaves it to the surroundings.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { environment in
      environment.foregroundPaint = color.map { Color._paint($0, in: environment) }
    }
  }

  /// Sets the colour of what can be acted on in this view; nil for the standard one.
  nonisolated public func tint(_ tint: Color?) -> some View {
    changingEnvironment { $0.tint = tint }
  }

  /// Sets the most lines that a text in this view takes; nil for as many as it needs.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    changingEnvironment { $0.lineLimit = number }
  }

  /// Sets where the shorter lines of a text in this view stand.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }
}

/// Where the shorter lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing

  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
