import CGLES

/// How a driver names itself.
struct GLStrings: Sendable, Hashable {
  var vendor: String
  var renderer: String
  var version: String

  static func ofCurrentContext() -> GLStrings {
    func text(_ name: Int32) -> String {
      glGetString(GLenum(name)).map { String(cString: $0) } ?? "unknown"
    }
    return GLStrings(
      vendor: text(GL_VENDOR),
      renderer: text(GL_RENDERER),
      version: text(GL_VERSION)
    )
  }

  /// Whether the pixels are computed on the processor, by the names such renderers go under.
  var isSoftware: Bool {
    let name = renderer.lowercased()
    return ["llvmpipe", "softpipe", "swrast", "swiftshader", "software rasterizer", "lavapipe"]
      .contains { name.contains($0) }
  }
}

/// The words of an extension string.
func words(_ text: UnsafePointer<CChar>?) -> Set<String> {
  guard let text else { return [] }
  return Set(String(cString: text).split(separator: " ").map(String.init))
}
