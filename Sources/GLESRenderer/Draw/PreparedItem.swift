import Diagnostics
import RenderModel

/// A draw item in the device's memory.
struct PreparedItem {
  var name: String
  var material: Material
  /// What is drawn as it stands: everything in a painted layer, what is opaque in a solid one.
  var opaque: GeometryBuffer?
  /// What is sorted for every frame.
  var translucent: TranslucentPart?

  /// The part of an item that is drawn back to front.
  struct TranslucentPart {
    var geometry: Geometry
    var centers: [SIMD3<Float>]
    var buffer: GeometryBuffer
  }

  func delete() {
    opaque?.delete()
    translucent?.buffer.delete()
  }

  /// The program and the features that draw the item.
  ///
  /// - Parameter isBlended: whether the colour is laid over what is there, not put in its place.
  func variant(_ program: Program, isPerspective: Bool, isBlended: Bool) -> ProgramVariant {
    var features: Set<ProgramFeature> = []
    if isPerspective { features.insert(.perspective) }
    if isBlended { features.insert(.premultiply) }
    if material.lighting != nil { features.insert(.lit) }
    switch material.color {
    case .vertex, .solid: features.insert(.colorSolid)
    case .normal: features.insert(.colorNormal)
    case .ramp(_, .linear): features.insert(.colorRampLinear)
    case .ramp(_, .radial): features.insert(.colorRampRadial)
    case .ramp(_, .angular): features.insert(.colorRampAngular)
    }
    // Only lighting asks for the direction to the eye: one variant less to compile.
    if program == .surface && material.lighting == nil { features.remove(.perspective) }
    return ProgramVariant(program, features)
  }
}

extension DrawItem {
  /// Throws where the material does not suit the geometry.
  func checkMaterial() throws(ReliefError) {
    switch (geometry, material.color) {
    case (.triangles, .vertex):
      throw .invalidScene(
        reason: "the mesh '\(name)' takes its colour from its vertices, which have none"
      )
    case (.triangles, _), (_, .vertex):
      return
    default:
      throw .invalidScene(
        reason: "'\(name)' has a material's colour, but its instances carry colours of their own"
      )
    }
  }
}
