/// The uniforms of all programs; the raw value is the name in GLSL, where a name means the same
/// thing in every program.
package enum Uniform: String, Sendable, Hashable, CaseIterable {
  /// World to eye space.
  case view = "u_view"
  /// Eye to clip space, for the whole image.
  case projection = "u_projection"
  /// See `Shaders/lib/crop.glsl`.
  case crop = "u_crop"
  /// The whole image in pixels.
  case imageSize = "u_imageSize"
  /// Pixels per point.
  case scale = "u_scale"
  /// World units that a pixel spans: at any depth when orthographic, at depth 1 in perspective.
  case pixelSpan = "u_pixelSpan"
  /// The straight colour of a mesh of one colour, or of what lies beyond a picture's edge.
  case color = "u_color"
  /// The scene's ramp table as a texture, a ramp a row.
  case ramps = "u_ramps"
  case rampRow = "u_rampRow"
  case keyDirection = "u_keyDirection"
  case fillDirection = "u_fillDirection"
  /// Key, fill, ambient.
  case strengths = "u_strengths"
  /// Metalness, roughness.
  case material = "u_material"
  /// The glyph atlas's coverage as a texture.
  case atlas = "u_atlas"
  /// The depth of the last peel, of what is opaque, and the peels' colours with what they let
  /// through, as textures.
  case peeledDepth = "u_peeledDepth"
  case opaqueDepth = "u_opaqueDepth"
  case front = "u_front"
  /// A finished picture as a texture.
  case picture = "u_picture"
  /// How much of each pixel strokes cover, as a texture.
  case mask = "u_mask"

  package var type: GLSLType {
    switch self {
    case .view, .projection: .mat4
    case .crop, .color: .vec4
    case .imageSize, .material: .vec2
    case .scale, .pixelSpan: .float
    case .rampRow: .int
    case .keyDirection, .fillDirection, .strengths: .vec3
    case .ramps, .atlas, .peeledDepth, .opaqueDepth, .front, .picture, .mask: .sampler2D
    }
  }
}
