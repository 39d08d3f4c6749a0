import Diagnostics
import RenderModel

/// A page of charts and views, ready to be drawn from any pose.
package struct PageScene: Sendable {
  /// Points.
  package var size: SIMD2<Double>
  package var charts: [ChartScene]
  /// What stands beside the charts: the marks that are painted between two charts come together.
  package var views: [[PageMark]]
  /// What a back end prepares once.
  package var scene: RenderScene
  private let layoutDiagnostics: Diagnostics

  /// - Parameters:
  ///   - marks: in the order of painting.
  ///   - ramps: with the rows that the charts read.
  ///   - layoutDiagnostics: what layout has to report.
  package init(
    size: SIMD2<Double>, charts: [ChartScene], marks: [PageMark], ramps: RampTable,
    layoutDiagnostics: Diagnostics = Diagnostics()
  ) {
    self.size = size
    self.charts = charts
    self.layoutDiagnostics = layoutDiagnostics
    views = []
    var layers: [SceneLayer] = []
    var isOpen = false
    for mark in marks {
      if case .chart(let index) = mark {
        layers += PageScene.layers(charts[index], index: index)
        isOpen = false
        continue
      }
      if !isOpen {
        layers.append(
          SceneLayer(
            name: "views", camera: .page, visibility: .painted,
            source: .perFrame(2 * charts.count + views.count)))
        views.append([])
        isOpen = true
      }
      views[views.count - 1].append(mark)
    }
    scene = RenderScene(layers: layers, ramps: ramps)
  }

  /// The walls and the labels of chart i are items 2 i and 2 i + 1 of a frame; the views come after
  /// those of all charts.
  private static func layers(_ chart: ChartScene, index: Int) -> [SceneLayer] {
    [
      SceneLayer(
        name: "walls", camera: .box(index), visibility: .painted, source: .perFrame(2 * index)),
      SceneLayer(
        name: "content", camera: .box(index), visibility: .solid, source: .fixed(chart.content),
        light: chart.light),
      SceneLayer(
        name: "legend", camera: .page, visibility: .painted, source: .fixed(chart.legend)),
      SceneLayer(
        name: "labels", camera: .page, visibility: .painted, source: .perFrame(2 * index + 1)),
    ]
  }

  /// All that layout and the charts have to report.
  package var diagnostics: Diagnostics {
    charts.reduce(into: layoutDiagnostics) { $0.merge($1.diagnostics) }
  }
}
