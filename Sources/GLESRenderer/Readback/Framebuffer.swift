import CGLES
import Diagnostics
import RenderModel

/// What the framebuffers of all targets have in common.
enum Framebuffer {
  /// Begins a part of the picture: a rectangle of this size in the corner, in one colour.
  static func begin(_ framebuffer: GLuint, _ part: PixelSize, clear color: SIMD4<Float>) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glViewport(0, 0, GLsizei(part.width), GLsizei(part.height))
    glDisable(GLenum(GL_SCISSOR_TEST))
    clearColor(color)
  }

  /// Fills the framebuffer that is bound.
  static func clearColor(_ color: SIMD4<Float>) {
    glColorMask(1, 1, 1, 1)
    glClearColor(color.x, color.y, color.z, color.w)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  /// Reads a part back.
  ///
  /// - Parameters:
  ///   - pixels: where its first pixel goes; nil for the start of the pack buffer that is bound.
  ///   - rowLength: pixels from one row there to the next.
  static func read(
    _ framebuffer: GLuint,
    _ part: PixelSize,
    into pixels: UnsafeMutableRawPointer?,
    rowLength: Int
  ) {
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), framebuffer)
    glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 4)
    glPixelStorei(GLenum(GL_PACK_ROW_LENGTH), GLint(rowLength))
    glReadPixels(
      0,
      0,
      GLsizei(part.width),
      GLsizei(part.height),
      GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE),
      pixels
    )
  }

  /// Attaches a texture of one level.
  static func attach(_ texture: GLuint, to framebuffer: GLuint, as attachment: Int32) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(attachment), GLenum(GL_TEXTURE_2D), texture, 0)
  }

  /// - Throws: `graphics` where the driver cannot draw on it.
  static func check(
    _ framebuffer: GLuint,
    _ size: PixelSize,
    samples: Int
  ) throws(ReliefError) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
    if status == GLenum(GL_FRAMEBUFFER_COMPLETE) { return }
    throw .graphics(
      call: "making a framebuffer of \(size.width)x\(size.height) pixels, \(samples) samples each",
      reason: "the driver says it is incomplete (0x\(String(status, radix: 16)))"
    )
  }
}
