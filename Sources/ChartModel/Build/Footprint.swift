import Glibc
import RenderModel

/// A gradient spread over the floor of the box, seen from the top: the unit square has x to the
/// right and y toward the viewer, as SwiftUI's unit points have it.
struct Footprint {
  let row: [RGBA8]
  let coordinate: RampCoordinate
  private let x: ClosedRange<Double>
  private let z: ClosedRange<Double>
  private let origin: SIMD2<Double>
  private let axisU: SIMD2<Double>
  private let axisV: SIMD2<Double>

  /// - Parameters:
  ///   - x: the range of the x scale, in plot space; `z` likewise.
  ///   - pointsPerUnit: turns radii in points into plot space.
  init(
    _ gradient: GradientSpec, _ geometry: GradientGeometry, x: ClosedRange<Double>,
    z: ClosedRange<Double>, pointsPerUnit: Double, palette: Palette
  ) {
    self.x = x
    self.z = z
    switch geometry {
    case .linear(let start, let end):
      let d = end - start
      let length2 = max((d * d).sum(), 1e-12)
      origin = start
      axisU = d / length2
      axisV = .zero
      coordinate = .linear
      row = Ramp.row(gradient, palette: palette)
    case .radial(let center, let startRadius, let endRadius):
      // Points become fractions of the sides, as the box stands on the page.
      let sides =
        SIMD2(x.upperBound - x.lowerBound, z.upperBound - z.lowerBound)
        * max(pointsPerUnit, 1e-9)
      let end = max(endRadius, 1e-9)
      origin = center
      axisU = [sides.x / end, 0]
      axisV = [0, sides.y / end]
      coordinate = .radial
      row = Footprint.rings(gradient, palette, start: startRadius, end: end)
    case .elliptical(let center, let startFraction, let endFraction):
      let end = max(endFraction, 1e-9)
      origin = center
      axisU = [1 / end, 0]
      axisV = [0, 1 / end]
      coordinate = .radial
      row = Footprint.rings(gradient, palette, start: startFraction, end: end)
    case .angular(let center, let start, let end):
      let turn = start * .pi / 180
      origin = center
      axisU = [cos(turn), sin(turn)]
      axisV = [-sin(turn), cos(turn)]
      coordinate = .angular
      let span = abs(end - start) < 1e-9 ? 360 : end - start
      row = Ramp.row(gradient, palette: palette) { $0 * 360 / span }
    }
  }

  /// A row read by the distance as a fraction of the end radius.
  private static func rings(
    _ gradient: GradientSpec, _ palette: Palette, start: Double, end: Double
  ) -> [RGBA8] {
    let width = abs(end - start) < 1e-9 ? 1e-9 : end - start
    return Ramp.row(gradient, palette: palette) { ($0 * end - start) / width }
  }

  /// The sides in plot space.
  var size: SIMD2<Double> { [x.upperBound - x.lowerBound, z.upperBound - z.lowerBound] }

  /// u and v at a place of plot space.
  func uv(x px: Double, z pz: Double) -> SIMD2<Double> {
    let unit = SIMD2(
      (px - x.lowerBound) / (x.upperBound - x.lowerBound),
      1 - (pz - z.lowerBound) / (z.upperBound - z.lowerBound))
    let d = unit - origin
    return [(d * axisU).sum(), (d * axisV).sum()]
  }

  /// The colour at a place, for marks that take one colour each.
  func color(x px: Double, z pz: Double) -> RGBA8 {
    let uv = uv(x: px, z: pz)
    switch coordinate {
    case .linear: return Ramp.color(row, at: uv.x)
    case .radial: return Ramp.color(row, at: uv.length)
    case .angular:
      let turn = atan2(uv.y, uv.x) / (2 * .pi)
      return Ramp.color(row, at: turn < 0 ? turn + 1 : turn)
    }
  }
}
