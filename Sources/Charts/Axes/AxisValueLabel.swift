import ChartModel
import Foundation
import SwiftUICore

/// The text at a value.
///
/// All forms take the same options. `centered` true puts the label half-way to the next value;
/// `anchor` is the place in the label that stands where its centre else does; the spacings are
/// points by which it is further from the axis. `multiLabelAlignment` and `offsetsMarks` are for
/// axes with several labels at one value; a 3D chart has one.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  /// Makes the label's text in an environment; nil for none.
  typealias Make = @MainActor (AxisValue, EnvironmentValues) -> AxisLabelSpec?

  private let options: AxisValueLabelOptions
  private let make: Make

  init(options: AxisValueLabelOptions, make: @escaping Make) {
    self.options = options
    self.make = make
  }

  /// Adds the label.
  @MainActor public static func _lower(_ mark: Self, into pieces: inout _AxisMarkLowering) {
    guard var label = mark.make(pieces.value, pieces.environment) else { return }
    mark.options.apply(to: &label)
    label.offset = pieces.offset
    pieces.add(.label(label))
  }
}

extension AxisValueLabel {
  /// A view made of texts; a label without text is not drawn.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    // Read on the main actor alone, where labels are made.
    nonisolated(unsafe) let content = content()
    self.init(
      options: AxisValueLabelOptions(
        centered,
        anchor,
        collisionResolution,
        orientation,
        horizontalSpacing,
        verticalSpacing
      )
    ) { _, environment in
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
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      options: AxisValueLabelOptions(
        centered,
        anchor,
        collisionResolution,
        orientation,
        horizontalSpacing,
        verticalSpacing
      )
    ) { _, environment in
      var label = AxisLabelSpec(Text(verbatim: "").line(in: environment))
      label.text = nil
      return label
    }
  }
}

extension AxisValueLabel where Content == Text {
  /// A text in the reader's language.
  public init(
    _ key: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(key),
      AxisValueLabelOptions(
        centered,
        anchor,
        collisionResolution,
        orientation,
        horizontalSpacing,
        verticalSpacing
      )
    )
  }

  /// A string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(title),
      AxisValueLabelOptions(
        centered,
        anchor,
        collisionResolution,
        orientation,
        horizontalSpacing,
        verticalSpacing
      )
    )
  }

  /// A text in the reader's language.
  @_disfavoredOverload
  public init(
    _ resource: LocalizedStringResource,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(resource),
      AxisValueLabelOptions(
        centered,
        anchor,
        collisionResolution,
        orientation,
        horizontalSpacing,
        verticalSpacing
      )
    )
  }

  /// The value with a format style; no label where the value is not of the style's type.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // Read on the main actor alone, where labels are made.
    nonisolated(unsafe) let format = format
    self.init(
      options: AxisValueLabelOptions(
        centered,
        anchor,
        collisionResolution,
        orientation,
        horizontalSpacing,
        verticalSpacing
      )
    ) { value, environment in
      value.as(Format.FormatInput.self).map { input in
        AxisLabelSpec(Text(verbatim: format.format(input)).line(in: environment))
      }
    }
  }

  private init(_ text: Text, _ options: AxisValueLabelOptions) {
    self.init(options: options) { _, environment in AxisLabelSpec(text.line(in: environment)) }
  }
}

extension AxisLabelSpec {
  /// The label that a text gives.
  init(_ text: TextLine) {
    self.init(text: text.string, color: text.color, font: text.font)
  }
}
