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
    case .picture: 5
    case .mask: 6
    default: nil
    }
  }

  /// Makes a texture the one that a sampler reads.
  static func bind(_ name: GLuint, _ uniform: Uniform) {
    glActiveTexture(GLenum(GL_TEXTURE0 + (unit(of: uniform) ?? 0)))
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
  }

  /// Makes the texture the one its unit reads.
  func bind() {
    GLTexture.bind(name, uniform)
  }

  /// Allocates a texture of one level to draw on, and reads it texel by texel.
  ///
  /// - Parameter uniform: the sampler that reads it; nothing is bound to it afterwards.
  static func allocate(_ name: GLuint, _ format: Int32, size: PixelSize, for uniform: Uniform) {
    bind(name, uniform)
    glTexStorage2D(
      GLenum(GL_TEXTURE_2D), 1, GLenum(format), GLsizei(size.width), GLsizei(size.height))
    for parameter in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(parameter), GL_NEAREST)
    }
    bind(0, uniform)
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
