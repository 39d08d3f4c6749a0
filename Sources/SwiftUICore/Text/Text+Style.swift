/// The look of a text, as far as the text itself says.
struct TextStyle: Sendable, Equatable {
  var font: Font?
  var weight: Font.Weight?
  var foreground: (@Sendable (EnvironmentValues) -> _Paint)?

  /// Closures cannot be compared: texts with a style of their own are never the same.
  static func == (left: TextStyle, right: TextStyle) -> Bool {
    left.font == right.font && left.weight == right.weight
      && left.foreground == nil && right.foreground == nil
  }
}

extension Text {
  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> Text {
    styled { $0.font = font }
  }

  /// Sets how heavy the strokes are; nil leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  /// Makes the strokes heavy.
  nonisolated public func bold() -> Text {
    fontWeight(.bold)
  }

  /// Makes the strokes heavy, or not.
  nonisolated public func bold(_ isActive: Bool) -> Text {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets the colour.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = { S._paint(style, in: $0) } }
  }

  /// Sets the colour; nil leaves it to the surroundings.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled { style in
      style.foreground = nil
      if let color { style.foreground = { Color._paint(color, in: $0) } }
    }
  }

  nonisolated private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

extension View {
  /// Sets the font of the texts in this view.
  nonisolated public func font(_ font: Font?) -> some View {
    changingEnvironment { $0.font = font }
  }

  /// Sets the colour of the texts in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.foregroundPaint = S._paint(style, in: $0) }
  }
}

extension EnvironmentValues {
  /// The colour of texts that set none.
  package var foregroundPaint: _Paint? {
    get { self[ForegroundPaintKey.self] }
    set { self[ForegroundPaintKey.self] = newValue }
  }
}

private struct ForegroundPaintKey: EnvironmentKey {
  static var defaultValue: _Paint? { nil }
}
