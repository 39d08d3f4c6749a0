import CGLES
import Diagnostics

/// Throws what `glGetError` has kept since it was last asked.
func checkGL(_ call: @autoclosure () -> String) throws(ReliefError) {
  let code = glGetError()
  if code == GLenum(GL_NO_ERROR) { return }
  // A lost context goes on reporting errors: do not wait for the last one.
  for _ in 0..<16 where glGetError() == GLenum(GL_NO_ERROR) { break }
  throw .graphics(call: call(), reason: glErrorText(code))
}

/// What a call that has failed is to be told as, by what `glGetError` has kept.
func glFailure(_ call: String) -> ReliefError {
  let code = glGetError()
  let reason =
    code == GLenum(GL_NO_ERROR) ? "the driver gave no reason" : glErrorText(code)
  return .graphics(call: call, reason: reason)
}

/// GL_CONTEXT_LOST, which OpenGL ES 3.0 has by KHR_robustness.
private let contextLost: Int32 = 0x0507

/// What an error means and, where something can be done, what to do.
func glErrorText(_ code: GLenum) -> String {
  switch Int32(bitPattern: code) {
  case GL_OUT_OF_MEMORY:
    "out of graphics memory; lower --size or --scale, or use the software renderer"
  case contextLost: "the device was reset; draw again"
  case GL_INVALID_ENUM: "GL_INVALID_ENUM"
  case GL_INVALID_VALUE: "GL_INVALID_VALUE"
  case GL_INVALID_OPERATION: "GL_INVALID_OPERATION"
  case GL_INVALID_FRAMEBUFFER_OPERATION: "GL_INVALID_FRAMEBUFFER_OPERATION"
  default: "GL error 0x\(String(code, radix: 16))"
  }
}

/// The error of the last EGL call, by name.
func eglErrorText() -> String {
  let code = eglGetError()
  let names: [EGLint: String] = [
    EGL_NOT_INITIALIZED: "EGL_NOT_INITIALIZED, the driver did not start",
    EGL_BAD_ACCESS: "EGL_BAD_ACCESS, the context is current on another thread",
    EGL_BAD_ALLOC: "EGL_BAD_ALLOC, out of memory or of device handles",
    EGL_BAD_ATTRIBUTE: "EGL_BAD_ATTRIBUTE", EGL_BAD_CONFIG: "EGL_BAD_CONFIG",
    EGL_BAD_CONTEXT: "EGL_BAD_CONTEXT", EGL_BAD_DISPLAY: "EGL_BAD_DISPLAY",
    EGL_BAD_MATCH: "EGL_BAD_MATCH, the driver offers no context of this kind",
    EGL_BAD_PARAMETER: "EGL_BAD_PARAMETER",
    EGL_CONTEXT_LOST: "EGL_CONTEXT_LOST, the device was reset",
  ]
  if code == EGL_SUCCESS { return "the driver gave no reason" }
  return names[code] ?? "EGL error 0x\(String(code, radix: 16))"
}
