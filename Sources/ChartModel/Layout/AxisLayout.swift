import RenderModel
import TextModel

/// What stands along one axis, measured.
package struct AxisLayout: Sendable {
  package struct Label: Sendable {
    package var text: ShapedText
    package var string: String
    package var color: RGBA8
    /// Of a tick label, to shape it anew where it must be shorter.
    var font: FontSpec
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

  /// The size of the largest label.
  var labelSize: SIMD2<Double> {
    labels.reduce(into: SIMD2<Double>()) { size, label in
      guard let label else { return }
      size.x = max(size.x, label.text.width)
      size.y = max(size.y, label.text.height)
    }
  }
}

extension AxisLayout {
  /// - Parameter titleWidth: what the title may take.
  init(
    _ axis: ResolvedAxis, region: PageRect, titleWidth: Double, theme: Theme, style: LayoutStyle,
    text: some TextEngine
  ) {
    let palette = Palette(theme: theme)
    ticks = axis.ticks
    isVisible = axis.isVisible
    labels = axis.ticks.map { tick in
      guard let label = tick.label, !tick.text.isEmpty else { return nil }
      let font = label.font.map { style.scaled($0) } ?? style.tickLabelFont
      return Label(
        text.fitted(tick.text, font: font, width: region.width / 3), font: font,
        color: label.color.map { palette.resolve($0) } ?? theme.tickLabel)
    }
    title = axis.title.map { title in
      let font = style.axisTitleFont
      return Label(
        text.fitted(title, font: font, width: titleWidth), font: font, color: theme.axisTitle)
    }
  }
}

extension AxisLayout.Label {
  init(_ fitted: (text: ShapedText, string: String), font: FontSpec, color: RGBA8) {
    self.init(text: fitted.text, string: fitted.string, color: color, font: font)
  }
}

extension [PageRect?] {
  /// The frames that stay: every one, or every second or third and so on, until none comes closer
  /// to the next than the spacing.
  func thinned(spacing: Double) -> [Int] {
    let present = indices.filter { self[$0] != nil }
    for stride in 1...Swift.max(1, present.count) {
      let chosen = Swift.stride(from: 0, to: present.count, by: stride).map { present[$0] }
      let collides = zip(chosen, chosen.dropFirst()).contains { a, b in
        guard let a = self[a], let b = self[b] else { return false }
        return a.intersects(b, spacing: spacing)
      }
      if !collides { return chosen }
    }
    return []
  }
}
