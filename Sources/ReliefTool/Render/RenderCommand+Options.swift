import ChartModel

extension RenderCommand {
  /// The options, by name, and in the order of help.
  enum Options {
    static let all =
      [
        x, y, z, color, mark, surface, samples, view, previews, variants, lenient, style, symbol,
        symbolSize, opacity, contours,
      ]
      + [mesh] + colors + [title, theme, light, background]
      + PositionAxis.allCases.map(label) + PositionAxis.allCases.map(domain)
      + PositionAxis.allCases.map(scale)
      + [
        pose, projection, fieldOfView, zoom, proportions, size, scale, ppi, output, backend, device,
        emit, report, verbose, quiet,
      ]
  }
}
