import RenderModel
import TextModel

/// What stands along one axis, measured.
package struct AxisLayout: Sendable {
  package struct Label: Sendable {
    package var text: ShapedText
    package var string: String
    package var color: RGBA8
    /// Points to the right and down.
    package var offset = SIMD2<Double>()
    package var collision = LabelCollision.automatic
    /// Further from the axis by so many points, sideways and up or down.
    package var spacing = SIMD2<Double>()
    /// Counterclockwise, in degrees: 0, 90 or -90.
    package var angle = 0.0

    /// Of the upright rectangle about the text.
    var size: SIMD2<Double> {
      angle == 0 ? [text.width, text.height] : [text.height, text.width]
    }
  }

  package var ticks: [ResolvedTick]
  /// One for each tick; nil where there is no label.
  package var labels: [Label?]
  package var title: Label?
  package var isVisible: Bool

  /// The length of the longest tick; 0 where there is none.
  func tickLength(_ style: LayoutStyle) -> Double {
    ticks.reduce(0) { length, tick in
      tick.tick.map { max(length, $0.length ?? style.tickLength) } ?? length
    }
  }

  /// How far labels are moved from their places, at most, to each side.
  var labelShift: SIMD2<Double> {
    labels.reduce(into: SIMD2<Double>()) { shift, label in
      guard let label else { return }
      shift.x = max(shift.x, abs(label.offset.x) + max(label.spacing.x, 0))
      shift.y = max(shift.y, abs(label.offset.y) + max(label.spacing.y, 0))
    }
  }

  /// The size of the largest label.
  var labelSize: SIMD2<Double> {
    labels.reduce(into: SIMD2<Double>()) { size, label in
      guard let label else { return }
      size = pointwiseMax(size, label.size)
    }
  }
}

extension AxisLayout {
  /// - Parameter titleWidth: what the title may take.
  init(
    _ axis: ResolvedAxis, region: PageRect, titleWidth: Double, theme: Theme, style: LayoutStyle,
    text: some TextEngine
  ) {
    ticks = axis.ticks
    isVisible = axis.isVisible
    labels = axis.ticks.map {
      Label($0, width: region.width / 3, theme: theme, style: style, text: text)
    }
    title = axis.title.map { title in
      let fitted = text.fitted(title, font: style.axisTitleFont, width: titleWidth)
      return Label(text: fitted.text, string: fitted.string, color: theme.axisTitle)
    }
  }
}

extension AxisLayout.Label {
  /// The label of a tick; nil where there is none.
  ///
  /// - Parameters:
  ///   - width: what the text may take.
  ///   - angle: where the label asks for none.
  init?(
    _ tick: ResolvedTick, width: Double, angle: Double = 0, theme: Theme, style: LayoutStyle,
    text: some TextEngine
  ) {
    guard let label = tick.label, !tick.text.isEmpty else { return nil }
    let font = label.font.map { style.scaled($0) } ?? style.tickLabelFont
    let fitted = text.fitted(tick.text, font: font, width: width)
    self.init(
      text: fitted.text, string: fitted.string,
      color: (label.color.map { Palette(theme: theme).resolve($0) } ?? theme.tickLabel)
        .fading(by: label.opacity),
      collision: label.collision, spacing: label.spacing, angle: label.angle ?? angle)
    offset = label.offset + ([0.5, 0.5] - label.anchor) * size
  }
}
