import CGLES
import Diagnostics
import RenderModel

/// Multisampled colour and depth to draw on, and a plain picture to resolve into.
final class RenderTarget {
  let size: PixelSize
  /// Per pixel; 1 where the driver offers no more.
  let samples: Int
  private var framebuffers: [GLuint] = [0, 0]
  private var renderbuffers: [GLuint] = [0, 0]
  /// Of one sample a pixel.
  private var picture: GLuint = 0

  private var drawn: GLuint { framebuffers[0] }
  private var resolved: GLuint { framebuffers[1] }

  /// - Parameter samples: at most so many.
  init(size: PixelSize, samples wanted: Int) throws(ReliefError) {
    self.size = size
    samples = max(1, wanted)
    glGenFramebuffers(2, &framebuffers)
    glGenRenderbuffers(2, &renderbuffers)
    glGenTextures(1, &picture)
    let count = wanted > 1 ? GLsizei(wanted) : 0
    attach(renderbuffers[0], GL_RGBA8, to: drawn, as: GL_COLOR_ATTACHMENT0, samples: count)
    attach(
      renderbuffers[1],
      GL_DEPTH_COMPONENT24,
      to: drawn,
      as: GL_DEPTH_ATTACHMENT,
      samples: count
    )
    GLTexture.allocate(picture, GL_RGBA8, size: size, for: .picture)
    Framebuffer.attach(picture, to: resolved, as: GL_COLOR_ATTACHMENT0)
    do {
      try checkGL("allocating a target of \(size.width)x\(size.height) pixels")
      try Framebuffer.check(drawn, size, samples: samples)
      try Framebuffer.check(resolved, size, samples: 1)
    } catch {
      delete()
      throw error
    }
  }

  func delete() {
    glDeleteFramebuffers(2, &framebuffers)
    glDeleteRenderbuffers(2, &renderbuffers)
    glDeleteTextures(1, &picture)
  }

  private func attach(
    _ buffer: GLuint,
    _ format: Int32,
    to framebuffer: GLuint,
    as attachment: Int32,
    samples: GLsizei
  ) {
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), buffer)
    glRenderbufferStorageMultisample(
      GLenum(GL_RENDERBUFFER),
      samples,
      GLenum(format),
      GLsizei(size.width),
      GLsizei(size.height)
    )
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER),
      GLenum(attachment),
      GLenum(GL_RENDERBUFFER),
      buffer
    )
  }

  /// Begins a part of the picture: a rectangle of this size in the corner, in one colour.
  func begin(_ part: PixelSize, clear color: SIMD4<Float>) {
    Framebuffer.begin(drawn, part, clear: color)
  }

  /// Makes a part of what was drawn the picture.
  func resolve(_ part: PixelSize) {
    let (width, height) = (GLsizei(part.width), GLsizei(part.height))
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), drawn)
    glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), resolved)
    glBlitFramebuffer(
      0, 0, width, height, 0, 0, width, height, GLbitfield(GL_COLOR_BUFFER_BIT),
      GLenum(GL_NEAREST))
  }

  /// Whether shaders can read the picture.
  func bindPicture(_ isBound: Bool) {
    GLTexture.bind(isBound ? picture : 0, .picture)
  }

  /// Resolves the samples and reads the part back.
  ///
  /// - Parameters:
  ///   - pixels: where its first pixel goes; nil for the start of the pack buffer that is bound.
  ///   - rowLength: pixels from one row there to the next.
  func read(_ part: PixelSize, into pixels: UnsafeMutableRawPointer?, rowLength: Int) {
    if samples > 1 { resolve(part) }
    Framebuffer.read(samples > 1 ? resolved : drawn, part, into: pixels, rowLength: rowLength)
  }
}
