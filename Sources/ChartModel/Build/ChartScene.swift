import Diagnostics
import RenderModel

/// A chart ready to be drawn from any pose: what a back end prepares once, and how to make frames.
package struct ChartScene: Sendable {
  package var scene: RenderScene
  package var layout: ChartLayout
  /// How far content extends from the centre of the box, in world units.
  package var reach: Double
  package var diagnostics: Diagnostics

  /// The indices of the per-frame items.
  enum FrameSlot: Int, CaseIterable {
    case walls
    case labels
  }
}

extension ResolvedChart {
  /// Makes vertex buffers of the marks, and the scene that shows them.
  package func built(_ layout: ChartLayout) -> ChartScene {
    var builder = SceneBuilder(chart: self, layout: layout)
    return builder.build()
  }
}

/// The working state of one build.
struct SceneBuilder {
  let chart: ResolvedChart
  let layout: ChartLayout
  let palette: Palette
  var ramps = RampTable()
  var diagnostics = Diagnostics()
  /// The radius of the largest sphere.
  var largestRadius = 0.0

  init(chart: ResolvedChart, layout: ChartLayout) {
    self.chart = chart
    self.layout = layout
    palette = Palette(theme: chart.theme)
  }

  mutating func build() -> ChartScene {
    let content = chart.marks.enumerated().compactMap { index, marks in
      switch marks {
      case .points(let points): item(points, index: index)
      case .surface(let surface): item(surface, index: index)
      }
    }
    let legend = legendItems()
    let layers = [
      SceneLayer(
        name: "walls", camera: .box(0), visibility: .painted,
        source: .perFrame(ChartScene.FrameSlot.walls.rawValue)),
      SceneLayer(name: "content", camera: .box(0), visibility: .solid, source: .fixed(content)),
      SceneLayer(name: "legend", camera: .page, visibility: .painted, source: .fixed(legend)),
      SceneLayer(
        name: "labels", camera: .page, visibility: .painted,
        source: .perFrame(ChartScene.FrameSlot.labels.rawValue)),
    ]
    return ChartScene(
      scene: RenderScene(layers: layers, ramps: ramps), layout: layout,
      reach: layout.box.bounds.radius * 1.01 + largestRadius, diagnostics: diagnostics)
  }

  private mutating func legendItems() -> [DrawItem] {
    var items: [DrawItem] = []
    let radius = Float(layout.style.swatch / 2)
    let swatches = layout.legend.swatches.map { swatch in
      ShapeInstance(
        x: Float(swatch.center.x), y: Float(swatch.center.y), halfWidth: radius,
        halfHeight: radius, cornerRadius: radius, color: swatch.color)
    }
    if !swatches.isEmpty { items.append(DrawItem(name: "swatches", geometry: .shapes(swatches))) }
    for bar in layout.legend.bars {
      let row = ramps.add(bar.colors)
      items.append(
        DrawItem(
          name: "colour bar", geometry: .triangles(.bar(bar.frame)),
          material: Material(color: .ramp(row: row, coordinate: .linear))))
      let bottom = Float(bar.frame.maxY)
      let marks = bar.ticks.map { x in
        SegmentInstance(
          from: [Float(x), bottom, 0], to: [Float(x), bottom + Float(layout.style.labelGap), 0],
          width: Float(layout.style.axisWidth), color: layout.theme.axisLine)
      }
      items.append(DrawItem(name: "colour bar ticks", geometry: .segments(marks)))
    }
    return items
  }
}

extension TriangleMesh {
  /// A rectangle on the page along which u grows from 0 to 1.
  static func bar(_ frame: PageRect) -> TriangleMesh {
    let corners: [(Double, Double, Float)] = [
      (frame.x, frame.y, 0), (frame.maxX, frame.y, 1), (frame.maxX, frame.maxY, 1),
      (frame.x, frame.maxY, 0),
    ]
    return TriangleMesh(
      vertices: corners.map { MeshVertex(x: Float($0), y: Float($1), z: 0, u: $2) },
      indices: [0, 1, 2, 0, 2, 3])
  }
}
