import Diagnostics
import RenderModel
import TextModel

/// Places views beside the marks of a plane.
struct PlaneAnnotations<Text: TextEngine> {
  let chart: ResolvedChart
  /// What the chart has of the page.
  let page: PageRect
  let style: LayoutStyle
  let text: Text

  /// A view with the mark beside which it stands.
  private struct Placed {
    var spec: AnnotationSpec
    var target: PageRect
    var frame: PageRect
  }

  var isEmpty: Bool { chart.marks.allSatisfy { $0.annotations.isEmpty } }

  /// How much room the scales have to make for views at their ends, in points.
  func padding(in plane: PlaneLayout) -> (x: AxisPadding, y: AxisPadding) {
    var (x, y) = (AxisPadding(), AxisPadding())
    for placed in placed(in: plane) {
      let (frame, plot) = (placed.frame, plane.plot)
      if overflow(placed.spec, .x) == .padScale {
        x.start = max(x.start, plot.x - frame.x)
        x.end = max(x.end, frame.maxX - plot.maxX)
      }
      if overflow(placed.spec, .y) == .padScale {
        y.start = max(y.start, frame.maxY - plot.maxY)
        y.end = max(y.end, plot.y - frame.y)
      }
    }
    // Views that are as large as the plot leave it some room.
    func held(_ padding: AxisPadding, _ length: Double) -> AxisPadding {
      AxisPadding(start: min(padding.start, length / 4), end: min(padding.end, length / 4))
    }
    return (held(x, plane.plot.width), held(y, plane.plot.height))
  }

  /// The views, in the order of painting.
  func marks(in plane: PlaneLayout, diagnostics: inout Diagnostics) -> [PageMark] {
    placed(in: plane).flatMap { placed -> [PageMark] in
      var placer = ViewPlacer(
        ViewLayouter(placed.spec.content, text: text), page: moved(placed, plane.plot), margin: 0,
        theme: chart.theme)
      let layout = placer.layout(charts: [])
      diagnostics.merge(layout.diagnostics)
      return layout.marks
    }
  }

  /// The sizes of the marks whose views ask for them, by the numbers of those.
  func targetSizes(in plane: PlaneLayout) -> [Int: SIMD2<Double>] {
    var sizes: [Int: SIMD2<Double>] = [:]
    for placed in placed(in: plane) {
      if let reader = placed.spec.reader { sizes[reader] = placed.target.size }
    }
    return sizes
  }

  private func placed(in plane: PlaneLayout) -> [Placed] {
    chart.marks.flatMap { marks -> [Placed] in
      guard !marks.annotations.isEmpty,
        let frames = PlaneMarkFrames(marks, chart, in: plane, page: page, style: style)
      else { return [] }
      return marks.annotations.compactMap { spec in
        let spec = spec.hasMarkColor ? spec.colored(as: marks.points?.foreground) : spec
        guard let target = frames[spec.row] else { return nil }
        let layouter = ViewLayouter(spec.content, text: text)
        var extent = layouter.measure(layouter.root, Proposal(width: nil, height: nil))
        if extent.width > page.width {
          extent = layouter.measure(layouter.root, Proposal(width: page.width, height: nil))
        }
        guard extent.width > 0, extent.height > 0, extent.width.isFinite, extent.height.isFinite
        else { return nil }
        let side = spec.side ?? frames.side(spec.row)
        return Placed(
          spec: spec, target: target,
          frame: beside(target, side, spec, [extent.width, extent.height]))
      }
    }
  }

  /// The frame of a view of a size at a side of a mark.
  private func beside(
    _ target: PageRect, _ side: SIMD2<Int>, _ spec: AnnotationSpec, _ size: SIMD2<Double>
  ) -> PageRect {
    let spacing = spec.spacing.flatMap { $0.isFinite ? $0 : nil } ?? 4 * style.factor
    let isCorner = side.x != 0 && side.y != 0
    let gap = SIMD2(isCorner ? 0 : spacing, spacing)
    let fraction = SIMD2(spec.alignment.horizontal, spec.alignment.vertical.fraction)
    func origin(_ axis: Int) -> Double {
      let start = axis == 0 ? target.x : target.y
      let length = target.size[axis]
      if side[axis] < 0 { return start - gap[axis] - size[axis] }
      if side[axis] > 0 { return start + length + gap[axis] }
      return start + fraction[axis] * (length - size[axis])
    }
    return PageRect(x: origin(0), y: origin(1), width: size.x, height: size.y)
  }

  /// A frame moved into what it must not leave.
  private func moved(_ placed: Placed, _ plot: PageRect) -> PageRect {
    var frame = placed.frame
    func held(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      min(max(start, low), max(high - length, low))
    }
    switch overflow(placed.spec, .x) {
    case .fitPlot: frame.x = held(frame.x, frame.width, plot.x, plot.maxX)
    case .fitChart, .padScale: frame.x = held(frame.x, frame.width, page.x, page.maxX)
    case .automatic, .disabled: break
    }
    switch overflow(placed.spec, .y) {
    case .fitPlot: frame.y = held(frame.y, frame.height, plot.y, plot.maxY)
    case .fitChart, .padScale: frame.y = held(frame.y, frame.height, page.y, page.maxY)
    case .automatic, .disabled: break
    }
    return frame
  }

  /// What becomes of a view at the ends of an axis: a scale of numbers makes room for it, on another
  /// it is moved into the chart.
  private func overflow(_ spec: AnnotationSpec, _ axis: PositionAxis) -> AnnotationSpec.Overflow {
    let asked = axis == .x ? spec.xOverflow : spec.yOverflow
    guard asked == .automatic else { return asked }
    return chart[axis].scale.kind == .number ? .padScale : .fitChart
  }
}

extension AnnotationSpec {
  /// With a text in the color of its mark.
  fileprivate func colored(as foreground: ResolvedForeground?) -> AnnotationSpec {
    guard case .text(var text) = content, let color = foreground?.color(of: row) else {
      return self
    }
    text.color = .srgb(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: Double(color.alpha) / 255)
    var colored = self
    colored.content = .text(text)
    return colored
  }
}

extension ResolvedMarks {
  fileprivate var points: ResolvedPoints? {
    if case .points(let points) = self { points } else { nil }
  }
}

extension ResolvedForeground {
  /// The one color of a mark; nil where it has several.
  fileprivate func color(of index: Int) -> RGBA8? {
    switch self {
    case .color(let color): color
    case .each(let colors): colors.element(index)
    case .fading(let foreground, let opacities):
      foreground.color(of: index)?.fading(by: opacities.element(index) ?? 1)
    case .height, .normal, .footprint: nil
    }
  }
}

extension VerticalGuide {
  /// Of the height, from the top.
  fileprivate var fraction: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom, .lastTextBaseline: 1
    }
  }
}
