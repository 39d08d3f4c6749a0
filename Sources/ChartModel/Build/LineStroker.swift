import RenderModel

/// Turns paths into strokes of one style.
struct LineStroker {
  /// Points.
  let width: Double
  private let dash: DashPattern
  private let pointsPerUnit: Double

  init(_ style: LineSpec?, _ layout: ChartLayout) {
    let wanted = style?.width ?? layout.style.ruleWidth
    width = wanted.isFinite ? min(max(wanted, 0), 1000) : layout.style.ruleWidth
    dash = style?.dash ?? DashPattern()
    pointsPerUnit = max(layout.box.pointsPerUnit, 1e-6)
  }

  func stroke(_ path: LinePath, into strokes: inout [SegmentInstance]) {
    guard width > 0 else { return }
    for index in path.points.indices.dropLast() {
      strokes.append(
        SegmentInstance(
          from: SIMD3<Float>(WorldSpace.fromPlot(path.points[index])),
          to: SIMD3<Float>(WorldSpace.fromPlot(path.points[index + 1])), width: Float(width),
          color: RGBA8.mix(path.colors[index], path.colors[index + 1], 0.5)))
    }
  }
}
