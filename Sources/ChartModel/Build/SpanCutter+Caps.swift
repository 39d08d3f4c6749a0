import RenderModel

extension SpanCutter {
  /// Crosses over the ends of a rule that are in the box, so that they show from everywhere.
  ///
  /// - Parameter half: half of a cap's length, in plot units.
  func caps(
    _ index: Int, _ corners: (low: SIMD3<Double>, high: SIMD3<Double>), _ half: Double,
    _ width: Double, _ shade: LineShade
  ) -> [SegmentInstance] {
    guard let axis = rangedAxes.first else { return [] }
    return [corners.low, corners.high].filter { isEnd($0, of: index) }
      .flatMap { end -> [SegmentInstance] in
        let color = shade.color(index, index, 0, end)
        return (0..<3).filter { $0 != axis }.map { across in
          var (from, to) = (end, end)
          from[across] -= half
          to[across] += half
          return SegmentInstance(
            from: SIMD3<Float>(WorldSpace.fromPlot(box.nearest(to: from))),
            to: SIMD3<Float>(WorldSpace.fromPlot(box.nearest(to: to))), width: Float(width),
            color: color)
        }
      }
  }
}
