import CGLES

/// How fragments meet the target.
enum PassState {
  /// Laid over what is there, premultiplied; perhaps behind what is opaque.
  case blended(isTested: Bool, writesAlpha: Bool)
  /// In place of what is farther. The fragment's alpha is its coverage, spent on the samples; with
  /// one sample it weighs the colour instead.
  case opaque(isMultisampled: Bool)
  /// Only the alpha, only where something is nearer than the far plane.
  case alphaOnly
}

/// Sets all of the state that passes differ in.
func state(_ state: PassState) {
  switch state {
  case .blended(let isTested, let writesAlpha):
    glColorMask(1, 1, 1, writesAlpha ? 1 : 0)
    enable(GL_BLEND, true)
    glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    enable(GL_DEPTH_TEST, isTested)
    glDepthFunc(GLenum(GL_LESS))
    glDepthMask(0)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, false)
  case .opaque(let isMultisampled):
    glColorMask(1, 1, 1, 0)
    enable(GL_BLEND, !isMultisampled)
    glBlendFunc(GLenum(GL_SRC_ALPHA), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    enable(GL_DEPTH_TEST, true)
    glDepthFunc(GLenum(GL_LESS))
    glDepthMask(1)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, isMultisampled)
  case .alphaOnly:
    glColorMask(0, 0, 0, 1)
    enable(GL_BLEND, false)
    enable(GL_DEPTH_TEST, true)
    glDepthFunc(GLenum(GL_GREATER))
    glDepthMask(0)
    enable(GL_SAMPLE_ALPHA_TO_COVERAGE, false)
  }
}

private func enable(_ capability: Int32, _ isOn: Bool) {
  if isOn { glEnable(GLenum(capability)) } else { glDisable(GLenum(capability)) }
}
