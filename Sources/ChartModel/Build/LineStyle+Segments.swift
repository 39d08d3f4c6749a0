import RenderModel

extension LineStyle {
  /// A line as strokes, one for each dash, where nothing is declared with the look given.
  ///
  /// - Parameter length: of the line on the page, in points.
  func segments(
    from start: SIMD3<Double>, to end: SIMD3<Double>, length: Double, width standardWidth: Double,
    color standardColor: RGBA8, palette: Palette
  ) -> [SegmentInstance] {
    let width = Float(self.width ?? standardWidth)
    let color = (self.color.map { palette.resolve($0) } ?? standardColor).fading(by: opacity)
    return dash.strokes(length: length).map { stroke in
      SegmentInstance(
        from: SIMD3<Float>(start + (end - start) * stroke.start),
        to: SIMD3<Float>(start + (end - start) * stroke.end), width: width, color: color)
    }
  }
}
