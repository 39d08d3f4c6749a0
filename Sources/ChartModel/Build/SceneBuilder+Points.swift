import Diagnostics
import Glibc
import RenderModel

extension SceneBuilder {
  /// Symbols for the points that are finite and inside the domains: spheres, and a mesh of the rest.
  mutating func items(_ points: ResolvedPoints, index: Int) -> [DrawItem] {
    let place = "point mark \(index + 1)"
    let count = min(points.x.count, points.y.count, points.z.count)
    let isByNormal = points.foreground.isByNormal
    // Of what the normals colour only the opacity is a point's own.
    let color = markColors(isByNormal ? points.foreground.whitened : points.foreground)
    let automaticSize = SceneBuilder.diameter(count: points.crowd)
    let x = PlaceMap(chart.x.scale)
    let y = PlaceMap(chart.y.scale)
    let z = PlaceMap(chart.z.scale)
    var leftOut = LeftOut()
    var isHeld = false
    var symbols = SymbolCollector(
      points, count: count, pointsPerUnit: pointsPerUnit, isByNormal: isByNormal)
    // Not by `BoxPlaces`: its case for each place costs a third of the loop.
    for i in 0..<count {
      let value = SIMD3(points.x[i], points.y[i], points.z[i])
      let p = SIMD3(x[value.x], y[value.y], z[value.z])
      guard p.x.isFinite, p.y.isFinite, p.z.isFinite else {
        leftOut.count(isFinite: value.x.isFinite && value.y.isFinite && value.z.isFinite)
        continue
      }
      guard x.contains(p.x), y.contains(p.y), z.contains(p.z) else { continue }
      let diameter = points.size.map { $0[i] } ?? automaticSize
      guard diameter.isFinite else {
        leftOut.notFinite += 1
        continue
      }
      if diameter < 0 { leftOut.offScale += 1 }
      let shade = color(i, p)
      guard diameter > 0, shade.alpha > 0 else { continue }
      let held = min(diameter, SceneBuilder.largestAllowedDiameter)
      if held < diameter { isHeld = true }
      if !symbols.add(i, at: p, diameter: held, color: shade) { leftOut.notFinite += 1 }
    }
    largestRadius = max(largestRadius, symbols.reach)
    diagnostics.note(leftOut, place: place)
    if isHeld {
      diagnostics.note(
        .other(
          "\(place) has sizes above \(SceneBuilder.largestAllowedDiameter), the side of the box, "
            + "which is used instead; a size is a fraction of it"))
    }
    if symbols.isSimplified {
      diagnostics.note(
        .other(
          "\(place) has more than \(SymbolDetail.mostMeshes) points; they are drawn as spheres"))
    }
    return symbols.items(name: place, lighting: points.lighting)
  }

  /// Keeps a symbol from swallowing the eye.
  private static let largestAllowedDiameter = 1.0

  /// The diameter of a point when none is given: smaller as there are more, so that a cloud of
  /// points stays a cloud.
  static func diameter(count: Int) -> Double {
    let ratio = 400 / Double(max(1, count))
    return ratio < 1 ? max(0.03 * cbrt(ratio), 0.002) : min(0.03 * pow(ratio, 0.15), 0.05)
  }

  /// The colour of point i at a place in plot space.
  mutating func markColors(
    _ foreground: ResolvedForeground
  ) -> (_ index: Int, _ place: SIMD3<Double>) -> RGBA8 {
    switch foreground {
    case .color(let color):
      return { _, _ in color }
    case .each(let colors):
      return { index, _ in index < colors.count ? colors[index] : colors.last ?? RGBA8(gray: 128) }
    case .height(let gradient, let low, let high):
      let row = Ramp.row(gradient, palette: palette)
      return { _, place in Ramp.color(row, at: (place.y - low) / (high - low)) }
    case .normal(let opacity):
      diagnostics.note(
        .other(
          "normalBased colours surfaces and bodies; lines and rules take the first colour instead"))
      let color = palette.category(0).fading(by: opacity)
      return { _, _ in color }
    case .footprint(let gradient, let geometry):
      let footprint = footprint(gradient, geometry)
      return { _, place in footprint.color(x: place.x, z: place.z) }
    case .fading(let foreground, let opacities):
      let color = markColors(foreground)
      return { index, place in
        let opacity = opacities.indices.contains(index) ? opacities[index] : 1
        return color(index, place).fading(by: opacity)
      }
    }
  }
}
