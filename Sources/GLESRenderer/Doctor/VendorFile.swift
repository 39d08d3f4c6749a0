import Files

/// A file by which a driver makes itself known to libEGL (libglvnd's EGL ICD files).
struct VendorFile: Sendable, Equatable {
  var path: String
  var isReadable: Bool
  /// The library it names.
  var library: String?

  /// The files that libEGL reads, in its order, by libglvnd's rules: a list of files replaces the
  /// folders, and a list of folders the usual two.
  static func all(_ variables: [String: String]) -> [VendorFile] {
    if let files = variables["__EGL_VENDOR_LIBRARY_FILENAMES"] {
      return files.split(separator: ":").map { VendorFile(String($0)) }
    }
    let folders =
      variables["__EGL_VENDOR_LIBRARY_DIRS"]
      ?? "/etc/glvnd/egl_vendor.d:/usr/share/glvnd/egl_vendor.d"
    return folders.split(separator: ":").flatMap { folder in
      names(in: String(folder)).filter { $0.hasSuffix(".json") }.map {
        VendorFile("\(folder)/\($0)")
      }
    }
  }
}

extension VendorFile {
  init(_ path: String) {
    let text = (try? FileBytes(path: path))?.text
    self.path = path
    isReadable = text != nil
    library = text.flatMap { VendorFile.libraryPath($0) }
  }

  /// The text after `"library_path":`.
  static func libraryPath(_ json: String) -> String? {
    let parts = json.split(separator: "\"", omittingEmptySubsequences: false)
    guard let key = parts.firstIndex(of: "library_path"), key + 2 < parts.count else { return nil }
    return String(parts[key + 2])
  }
}
