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
    let slots = FrameSlots.all(charts)
    let firstView = slots.last?.nextItem ?? 0
    for mark in marks {
      if case .chart(let index) = mark {
        layers += PageScene.layers(charts[index], slots[index])
        isOpen = false
        continue
      }
      if !isOpen {
        layers.append(
          SceneLayer(
            name: "views", camera: .page, visibility: .painted,
            source: .perFrame(firstView + views.count)))
        views.append([])
        isOpen = true
      }
      views[views.count - 1].append(mark)
    }
    scene = RenderScene(layers: layers, ramps: ramps)
  }

  private static func layers(_ chart: ChartScene, _ slots: FrameSlots) -> [SceneLayer] {
    let legend = SceneLayer(
      name: "legend", camera: .page, visibility: .painted, source: .fixed(chart.legend))
    switch chart.layout.plot {
    case .box:
      let camera = CameraSlot.box(slots.camera)
      return [
        SceneLayer(
          name: "walls", camera: camera, visibility: .painted, source: .perFrame(slots.item)),
        SceneLayer(
          name: "content", camera: camera, visibility: .solid, source: .fixed(chart.content),
          light: chart.light),
        legend,
        SceneLayer(
          name: "labels", camera: .page, visibility: .painted, source: .perFrame(slots.item + 1)),
      ]
    case .plane:
      return [
        SceneLayer(
          name: "grid", camera: .page, visibility: .painted, source: .fixed(chart.backdrop)),
        SceneLayer(
          name: "content", camera: .page, visibility: .painted, source: .fixed(chart.content)),
        legend,
        SceneLayer(
          name: "labels", camera: .page, visibility: .painted, source: .perFrame(slots.item)),
      ]
    }
  }

  /// All that layout and the charts have to report.
  package var diagnostics: Diagnostics {
    charts.reduce(into: layoutDiagnostics) { $0.merge($1.diagnostics) }
  }
}

/// Where a chart finds its own in a frame: the number of its camera, and of the first of its lists of
/// items; the views come after those of all charts.
private struct FrameSlots {
  var camera = 0
  var item = 0
  var nextItem = 0

  static func all(_ charts: [ChartScene]) -> [FrameSlots] {
    var camera = 0
    var item = 0
    return charts.map { chart in
      var slots = FrameSlots(camera: camera, item: item)
      switch chart.layout.plot {
      // The walls and the labels.
      case .box: (camera, item) = (camera + 1, item + 2)
      // The labels.
      case .plane: item += 1
      }
      slots.nextItem = item
      return slots
    }
  }
}
