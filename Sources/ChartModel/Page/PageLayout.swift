import RenderModel

/// A page on which everything has its place.
package struct PageLayout: Sendable {
  /// Points.
  package var size: SIMD2<Double>
  package var charts: [(chart: ResolvedChart, layout: ChartLayout)]
  package var texts: [PlacedText]
}

extension PageLayout {
  /// Makes vertex buffers of all charts.
  package func built() -> PageScene {
    var ramps = RampTable()
    let scenes = charts.map { $0.chart.built($0.layout, ramps: &ramps) }
    return PageScene(size: size, charts: scenes, texts: texts, ramps: ramps)
  }
}
