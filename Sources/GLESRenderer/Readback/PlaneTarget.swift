import CGLES
import Diagnostics
import RenderModel

/// What the planes of a picture are drawn on, four codes a texel: see `Shaders/programs/planes.frag`.
final class PlaneTarget {
  /// Of the picture.
  let size: PixelSize
  /// In texels; what is behind the last plane means nothing.
  let extent: PixelSize
  private var framebuffer: GLuint = 0
  private var renderbuffer: GLuint = 0

  init(size: PixelSize) throws(ReliefError) {
    self.size = size
    let planes = PlanarImage.padded(size)
    extent = PixelSize(width: planes.width, height: (planes.height * 3 + 7) / 8)
    glGenFramebuffers(1, &framebuffer)
    glGenRenderbuffers(1, &renderbuffer)
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), renderbuffer)
    glRenderbufferStorageMultisample(
      GLenum(GL_RENDERBUFFER), 0, GLenum(GL_RGBA8), GLsizei(extent.width), GLsizei(extent.height))
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), renderbuffer)
    do {
      try checkGL("allocating the planes of \(size.width)x\(size.height) pixels")
      try Framebuffer.check(framebuffer, extent, samples: 1)
    } catch {
      delete()
      throw error
    }
  }

  func delete() {
    glDeleteFramebuffers(1, &framebuffer)
    glDeleteRenderbuffers(1, &renderbuffer)
  }

  /// Draws on all of it.
  func begin() {
    Framebuffer.begin(framebuffer, extent, clear: .zero)
  }

  /// Reads all of it back.
  ///
  /// - Parameter pixels: where its first byte goes; nil for the start of the pack buffer that is
  ///   bound.
  func read(into pixels: UnsafeMutableRawPointer?) {
    Framebuffer.read(framebuffer, extent, into: pixels, rowLength: extent.width)
  }
}
