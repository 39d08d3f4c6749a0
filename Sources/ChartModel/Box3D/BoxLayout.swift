import RenderModel
import TextModel

/// The 3D box on the page: framed once for all poses.
package struct BoxLayout: Sendable {
  package var bounds: BoxBounds
  /// Where labels may stand.
  package var region: PageRect
  /// Where the middle of the box stands.
  package var center: SIMD2<Double>
  /// Of a world unit at the centre's depth.
  package var pointsPerUnit: Double
  package var axes: [AxisLayout]
  /// The chart's own.
  package var camera: CameraSpec

  package func view(_ pose: PoseSpec) -> BoxView {
    BoxView(pose: pose, camera: camera, center: bounds.center, radius: bounds.radius)
  }

  /// The box as a camera shows it: its zoom applied, the framing kept whatever the projection.
  package func seen(through camera: CameraSpec) -> BoxLayout {
    var box = self
    box.camera = camera.drawable
    box.pointsPerUnit *= box.camera.zoom
    return box
  }

  /// A world point's place on the page.
  package func place(of world: SIMD3<Double>, _ view: BoxView) -> SIMD2<Double> {
    let p = view.projected(world) * pointsPerUnit
    return [center.x + p.x, center.y - p.y]
  }
}

extension BoxLayout {
  init(
    _ chart: ResolvedChart, region: PageRect, style: LayoutStyle, text: some TextEngine
  ) {
    bounds = BoxBounds(
      x: chart.x.scale.range, y: chart.y.scale.range, z: chart.z.scale.range)
    self.region = region
    camera = chart.camera
    axes = PositionAxis.allCases.map {
      AxisLayout(
        chart[$0], region: region,
        // Not much longer than an edge of the box will be.
        titleWidth: 0.6 * min(region.width, region.height), theme: chart.theme, style: style,
        text: text)
    }
    center = region.center
    pointsPerUnit = 0
    frame(through: chart.lenses ?? [camera], style)
  }

  /// Finds the scale, and leaves out what a small page has no room for: titles, then labels, ticks.
  private mutating func frame(through lenses: [CameraSpec], _ style: LayoutStyle) {
    if fit(through: lenses, style) { return }
    for index in axes.indices { axes[index].title = nil }
    if fit(through: lenses, style) { return }
    for index in axes.indices {
      axes[index].labels = axes[index].labels.map { _ in nil }
      for tick in axes[index].ticks.indices { axes[index].ticks[tick].tick = nil }
    }
    _ = fit(through: lenses, style)
  }

  /// Frames the box; false where it comes out so small that labels should make room.
  private mutating func fit(through lenses: [CameraSpec], _ style: LayoutStyle) -> Bool {
    let framing = BoxFraming(self, through: lenses, style)
    pointsPerUnit = framing.pointsPerUnit
    center = framing.center
    return pointsPerUnit * 2 * bounds.radius >= 0.42 * min(region.width, region.height)
  }
}
