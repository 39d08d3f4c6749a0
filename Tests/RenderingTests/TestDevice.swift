import Pipeline
import Testing

/// Whether this machine can draw with GLES at all.
enum TestDevice {
  static let isThere = (try? ChartRenderer(options: RenderOptions(backend: .gles))) != nil
  static let absence: Comment = "no EGL can be loaded here, see 'relief doctor'"
}
