import CGLES
import Diagnostics
import RenderModel

/// How much of each pixel strokes cover: what is drawn on it can be read by shaders.
final class MaskTarget {
  let size: PixelSize
  private var framebuffer: GLuint = 0
  private var coverage: GLuint = 0

  init(size: PixelSize) throws(ReliefError) {
    self.size = size
    let before = MaskTarget.drawnOn
    defer { glBindFramebuffer(GLenum(GL_FRAMEBUFFER), before) }
    glGenFramebuffers(1, &framebuffer)
    glGenTextures(1, &coverage)
    GLTexture.allocate(coverage, GL_R8, size: size, for: .mask)
    Framebuffer.attach(coverage, to: framebuffer, as: GL_COLOR_ATTACHMENT0)
    do {
      try checkGL("allocating a mask of \(size.width)x\(size.height) pixels")
      try Framebuffer.check(framebuffer, size, samples: 1)
    } catch {
      delete()
      throw error
    }
  }

  func delete() {
    glDeleteFramebuffers(1, &framebuffer)
    glDeleteTextures(1, &coverage)
  }

  /// The framebuffer that is drawn on.
  private static var drawnOn: GLuint {
    var name: GLint = 0
    glGetIntegerv(GLenum(GL_DRAW_FRAMEBUFFER_BINDING), &name)
    return GLuint(name)
  }

  /// Draws on it while the body runs, from nothing on, and then again on what was drawn on before; from
  /// then on shaders read it.
  func draw(_ body: () throws(ReliefError) -> Void) throws(ReliefError) {
    let before = MaskTarget.drawnOn
    GLTexture.bind(0, .mask)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    Framebuffer.clearColor(.zero)
    defer {
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), before)
      GLTexture.bind(coverage, .mask)
    }
    try body()
  }
}
