import Diagnostics
import RenderModel

/// A chart ready to be drawn from any pose: its vertex buffers and where it stands.
package struct ChartScene: Sendable {
  /// The grid of a plane, on the page; a box has its walls drawn for each frame.
  package var backdrop: [DrawItem] = []
  /// The marks: of a box in world space, of a plane on the page.
  package var content: [DrawItem]
  /// On the page.
  package var legend: [DrawItem]
  package var layout: ChartLayout
  /// From where the chart itself asks to be seen.
  package var pose: PoseSpec
  /// How far content extends from the centre of the box, in world units.
  package var reach: Double
  package var diagnostics: Diagnostics
}

extension ResolvedChart {
  /// Makes vertex buffers of the marks.
  ///
  /// - Parameter ramps: the page's; the chart's own are added.
  package func built(_ layout: ChartLayout, ramps: inout RampTable) -> ChartScene {
    var builder = SceneBuilder(chart: self, layout: layout, ramps: ramps)
    defer { ramps = builder.ramps }
    return builder.build()
  }
}

/// The working state of one build.
struct SceneBuilder {
  let chart: ResolvedChart
  let layout: ChartLayout
  let palette: Palette
  var ramps: RampTable
  var diagnostics = Diagnostics()
  /// The radius of the largest sphere.
  var largestRadius = 0.0

  init(chart: ResolvedChart, layout: ChartLayout, ramps: RampTable) {
    self.ramps = ramps
    self.chart = chart
    self.layout = layout
    palette = Palette(theme: chart.theme)
  }

  mutating func build() -> ChartScene {
    switch layout.plot {
    case .plane(let plane): planeScene(plane)
    case .box(let box): boxScene(box)
    }
  }

  private mutating func boxScene(_ box: BoxLayout) -> ChartScene {
    let content = chart.marks.enumerated().compactMap { index, marks in
      switch marks {
      case .points(let points): item(points, index: index)
      case .spans(let spans): item(spans, index: index)
      case .surface(let surface): item(surface, index: index)
      }
    }
    return ChartScene(
      content: content, legend: legendItems(), layout: layout, pose: chart.pose,
      reach: box.bounds.radius * 1.01 + largestRadius, diagnostics: diagnostics)
  }

  /// A gradient over the floor of the box.
  func footprint(_ gradient: GradientSpec, _ geometry: GradientGeometry) -> Footprint {
    Footprint(
      gradient, geometry, x: chart.x.scale.range, z: chart.z.scale.range,
      pointsPerUnit: layout.box?.pointsPerUnit ?? 1, palette: palette)
  }

  mutating func legendItems() -> [DrawItem] {
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
