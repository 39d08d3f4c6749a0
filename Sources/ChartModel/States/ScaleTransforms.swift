/// The transforms of the scales of a chart, in whose units its states move.
struct ScaleTransforms: Sendable, PerAxis {
  package var x: ScaleTransform
  package var y: ScaleTransform
  package var z: ScaleTransform
  var colors: ScaleTransform

  init(_ spec: ChartSpec) {
    x = ScaleTransform(spec.x.scale ?? .linear)
    y = ScaleTransform(spec.y.scale ?? .linear)
    z = ScaleTransform(spec.z.scale ?? .linear)
    colors = ScaleTransform(spec.colorScale.type ?? .linear)
  }
}
