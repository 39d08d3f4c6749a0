import ChartModel
import Foundation
import SwiftUICore

/// The text at a value.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  /// Makes the label's text in an environment; nil for none.
  typealias Make = @MainActor (AxisValue, EnvironmentValues) -> AxisLabelSpec?

  private let make: Make

  init(make: @escaping Make) {
    self.make = make
  }

  /// Adds the label.
  @MainActor public static func _lower(_ mark: Self, into pieces: inout _AxisMarkLowering) {
    if let label = mark.make(pieces.value, pieces.environment) { pieces.add(.label(label)) }
  }
}

extension AxisValueLabel {
  /// A view made of texts; a label without text is not drawn.
  public init(@ViewBuilder content: () -> Content) {
    // Read on the main actor alone, where labels are made.
    nonisolated(unsafe) let content = content()
    self.init { _, environment in
      let texts = content.lowered(in: environment).node.texts
      guard let first = texts.first else { return nil }
      var text = first
      text.string = texts.map(\.string).joined(separator: " ")
      return AxisLabelSpec(text)
    }
  }
}

extension AxisValueLabel where Content == Never {
  /// The value, written as the axis sees fit.
  public init() {
    self.init { _, environment in
      var label = AxisLabelSpec(Text(verbatim: "").line(in: environment))
      label.text = nil
      return label
    }
  }
}

extension AxisValueLabel where Content == Text {
  /// A text in the reader's language.
  public init(_ key: LocalizedStringKey) {
    self.init(text: Text(key))
  }

  /// A string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(text: Text(title))
  }

  /// A text in the reader's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(text: Text(resource))
  }

  /// The value with a format style; no label where the value is not of the style's type.
  public init<Format: FormatStyle>(format: Format)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // Read on the main actor alone, where labels are made.
    nonisolated(unsafe) let format = format
    self.init { value, environment in
      value.as(Format.FormatInput.self).map { input in
        AxisLabelSpec(Text(verbatim: format.format(input)).line(in: environment))
      }
    }
  }

  private init(text: Text) {
    self.init { _, environment in AxisLabelSpec(text.line(in: environment)) }
  }
}

extension AxisLabelSpec {
  /// The label that a text gives.
  init(_ text: TextLine) {
    self.init(text: text.string, color: text.color, font: text.font)
  }
}
