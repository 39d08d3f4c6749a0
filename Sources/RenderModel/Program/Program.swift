/// A shader program: a pair of files in `Shaders/programs`, named after the case; those that fill the
/// whole target share a vertex shader.
///
/// The description (attributes, uniforms, features) is what the GLES back end binds by, and the
/// tests compare it with what they read in the GLSL.
package enum Program: String, Sendable, Hashable, CaseIterable {
  case surface
  case sphere
  case segment
  case shape
  case glyph
  /// The whole target: to mark as opaque what a solid layer has covered, or to lay over it what has
  /// been peeled.
  case cover
  /// The whole target: the planes of a finished picture.
  case planes

  /// The file of one stage, from the shader folder.
  package func file(_ stage: ShaderStage) -> String {
    let pair: Program = self == .planes && stage == .vertex ? .cover : self
    return "programs/\(pair.rawValue).\(stage.rawValue)"
  }

  /// The uniforms of both stages together.
  package var uniforms: [Uniform] {
    switch self {
    case .surface:
      [
        .view, .projection, .crop, .color, .ramps, .rampRow, .keyDirection, .fillDirection,
        .strengths, .material, .peeledDepth, .opaqueDepth, .front, .mask,
      ]
    case .sphere:
      [
        .view, .projection, .crop, .pixelSpan, .keyDirection, .fillDirection, .strengths,
        .material, .peeledDepth, .opaqueDepth, .front,
      ]
    case .segment:
      [.view, .projection, .crop, .imageSize, .scale, .peeledDepth, .opaqueDepth, .front]
    case .shape: [.projection, .crop, .scale, .peeledDepth, .opaqueDepth, .front]
    case .glyph: [.crop, .imageSize, .atlas, .peeledDepth, .opaqueDepth, .front]
    case .cover: [.front]
    case .planes: [.imageSize, .color, .picture]
    }
  }

  /// The corners of the strip of triangles that the vertex shader makes of an instance.
  package var verticesPerInstance: Int { self == .segment ? 8 : 4 }

  /// The features that stand alone: each may be on or off.
  package var switches: [ProgramFeature] {
    switch self {
    case .surface: [.lit, .perspective, .premultiply, .peel, .masked]
    case .sphere: [.perspective, .premultiply, .sampled, .peel, .colorNormal]
    case .segment: [.premultiply, .sampled, .peel]
    case .shape, .glyph, .cover: [.peel]
    case .planes: []
    }
  }

  /// The features of which exactly one is on; empty where there is nothing to choose.
  package var choices: [ProgramFeature] {
    switch self {
    case .surface:
      [
        .colorSolid, .colorVertex, .colorNormal, .colorRampLinear, .colorRampRadial,
        .colorRampAngular,
      ]
    case .sphere, .segment, .shape, .glyph, .cover, .planes: []
    }
  }
}

/// A stage of a program; the raw value ends its file's name.
package enum ShaderStage: String, Sendable, Hashable, CaseIterable {
  case vertex = "vert"
  case fragment = "frag"
}

extension Geometry {
  /// The program that draws this.
  package var program: Program {
    switch self {
    case .spheres: .sphere
    case .triangles: .surface
    case .segments: .segment
    case .shapes: .shape
    case .glyphs: .glyph
    }
  }
}
