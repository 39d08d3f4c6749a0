import ChartModel

extension ChartSpec {
  /// Three groups of points with long labels: the shape of a scatter chart.
  static func points(
    _ x: [Double] = [172, 190, 231], _ y: [Double] = [2700, 4000, 6300],
    _ z: [Double] = [32.1, 44, 59.6], color: [String]? = nil, style: MarkStyle = MarkStyle()
  ) -> ChartSpec {
    var style = style
    if let color {
      style.foreground = .encoded(
        Channel(label: "Species", column: .categories(CategoryColumn(color))))
    }
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .point, x: Channel(label: "Flipper length (mm)", column: .numbers(x)),
        y: Channel(label: "Body mass (g)", column: .numbers(y)),
        z: Channel(label: "Bill length (mm)", column: .numbers(z)), style: style)
    ]
    return spec
  }

  /// A surface over the default domain.
  static func surface(
    count: Int? = nil, style: MarkStyle = MarkStyle(),
    _ function: @escaping @Sendable (Double, Double) -> Double
  ) -> ChartSpec {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .surface(
          SurfaceFunction(sampleCount: count) { xs, zs in zip(xs, zs).map { function($0, $1) } }),
        x: Channel(label: "X"), y: Channel(label: "Y"), z: Channel(label: "Z"), style: style)
    ]
    return spec
  }
}
