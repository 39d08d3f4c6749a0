import RenderModel
import TextModel

/// The 3D box on the page: framed once for all poses.
package struct BoxLayout: Sendable {
  package var bounds: BoxBounds
  /// Where labels may stand.
  package var region: PageRect
  /// Where the middle of the box stands.
  package var center: SIMD2<Double>
  /// Of a world unit at the centre's depth.
  package var pointsPerUnit: Double
  package var axes: [AxisLayout]
  package var isPerspective: Bool

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

  package func view(_ pose: PoseSpec) -> BoxView {
    BoxView(
      pose: pose, isPerspective: isPerspective, center: bounds.center, radius: bounds.radius)
  }

  /// A world point's place on the page.
  package func place(of world: SIMD3<Double>, _ view: BoxView) -> SIMD2<Double> {
    let p = view.projected(world) * pointsPerUnit
    return [center.x + p.x, center.y - p.y]
  }
}

extension BoxLayout {
  init(
    _ chart: ResolvedChart, region: PageRect, style: LayoutStyle, text: some TextEngine
  ) {
    bounds = BoxBounds(
      x: chart.x.scale.range, y: chart.y.scale.range, z: chart.z.scale.range)
    self.region = region
    isPerspective = chart.projection == .perspective
    axes = PositionAxis.allCases.map {
      AxisLayout(chart[$0], region: region, theme: chart.theme, style: style, text: text)
    }
    center = region.center
    pointsPerUnit = 0
    frame(style)
  }

  /// Finds the scale, and leaves out what a small page has no room for: titles, then labels, ticks.
  private mutating func frame(_ style: LayoutStyle) {
    if fit(style) { return }
    for index in axes.indices { axes[index].title = nil }
    if fit(style) { return }
    for index in axes.indices {
      axes[index].labels = axes[index].labels.map { _ in nil }
      for tick in axes[index].ticks.indices { axes[index].ticks[tick].tick = nil }
    }
    _ = fit(style)
  }

  /// Frames the box; false where it comes out so small that labels should make room.
  private mutating func fit(_ style: LayoutStyle) -> Bool {
    let framing = BoxFraming(self, style)
    pointsPerUnit = framing.pointsPerUnit
    center = framing.center
    return pointsPerUnit * 2 * bounds.radius >= 0.42 * min(region.width, region.height)
  }
}

extension BoxLayout.AxisLayout {
  init(
    _ axis: ResolvedAxis, region: PageRect, theme: Theme, style: LayoutStyle, text: some TextEngine
  ) {
    let palette = Palette(theme: theme)
    ticks = axis.ticks
    isVisible = axis.isVisible
    labels = axis.ticks.map { tick in
      guard let label = tick.label, !tick.text.isEmpty else { return nil }
      let font = label.font.map { style.scaled($0) } ?? style.tickLabelFont
      let fitted = text.fitted(tick.text, font: font, width: region.width / 3)
      var placed = Label(
        text: fitted.text, string: fitted.string,
        color: label.color.map { palette.resolve($0) } ?? theme.tickLabel,
        collision: label.collision, spacing: label.spacing, angle: label.angle)
      placed.offset = label.offset + ([0.5, 0.5] - label.anchor) * placed.size
      return placed
    }
    title = axis.title.map { title in
      // Not much longer than an edge of the box will be.
      let longest = 0.6 * min(region.width, region.height)
      let fitted = text.fitted(title, font: style.axisTitleFont, width: longest)
      return Label(text: fitted.text, string: fitted.string, color: theme.axisTitle)
    }
  }
}
