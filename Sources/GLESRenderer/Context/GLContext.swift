import CGLES
import Diagnostics

/// An OpenGL ES 3 context with no surface: what is drawn goes to framebuffers of our own.
///
/// The context is current only inside `perform`, so that calls may come from changing threads, one
/// at a time.
final class GLContext {
  private let display: EGLDisplay
  private let context: EGLContext
  let strings: GLStrings
  let limits: GLLimits

  /// - Parameter display: initialised; it stays open for the life of the process, because other
  ///   contexts may share it.
  init(display: EGLDisplay) throws(ReliefError) {
    guard eglBindAPI(EGLenum(EGL_OPENGL_ES_API)) != 0 else {
      throw .graphics(call: "eglBindAPI", reason: eglErrorText())
    }
    let attributes = [EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 0, EGL_NONE]
    let config = try GLContext.config(of: display)
    guard let context = eglCreateContext(display, config, nil, attributes) else {
      throw .graphics(call: "eglCreateContext for OpenGL ES 3", reason: eglErrorText())
    }
    self.display = display
    self.context = context
    do {
      (strings, limits) = try GLContext.whileCurrent(display, context) {
        (GLStrings.ofCurrentContext(), GLLimits.ofCurrentContext())
      }
    } catch {
      _ = eglDestroyContext(display, context)
      throw error
    }
  }

  deinit {
    _ = eglDestroyContext(display, context)
  }

  /// Makes the context current on this thread, runs the body and lets go of it.
  func perform<Result>(
    _ body: () throws(ReliefError) -> Result
  ) throws(ReliefError) -> Result {
    try GLContext.whileCurrent(display, context, body)
  }

  private static func whileCurrent<Result>(
    _ display: EGLDisplay,
    _ context: EGLContext,
    _ body: () throws(ReliefError) -> Result
  ) throws(ReliefError) -> Result {
    // The bound API is per thread, and another library may have bound desktop GL on this one.
    _ = eglBindAPI(EGLenum(EGL_OPENGL_ES_API))
    guard eglMakeCurrent(display, nil, nil, context) != 0 else {
      throw .graphics(call: "eglMakeCurrent without a surface", reason: eglErrorText())
    }
    defer { _ = eglMakeCurrent(display, nil, nil, nil) }
    return try body()
  }

  /// No config where the display can do without one; else any that renders OpenGL ES 3.
  private static func config(of display: EGLDisplay) throws(ReliefError) -> EGLConfig? {
    let extensions = words(eglQueryString(display, EGL_EXTENSIONS))
    if extensions.contains("EGL_KHR_no_config_context") { return nil }
    // No kind of surface is asked for: the default is one of windows, which a headless device lacks.
    let wanted = [EGL_SURFACE_TYPE, 0, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_NONE]
    var config: EGLConfig?
    var count: EGLint = 0
    guard eglChooseConfig(display, wanted, &config, 1, &count) != 0, count > 0 else {
      throw .graphics(call: "eglChooseConfig for OpenGL ES 3", reason: eglErrorText())
    }
    return config
  }
}
