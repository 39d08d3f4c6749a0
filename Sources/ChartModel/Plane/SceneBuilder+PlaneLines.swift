import Diagnostics
import RenderModel

extension SceneBuilder {
  /// Each line of a group as a shape of one coverage, then its symbols.
  mutating func planeItems(
    _ lines: ResolvedLines, _ plane: PlaneLayout, index: Int
  ) -> [DrawItem] {
    let place = "line mark \(index + 1)"
    let vertices = lines.vertices
    let count = min(vertices.x.count, vertices.y.count)
    let x = PlaneMap(.x, of: chart, in: plane, anchor: vertices.xAnchor)
    let y = PlaneMap(.y, of: chart, in: plane, anchor: vertices.yAnchor)
    var leftOut = LeftOut()
    var items: [DrawItem] = []
    noteProblems(of: vertices.line)
    for line in PlaneSeries.vertices(count: count, series: lines.series) {
      var runs: [[SIMD2<Double>]] = []
      var run: [SIMD2<Double>] = []
      run.reserveCapacity(line.count)
      for i in line {
        let p = SIMD2(x.place(of: vertices.x[i]), y.place(of: vertices.y[i]))
        if p.x.isFinite, p.y.isFinite {
          let offset = vertices.offset?.value(at: i)?.start ?? .zero
          run.append(SIMD2(x.page(p.x), y.page(p.y)) + offset)
        } else {
          leftOut.count(isFinite: vertices.x[i].isFinite && vertices.y[i].isFinite)
          if !run.isEmpty { runs.append(run) }
          run = []
        }
      }
      if !run.isEmpty { runs.append(run) }
      items += planeLine(lines, runs, first: line[0], name: place, plane)
    }
    if !lines.isSampled { diagnostics.note(leftOut, place: place) }
    guard lines.hasSymbols else { return items }
    // What has no place is noted already.
    let noted = diagnostics
    items += symbolItems(vertices, plane, index: index)
    diagnostics = noted
    return items
  }

  /// One line, in parts without a gap.
  private mutating func planeLine(
    _ lines: ResolvedLines, _ runs: [[SIMD2<Double>]], first: Int, name: String,
    _ plane: PlaneLayout
  ) -> [DrawItem] {
    var style = lines.vertices.line
    if let code = lines.dashes?.element(first) {
      style = (style ?? LineSpec()).dashed(code, standard: StrokedPath.planeWidth(layout))
    }
    let stroke = StrokedPath(plane: style, layout)
    guard stroke.width > 0 else { return [] }
    // A function has no places by themselves, but steps may end in one.
    let runs = lines.isSampled ? runs.filter { $0.count > 1 } : runs
    let paths = runs.map { PlanePath($0, lines.interpolation, along: .x) }
    guard let bounds = PageRect(around: paths.lazy.flatMap(\.places)) else { return [] }
    let frame = PlaneFrame(of: bounds, in: plane.plot, reach: stroke.reach)
    var strokes: [SegmentInstance] = []
    for path in paths {
      for run in frame.cut.runs(path.places) {
        stroke.appendMask(through: run.places, before: run.before, to: &strokes)
      }
    }
    guard !strokes.isEmpty, let shown = frame.shown(bounds) else { return [] }
    let paint = planePaint(
      lines.vertices.foreground, at: first, over: lines.alignsWithPlot ? plane.plot : bounds,
      in: plane)
    return [
      DrawItem(
        name: name, geometry: .triangles(paint.rectangle(shown)),
        material: Material(color: paint.color), mask: strokes)
    ]
  }
}

/// A line on the page as it is stroked: chords of its curve, no more of them than can be told apart.
struct PlanePath {
  let places: [SIMD2<Double>]

  init(
    _ vertices: [SIMD2<Double>], _ interpolation: Interpolation, along direction: CurveDirection
  ) {
    let flat = interpolation.flattened(
      vertices, along: direction, tolerance: PlanePath.tolerance)
    places = PolylineReducer.reduced(flat.points)
  }

  /// How far chords may be from their curve, in points: too little to see on the sharpest screens.
  static let tolerance = 0.03
}

/// What of a line is seen: it ends at the sides of the plot that it leaves, and has its whole width at
/// those that it only touches.
struct PlaneFrame {
  private let visible: PageRect
  /// Where strokes may be cut without a trace.
  let cut: PlaneClip

  /// - Parameter reach: how far strokes may colour the page beside their line.
  init(of bounds: PageRect, in plot: PageRect, reach: Double) {
    let slack = 1e-6
    let low = SIMD2(
      bounds.x < plot.x - slack ? plot.x : plot.x - reach,
      bounds.y < plot.y - slack ? plot.y : plot.y - reach)
    let high = SIMD2(
      bounds.maxX > plot.maxX + slack ? plot.maxX : plot.maxX + reach,
      bounds.maxY > plot.maxY + slack ? plot.maxY : plot.maxY + reach)
    visible = PageRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    cut = PlaneClip(plot, grownBy: 2 * reach)
    self.reach = reach
  }

  private let reach: Double

  /// The part of the page on which a line of these bounds is seen.
  func shown(_ bounds: PageRect) -> PageRect? {
    bounds.inset(by: -reach).intersection(visible)
  }
}

extension StrokedPath {
  /// The strokes of a line of a plane, in points.
  init(plane style: LineSpec?, _ layout: ChartLayout) {
    let spec = style ?? LineSpec()
    let standard = StrokedPath.planeWidth(layout)
    self.init(
      width: LineSpec.held(spec.width ?? standard) ?? standard, join: spec.join,
      miterLimit: MiterLimit(spec.miterLimit), cap: spec.cap, dash: spec.dash)
  }

  /// The width of a line in points where none is given.
  static func planeWidth(_ layout: ChartLayout) -> Double { 2 * layout.style.factor }

  /// How far strokes may colour the page beside their line, in points.
  var reach: Double {
    let corner = join == .miter ? min(1 / Double(miterLimit.cosine), 100) : 1.5
    return width / 2 * max(corner, 3) + 1
  }
}
