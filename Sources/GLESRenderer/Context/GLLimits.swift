import CGLES

/// What the device can do at most.
struct GLLimits: Sendable, Hashable {
  /// The longest side of something to draw on.
  var targetSide: Int
  var textureSide: Int
  /// Samples a pixel that colour and depth both offer, 4 at most; 0 where there is no choice.
  var samples: Int

  static func ofCurrentContext() -> GLLimits {
    var viewport: [GLint] = [0, 0]
    glGetIntegerv(GLenum(GL_MAX_VIEWPORT_DIMS), &viewport)
    let side = min(integer(GL_MAX_RENDERBUFFER_SIZE), Int(viewport[0]), Int(viewport[1]))
    return GLLimits(
      targetSide: side, textureSide: integer(GL_MAX_TEXTURE_SIZE),
      samples: min(samples(of: GL_RGBA8), samples(of: GL_DEPTH_COMPONENT24)))
  }

  private static func integer(_ name: Int32) -> Int {
    var value: GLint = 0
    glGetIntegerv(GLenum(name), &value)
    return Int(value)
  }

  /// The largest offer up to 4.
  private static func samples(of format: Int32) -> Int {
    var offers = [GLint](repeating: 0, count: 16)
    glGetInternalformativ(
      GLenum(GL_RENDERBUFFER), GLenum(format), GLenum(GL_SAMPLES), GLsizei(offers.count), &offers)
    return Int(offers.filter { $0 <= 4 }.max() ?? 0)
  }
}
