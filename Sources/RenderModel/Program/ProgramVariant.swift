/// A `#define` that a program's text asks about; the raw value is its name.
package enum ProgramFeature: String, Sendable, Hashable, CaseIterable {
  /// Lighting is computed.
  case lit = "LIT"
  /// The projection is a perspective one.
  case perspective = "PERSPECTIVE"
  /// The colour is multiplied by its alpha, for blending.
  case premultiply = "PREMULTIPLY"
  /// Drawn for one sample of every pixel: coverage is all or nothing.
  case sampled = "SAMPLED"
  /// Only what lies between the last peel and what is opaque is drawn: see `Shaders/lib/peel.glsl`.
  case peel = "PEEL"
  /// Drawn through the coverage of strokes.
  case masked = "MASKED"
  case colorSolid = "COLOR_SOLID"
  case colorVertex = "COLOR_VERTEX"
  case colorNormal = "COLOR_NORMAL"
  case colorRampLinear = "COLOR_RAMP_LINEAR"
  case colorRampRadial = "COLOR_RAMP_RADIAL"
  case colorRampAngular = "COLOR_RAMP_ANGULAR"
}

/// A program with some of its features on.
package struct ProgramVariant: Sendable, Hashable {
  package let program: Program
  package let features: Set<ProgramFeature>

  /// Features that the program does not have are left out.
  package init(_ program: Program, _ features: Set<ProgramFeature> = []) {
    self.program = program
    self.features = features.intersection(program.switches + program.choices)
  }

  /// The names to define, in a fixed order.
  package var defines: [String] {
    ProgramFeature.allCases.filter(features.contains).map(\.rawValue)
  }

  /// All variants of a program.
  package static func all(of program: Program) -> [ProgramVariant] {
    var sets: [Set<ProgramFeature>] = program.choices.map { [$0] }
    if sets.isEmpty { sets = [[]] }
    for feature in program.switches {
      sets += sets.map { $0.union([feature]) }
    }
    return sets.map { ProgramVariant(program, $0) }
  }
}

extension ProgramVariant {
  /// The variant that draws a material.
  ///
  /// - Parameter isBlended: whether the colour is laid over what is there, not put in its place.
  package init(
    _ program: Program, drawing material: Material, isPerspective: Bool, isBlended: Bool
  ) {
    var features: Set<ProgramFeature> = []
    if isBlended { features.insert(.premultiply) }
    if material.lighting != nil { features.insert(.lit) }
    switch material.color {
    case .vertex: features.insert(.colorVertex)
    case .solid: features.insert(.colorSolid)
    case .normal: features.insert(.colorNormal)
    case .ramp(_, .linear): features.insert(.colorRampLinear)
    case .ramp(_, .radial): features.insert(.colorRampRadial)
    case .ramp(_, .angular): features.insert(.colorRampAngular)
    }
    // Of a surface only lighting asks for the direction to the eye: one variant less to compile.
    let asksForEye = program != .surface || material.lighting != nil
    if isPerspective && asksForEye { features.insert(.perspective) }
    self.init(program, features)
  }
}

extension ProgramVariant {
  /// This with a feature more, where the program has it.
  package func with(_ feature: ProgramFeature) -> ProgramVariant {
    ProgramVariant(program, features.union([feature]))
  }
}

extension ProgramVariant: CustomStringConvertible {
  /// Such as `surface LIT COLOR_SOLID`.
  package var description: String {
    ([program.rawValue] + defines).joined(separator: " ")
  }
}
