import CGLES
import RenderModel

/// A texture that shaders read texel by texel.
final class GLTexture {
  /// The kinds of texels in use.
  enum Format {
    case rgba8
    case r8
  }

  private var name: GLuint = 0
  private let uniform: Uniform

  /// - Parameter uniform: the sampler that reads it.
  init(for uniform: Uniform) {
    self.uniform = uniform
    glGenTextures(1, &name)
    bind()
    for parameter in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(parameter), GL_NEAREST)
    }
    for parameter in [GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(parameter), GL_CLAMP_TO_EDGE)
    }
  }

  /// The texture unit that a sampler reads; nil for other uniforms.
  static func unit(of uniform: Uniform) -> GLint? {
    switch uniform {
    case .ramps: 0
    case .atlas: 1
    case .peeledDepth: 2
    case .opaqueDepth: 3
    case .front: 4
    default: nil
    }
  }

  /// Makes the texture the one its unit reads.
  func bind() {
    glActiveTexture(GLenum(GL_TEXTURE0 + (GLTexture.unit(of: uniform) ?? 0)))
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
  }

  /// Replaces the texels; rows without padding.
  func upload(_ texels: UnsafeRawBufferPointer, width: Int, height: Int, _ format: Format) {
    bind()
    glPixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 1)
    let (stored, given) = format == .rgba8 ? (GL_RGBA8, GL_RGBA) : (GL_R8, GL_RED)
    glTexImage2D(
      GLenum(GL_TEXTURE_2D),
      0,
      stored,
      GLsizei(width),
      GLsizei(height),
      0,
      GLenum(given),
      GLenum(GL_UNSIGNED_BYTE),
      texels.baseAddress
    )
  }
}
