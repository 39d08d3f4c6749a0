import CGLES
import RenderModel

/// How fragments meet the target.
enum PassState {
  /// Laid over what is there, premultiplied; perhaps behind what is opaque.
  case blended(isTested: Bool, writesAlpha: Bool)
  /// In place of what is farther.
  case opaque(Coverage)
  /// The nearest depths of what is peeled, without colour.
  case peeledDepth
  /// Behind what has been peeled, premultiplied, where the depth is that of the peel. The target's
  /// alpha is the share of the light from behind that comes through.
  case peeledColor
  /// Only the alpha, only where something is nearer than the far plane.
  case alphaOnly
  /// In place of what is there, whatever the depth.
  case replaced
  /// The greater of what is there and what is drawn.
  case greatest

  /// What becomes of the alpha of an opaque fragment, which is its coverage.
  enum Coverage {
    /// It is spent on the pixel's samples.
    case samples
    /// It weighs the colour.
    case weight
    /// It is 1.
    case whole
  }
}

/// Sets all of the state that passes differ in.
func state(_ state: PassState) {
  glBlendEquation(GLenum(GL_FUNC_ADD))
  switch state {
  case .blended(let isTested, let writesAlpha):
    glColorMask(1, 1, 1, writesAlpha ? 1 : 0)
    enable(GL_BLEND, true)
    glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    enable(GL_DEPTH_TEST, isTested)
    glDepthFunc(GLenum(GL_LESS))
    glDepthMask(0)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, false)
  case .opaque(let coverage):
    glColorMask(1, 1, 1, 0)
    enable(GL_BLEND, coverage == .weight)
    glBlendFunc(GLenum(GL_SRC_ALPHA), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    enable(GL_DEPTH_TEST, true)
    glDepthFunc(GLenum(GL_LESS))
    glDepthMask(1)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, coverage == .samples)
  case .peeledDepth:
    glColorMask(0, 0, 0, 0)
    enable(GL_BLEND, false)
    enable(GL_DEPTH_TEST, true)
    glDepthFunc(GLenum(GL_LESS))
    glDepthMask(1)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, false)
  case .peeledColor:
    glColorMask(1, 1, 1, 1)
    enable(GL_BLEND, true)
    glBlendFuncSeparate(
      GLenum(GL_DST_ALPHA), GLenum(GL_ONE), GLenum(GL_ZERO), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    enable(GL_DEPTH_TEST, true)
    glDepthFunc(GLenum(GL_EQUAL))
    glDepthMask(0)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, false)
  case .alphaOnly:
    glColorMask(0, 0, 0, 1)
    enable(GL_BLEND, false)
    enable(GL_DEPTH_TEST, true)
    glDepthFunc(GLenum(GL_GREATER))
    glDepthMask(0)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, false)
  case .replaced, .greatest:
    glColorMask(1, 1, 1, 1)
    var isGreatest = false
    if case .greatest = state { isGreatest = true }
    enable(GL_BLEND, isGreatest)
    if isGreatest { glBlendEquation(GLenum(GL_MAX)) }
    enable(GL_DEPTH_TEST, false)
    glDepthMask(0)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, false)
  }
}

/// Whether triangles that are seen from behind are left out.
func hideInside(_ isHidden: Bool) {
  // The crop turns y, and with it the winding.
  glFrontFace(GLenum(GL_CW))
  enable(GL_CULL_FACE, isHidden)
}

/// Draws only on a part of the image; nil for all of it.
///
/// - Parameters:
///   - rect: in pixels of the image.
///   - tile: the part of the image that the target holds, its first row lowest.
func clip(to rect: PixelRect?, in tile: PixelRect) {
  enable(GL_SCISSOR_TEST, rect != nil)
  guard let rect else { return }
  glScissor(
    GLint(rect.x - tile.x), GLint(rect.y - tile.y), GLsizei(max(0, rect.width)),
    GLsizei(max(0, rect.height)))
}

private func enable(_ capability: Int32, _ isOn: Bool) {
  if isOn { glEnable(GLenum(capability)) } else { glDisable(GLenum(capability)) }
}
