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
  package var light: SceneLight
  /// How far content extends from the centre of the box, in world units.
  package var reach: Double
  /// With the rows that the marks read.
  package var ramps: RampTable
  package var diagnostics: Diagnostics
}

extension ResolvedChart {
  /// Makes vertex buffers of the marks.
  ///
  /// - Parameters:
  ///   - ramps: the page's; the chart's own are added.
  ///   - threads: how many share the work.
  package func built(
    _ layout: ChartLayout, ramps: inout RampTable, threads: Int
  ) -> ChartScene {
    var builder = SceneBuilder(chart: self, layout: layout, ramps: ramps, threads: threads)
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
  /// How far the largest symbol reaches from its centre.
  var largestRadius = 0.0
  /// How many threads share the work; no result depends on it.
  let threads: Int

  init(chart: ResolvedChart, layout: ChartLayout, ramps: RampTable, threads: Int) {
    self.ramps = ramps
    self.threads = threads
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
    let content = chart.marks.enumerated().flatMap { index, marks -> [DrawItem] in
      switch marks {
      case .points(let points): items(points, index: index)
      case .spans(let spans): items(spans, index: index)
      case .surface(let surface): items(surface, index: index)
      case .scattered(let scatter): items(scatter, index: index)
      case .lines(let lines): [item(lines, index: index)].compactMap { $0 }
      case .texts: []
      case .planeSpans, .areas: leftOut(index)
      }
    }
    noteTexts()
    noteUnseen(content.isEmpty && !chart.marks.contains(where: \.areTexts))
    let legend = legendItems()
    return ChartScene(
      content: chart.light.shades ? content : content.map(\.unlit), legend: legend,
      layout: layout, pose: chart.pose, light: chart.light.light,
      reach: box.bounds.radius * 1.01 + largestRadius, ramps: ramps,
      diagnostics: diagnostics)
  }

  /// Notes marks of a plane in a box.
  private mutating func leftOut(_ index: Int) -> [DrawItem] {
    diagnostics.note(.other("mark \(index + 1) has no place in a box, and is left out"))
    return []
  }

  /// Counts the texts that have no place.
  private mutating func noteTexts() {
    for (index, leftOut) in layout.annotations.leftOut.sorted(by: { $0.key < $1.key }) {
      diagnostics.note(leftOut, place: "text mark \(index + 1)")
    }
  }

  /// The scale of a box: points on the page for a unit of the world.
  var pointsPerUnit: Double { layout.box?.pointsPerUnit ?? 1 }

  /// A gradient over the floor of the box.
  func footprint(_ gradient: GradientSpec, _ geometry: GradientGeometry) -> Footprint {
    Footprint(
      gradient, geometry, x: chart.x.scale.range, z: chart.z.scale.range,
      pointsPerUnit: pointsPerUnit, palette: palette)
  }
}

extension DrawItem {
  /// The same without shading.
  fileprivate var unlit: DrawItem {
    var item = self
    item.material.lighting = nil
    return item
  }
}
