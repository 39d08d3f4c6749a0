import CGLES

/// What the device can do at most.
struct GLLimits: Sendable, Hashable {
  /// The longest side of something to draw on.
  var targetSide: Int
  var textureSide: Int
  /// The counts of samples a pixel that colour and depth both offer, beside 1.
  var sampleOffers: Set<Int>

  static func ofCurrentContext() -> GLLimits {
    var viewport: [GLint] = [0, 0]
    glGetIntegerv(GLenum(GL_MAX_VIEWPORT_DIMS), &viewport)
    let side = min(integer(GL_MAX_RENDERBUFFER_SIZE), Int(viewport[0]), Int(viewport[1]))
    return GLLimits(
      targetSide: side,
      textureSide: integer(GL_MAX_TEXTURE_SIZE),
      sampleOffers: sampleOffers(GL_RGBA8).intersection(sampleOffers(GL_DEPTH_COMPONENT24))
    )
  }

  private static func integer(_ name: Int32) -> Int {
    var value: GLint = 0
    glGetIntegerv(GLenum(name), &value)
    return Int(value)
  }

  private static func sampleOffers(_ format: Int32) -> Set<Int> {
    var offers = [GLint](repeating: 0, count: 16)
    glGetInternalformativ(
      GLenum(GL_RENDERBUFFER),
      GLenum(format),
      GLenum(GL_SAMPLES),
      GLsizei(offers.count),
      &offers
    )
    return Set(offers.map(Int.init).filter { $0 > 1 })
  }
}
