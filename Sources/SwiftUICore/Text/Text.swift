import ChartModel
import Foundation

/// A text.
@MainActor @preconcurrency
public struct Text: PrimitiveView, Sendable, Equatable {
  indirect enum Storage: Equatable, Sendable {
    case plain(String)
    case localized(LocalizedStringKey)
    case joined(Text, Text)
  }

  nonisolated let storage: Storage
  nonisolated var style = TextStyle()

  nonisolated init(storage: Storage) {
    self.storage = storage
  }

  /// A text that is looked up in the reader's language.
  nonisolated public init(_ key: LocalizedStringKey) {
    self.init(storage: key.plain.map { .plain($0) } ?? .localized(key))
  }

  /// A string as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(storage: .plain(String(content)))
  }

  /// A text that is looked up in the reader's language.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(resource.localized)
  }

  /// A string as it is.
  nonisolated public init(verbatim content: String) {
    self.init(storage: .plain(content))
  }

  /// A value with a format style.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .plain(format.format(input)))
  }

  /// One text after the other, in the style of the first.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    var text = Text(storage: .joined(left, right))
    text.style = left.style
    return text
  }

  /// The characters where they need no environment.
  nonisolated package var plain: String? {
    if case .plain(let string) = storage { string } else { nil }
  }

  /// The characters in an environment.
  nonisolated package func resolvedString(in environment: EnvironmentValues) -> String {
    switch storage {
    case .plain(let string): string
    case .localized(let key): key.resolved(in: environment)
    case .joined(let left, let right):
      left.resolvedString(in: environment) + right.resolvedString(in: environment)
    }
  }

  /// Adds the characters and their look.
  public static func _lower(_ view: Text, into lowering: inout _ViewLowering) {
    lowering.add(.text(view.line(in: lowering.environment)))
  }

  /// The text as plain values.
  nonisolated package func line(in environment: EnvironmentValues) -> TextLine {
    let font = style.font ?? environment.font
    var line = TextLine(string: resolvedString(in: environment), font: font?.spec(in: environment))
    let paint = style.foreground.map { $0(environment) } ?? environment.foregroundPaint
    line.color = paint?.color
    if let weight = style.weight ?? environment.fontWeight {
      line.font = (font ?? .body).weight(weight).spec(in: environment)
    }
    if line.font == nil, environment.dynamicTypeSize != .large {
      line.font = Font.body.spec(in: environment)
    }
    line.theme = environment.theme
    line.lineLimit = environment.lineLimit
    line.lineAlignment = environment.multilineTextAlignment.fraction
    return line
  }
}
