import Diagnostics
import RenderModel

/// A page of charts and texts, ready to be drawn from any pose.
package struct PageScene: Sendable {
  /// Points.
  package var size: SIMD2<Double>
  package var charts: [ChartScene]
  /// Texts beside the charts.
  package var texts: [PlacedText]
  /// What a back end prepares once.
  package var scene: RenderScene

  /// - Parameter ramps: with the rows that the charts read.
  package init(
    size: SIMD2<Double>, charts: [ChartScene], texts: [PlacedText] = [], ramps: RampTable
  ) {
    self.size = size
    self.charts = charts
    self.texts = texts
    scene = RenderScene(
      layers: charts.enumerated().flatMap { PageScene.layers($1, index: $0) }
        + PageScene.textLayers(texts, after: charts.count), ramps: ramps)
  }

  /// The walls and the labels of chart i are items 2 i and 2 i + 1 of a frame.
  private static func layers(_ chart: ChartScene, index: Int) -> [SceneLayer] {
    [
      SceneLayer(
        name: "walls", camera: .box(index), visibility: .painted, source: .perFrame(2 * index)),
      SceneLayer(
        name: "content", camera: .box(index), visibility: .solid, source: .fixed(chart.content)),
      SceneLayer(
        name: "legend", camera: .page, visibility: .painted, source: .fixed(chart.legend)),
      SceneLayer(
        name: "labels", camera: .page, visibility: .painted, source: .perFrame(2 * index + 1)),
    ]
  }

  private static func textLayers(_ texts: [PlacedText], after chartCount: Int) -> [SceneLayer] {
    guard !texts.isEmpty else { return [] }
    return [
      SceneLayer(
        name: "texts", camera: .page, visibility: .painted, source: .perFrame(2 * chartCount))
    ]
  }

  /// All that the charts have to report.
  package var diagnostics: Diagnostics {
    charts.reduce(into: Diagnostics()) { $0.merge($1.diagnostics) }
  }
}
