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
