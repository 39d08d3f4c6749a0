import RenderModel

/// A material with its constants worked out.
struct MaterialPlan {
  enum Color {
    case solid
    case vertex
    case normal
    case rampLinear
    case rampRadial
    case rampAngular
  }

  var color: Color
  /// The encoded straight colour of a solid material.
  var solid: SIMD4<Float>
  /// The row of the ramp table, as encoded straight fractions.
  var ramp: UnsafePointer<SIMD4<Float>>?
  var isLit: Bool
  /// Whether triangles that are seen from behind are left out.
  var hidesInside: Bool
  var lighting: LightingConstants

  init(_ material: Material, light: SceneLight, ramps: UnsafePointer<SIMD4<Float>>) {
    color = .solid
    solid = SIMD4(repeating: 1)
    isLit = material.lighting != nil
    hidesInside = material.sides == .outside
    lighting = LightingConstants(light: light, lighting: material.lighting ?? .init())
    switch material.color {
    case .vertex: color = .vertex
    case .solid(let c): solid = c.fractions
    case .normal(let alpha):
      color = .normal
      solid.w = Float(alpha) / 255
    case .ramp(let row, let coordinate):
      ramp = ramps + row * RampTable.width
      switch coordinate {
      case .linear: color = .rampLinear
      case .radial: color = .rampRadial
      case .angular: color = .rampAngular
      }
    }
  }

  /// Whether all fragments have one colour.
  var isUniform: Bool { color == .solid && !isLit }
}
