import RenderModel

/// Turns paths in plot space into strokes of one style.
struct LineStroker {
  private let path: StrokedPath

  init(_ style: LineSpec?, _ layout: ChartLayout) {
    let style = style ?? LineSpec()
    let width = style.width ?? layout.style.ruleWidth
    path = StrokedPath(
      width: LineSpec.held(width) ?? layout.style.ruleWidth, join: style.join,
      miterLimit: MiterLimit(style.miterLimit), cap: style.cap, dash: style.dash,
      pointsPerUnit: max(layout.box?.pointsPerUnit ?? 1, 1e-6))
  }

  /// An empty path whose corners are left out where they lie too close to be told apart: less than
  /// a fiftieth of a point.
  var emptyPath: LinePath { LinePath(tolerance: 0.02 / path.pointsPerUnit) }

  /// Points.
  var width: Double { path.width }

  func stroke(_ line: LinePath, into strokes: inout [SegmentInstance]) {
    guard width > 0 else { return }
    let first = strokes.count
    let places = line.points.lazy.map { WorldSpace.fromPlot($0) }
    path.append(through: places, colors: line.colors, to: &strokes)
    guard first < strokes.count else { return }
    // A cap would reach out of the box where the box cuts the line.
    if line.isCutAtStart, strokes[first].from == places.first.map({ SIMD3<Float>($0) }) {
      strokes[first].startEnd = .butt
    }
    let last = strokes.count - 1
    if line.isCutAtEnd, strokes[last].to == places.last.map({ SIMD3<Float>($0) }) {
      strokes[last].endEnd = .butt
    }
  }
}

extension SegmentInstance {
  fileprivate var from: SIMD3<Float> { [ax, ay, az] }
  fileprivate var to: SIMD3<Float> { [bx, by, bz] }
}
