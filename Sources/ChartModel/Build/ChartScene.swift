import Diagnostics
import RenderModel

/// A chart ready to be drawn from any pose: its vertex buffers and where it stands.
package struct ChartScene: Sendable {
  /// The marks, in world space.
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
    let content = chart.marks.enumerated().compactMap { index, marks in
      switch marks {
      case .points(let points): item(points, index: index)
      case .spans(let spans): item(spans, index: index)
      case .surface(let surface): item(surface, index: index)
      }
    }
    return ChartScene(
      content: content, legend: legendItems(), layout: layout, pose: chart.pose,
      reach: layout.box.bounds.radius * 1.01 + largestRadius, diagnostics: diagnostics)
  }

  /// A gradient over the floor of the box.
  func footprint(_ gradient: GradientSpec, _ geometry: GradientGeometry) -> Footprint {
    Footprint(
      gradient, geometry, x: chart.x.scale.range, z: chart.z.scale.range,
      pointsPerUnit: layout.box.pointsPerUnit, palette: palette)
  }
}
