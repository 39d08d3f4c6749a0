import Files
import Glibc
import ShaderText

/// The shader text: the files of `Shaders/`, embedded, or those of a folder with the same layout.
///
/// With a folder every request reads the files anew, and `revision` tells when one has changed: a
/// renderer that compares it redraws an edited shader without a rebuild.
package struct ShaderLibrary: Sendable {
  /// nil for the embedded text.
  package let folder: String?

  /// The text that was there at compile time.
  package static let embedded = ShaderLibrary(folder: nil)

  /// - Parameter folder: a copy of `Shaders/`, such as the checkout's own; nil for the embedded text.
  package init(folder: String?) {
    self.folder = folder
  }

  /// The names of all files, such as `lib/srgb.glsl`, in a fixed order.
  package static let fileNames = Array(embeddedTexts.keys).sorted()

  private static let embeddedTexts: [String: String] = {
    var texts: [String: String] = [:]
    for index in 0..<shader_text_count() {
      let file = shader_text_at(index)
      texts[String(cString: file.name)] = String(cString: file.text)
    }
    return texts
  }()

  /// The text of one file as it stands; nil where there is no such file.
  func text(of name: String) -> String? {
    guard let folder else { return ShaderLibrary.embeddedTexts[name] }
    return (try? FileBytes(path: "\(folder)/\(name)"))?.text
  }

  /// The name by which a message calls a file.
  func displayName(_ name: String) -> String {
    "\(folder ?? "Shaders")/\(name)"
  }

  /// A number that changes when a file of the folder does: made of their sizes and times of change.
  package var revision: UInt64 {
    guard let folder else { return 0 }
    var hash = FNV1a()
    for name in ShaderLibrary.fileNames {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      hash.add(UInt64(truncatingIfNeeded: status.st_size))
      hash.add(UInt64(truncatingIfNeeded: status.st_mtim.tv_sec))
      hash.add(UInt64(truncatingIfNeeded: status.st_mtim.tv_nsec))
    }
    return hash.value
  }
}
