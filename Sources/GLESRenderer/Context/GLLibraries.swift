import CGLES
import Diagnostics

/// The names under which the loader finds EGL and OpenGL ES.
package struct GLLibraries: Sendable, Hashable {
  package var egl: String
  package var gles: String

  package init(egl: String, gles: String) {
    self.egl = egl
    self.gles = gles
  }

  /// The names that every distribution gives them.
  package static let system = GLLibraries(egl: "libEGL.so.1", gles: "libGLESv2.so.2")

  /// Opens both and resolves the entry points; cheap once that has succeeded.
  package func load() throws(ReliefError) {
    let problem = messageOfFailure { cgles_load(egl, gles, $0, $1) }
    if let problem {
      throw .noRenderer(
        reason: "\(problem); install a driver (on Debian: libegl1, libgles2 and libgl1-mesa-dri)"
      )
    }
  }
}

/// Runs a C function that fills a message where it returns false; nil where it succeeded.
func messageOfFailure(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Bool) -> String? {
  var message = [CChar](repeating: 0, count: 512)
  let isDone = message.withUnsafeMutableBufferPointer { call($0.baseAddress, $0.count) }
  if isDone { return nil }
  return String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
