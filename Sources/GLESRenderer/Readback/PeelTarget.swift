import CGLES
import Diagnostics
import RenderModel

/// Colour and depth of one sample a pixel, and what the peels of translucent layers are drawn on.
///
/// Depths are in 32-bit floats, which hold what a fragment writes unrounded: a peel finds exactly
/// the fragments that lie behind the last one.
final class PeelTarget {
  let size: PixelSize
  private var framebuffers = [GLuint](repeating: 0, count: 6)
  private var color: GLuint = 0
  /// The peels' colours, the depth of what is opaque, and the depths of two peels in turn.
  private var textures = [GLuint](repeating: 0, count: 4)

  private var drawn: GLuint { framebuffers[0] }
  /// The same colours without depth, which shaders may then read.
  private var flat: GLuint { framebuffers[1] }

  init(size: PixelSize) throws(ReliefError) {
    self.size = size
    glGenFramebuffers(6, &framebuffers)
    glGenRenderbuffers(1, &color)
    glGenTextures(4, &textures)
    allocate()
    attachAll()
    do {
      try checkGL("allocating a target of \(size.width)x\(size.height) pixels")
      for framebuffer in framebuffers {
        try Framebuffer.check(framebuffer, size, samples: 1)
      }
    } catch {
      delete()
      throw error
    }
  }

  func delete() {
    glDeleteFramebuffers(6, &framebuffers)
    glDeleteRenderbuffers(1, &color)
    glDeleteTextures(4, &textures)
  }

  private func allocate() {
    let (width, height) = (GLsizei(size.width), GLsizei(size.height))
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), color)
    glRenderbufferStorageMultisample(
      GLenum(GL_RENDERBUFFER), 0, GLenum(GL_RGBA8), width, height)
    for (index, texture) in textures.enumerated() {
      let format = index == 0 ? GL_RGBA8 : GL_DEPTH_COMPONENT32F
      GLTexture.allocate(texture, format, size: size, for: .peeledDepth)
    }
  }

  private func attachAll() {
    for framebuffer in [drawn, flat] {
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
      glFramebufferRenderbuffer(
        GLenum(GL_FRAMEBUFFER),
        GLenum(GL_COLOR_ATTACHMENT0),
        GLenum(GL_RENDERBUFFER),
        color
      )
    }
    Framebuffer.attach(textures[1], to: drawn, as: GL_DEPTH_ATTACHMENT)
    for turn in 0..<2 {
      Framebuffer.attach(textures[2 + turn], to: framebuffers[2 + turn], as: GL_DEPTH_ATTACHMENT)
      Framebuffer.attach(textures[2 + turn], to: framebuffers[4 + turn], as: GL_DEPTH_ATTACHMENT)
      Framebuffer.attach(textures[0], to: framebuffers[4 + turn], as: GL_COLOR_ATTACHMENT0)
    }
  }

  /// Begins a part of the picture: a rectangle of this size in the corner, in one colour.
  func begin(_ part: PixelSize, clear color: SIMD4<Float>) {
    Framebuffer.begin(drawn, part, clear: color)
  }

  /// Reads the part back, its rows without a gap.
  func read(_ part: PixelSize, into pixels: UnsafeMutableRawPointer) {
    Framebuffer.read(drawn, part, into: pixels, rowLength: part.width)
  }

  /// Begins to peel: nothing is in front, everything shines through, and the peel before the first
  /// one lies at depth 0.
  func beginPeels() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffers[4])
    Framebuffer.clearColor([0, 0, 0, 1])
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffers[2 + 1])
    glDepthMask(1)
    var nearest: GLfloat = 0
    glClearBufferfv(GLenum(GL_DEPTH), 0, &nearest)
    GLTexture.bind(textures[1], .opaqueDepth)
  }

  /// Draws on the depths of a peel, the last peel's at hand.
  func beginDepth(peel: Int) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffers[2 + peel % 2])
    GLTexture.bind(textures[2 + (peel + 1) % 2], .peeledDepth)
    GLTexture.bind(textures[0], .front)
    state(.peeledDepth)
    glClear(GLbitfield(GL_DEPTH_BUFFER_BIT))
  }

  /// Draws on the colours in front, where the depths are those of the peel.
  ///
  /// The colours cannot be read meanwhile. In their place stand depths, whose alpha reads as 1: where
  /// too little light comes through the peel has no depth that a fragment could equal.
  func beginColor(peel: Int) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffers[4 + peel % 2])
    GLTexture.bind(textures[1], .front)
    state(.peeledColor)
  }

  /// Draws on the picture without its depth, the colours in front and the last peel's depths at hand.
  func beginComposition(peels: Int) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), flat)
    GLTexture.bind(textures[2 + (peels + 1) % 2], .peeledDepth)
    GLTexture.bind(textures[0], .front)
  }

  /// Draws on the picture with its depth again.
  func endPeels() {
    for uniform in [Uniform.peeledDepth, .opaqueDepth, .front] { GLTexture.bind(0, uniform) }
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), drawn)
  }
}
