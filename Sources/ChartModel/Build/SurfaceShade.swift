import Glibc
import RenderModel

/// The colour of a surface at a vertex, unlit, and that of lines on it.
struct SurfaceShade {
  private let source: ColorSource
  private let row: [RGBA8]
  /// What all lines take; nil for darker than the surface.
  let lineColor: RGBA8?

  init(_ source: ColorSource, _ ramps: RampTable, lineColor: RGBA8?) {
    self.source = source
    self.lineColor = lineColor
    if case .ramp(let index, _) = source { row = Array(ramps.row(index)) } else { row = [] }
  }

  func surface(_ vertex: MeshVertex) -> RGBA8 {
    switch source {
    case .vertex: return vertex.color
    case .solid(let color): return color
    case .normal:
      return RGBA8(
        fractions: [
          Double(vertex.nx) / 2 + 0.5, Double(vertex.ny) / 2 + 0.5, Double(vertex.nz) / 2 + 0.5, 1,
        ])
    case .ramp(_, let coordinate):
      let (u, v) = (Double(vertex.u), Double(vertex.v))
      let place =
        switch coordinate {
        case .linear: u
        case .radial: (u * u + v * v).squareRoot()
        case .angular: atan2(v, u) / (2 * .pi) - floor(atan2(v, u) / (2 * .pi))
        }
      return Ramp.color(row, at: place)
    }
  }

  func line(_ vertex: MeshVertex) -> RGBA8 {
    lineColor ?? SurfaceShade.darker(surface(vertex))
  }

  /// The colour at two thirds of its lightness in OKLab, and more opaque where it was not.
  static func darker(_ color: RGBA8) -> RGBA8 {
    let f = color.fractions
    var lab = OKLab.fromSRGB([Double(f.x), Double(f.y), Double(f.z)])
    lab.x *= 0.66
    let rgb = OKLab.toSRGB(lab)
    return RGBA8(fractions: [rgb.x, rgb.y, rgb.z, Double(1 - (1 - f.w) * (1 - f.w))])
  }
}
