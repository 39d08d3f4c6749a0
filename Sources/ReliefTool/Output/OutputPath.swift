import Diagnostics
import Glibc

/// The file that a command is to write.
enum OutputPath {
  /// Refuses a path that cannot be written, before any work is done for it.
  ///
  /// - Parameter formats: the endings that a name may have.
  /// - Throws: `unknownFormat` by the name's end, `unwritable` with the reason.
  static func check(_ path: String, formats: [String]) throws(ReliefError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let lowercased = name.lowercased()
    guard formats.contains(where: { lowercased.hasSuffix($0) && lowercased.count > $0.count })
    else { throw .unknownFormat(path: path, known: formats) }
    try check(path)
  }

  /// Refuses a path that cannot be written, whatever its format.
  static func check(_ path: String) throws(ReliefError) {
    let folder = folder(of: path)
    guard isDirectory(folder) else {
      let reason = exists(folder) ? "'\(folder)' is not a folder" : "there is no folder '\(folder)'"
      throw .unwritable(path: path, reason: reason)
    }
    guard !isDirectory(path) else { throw .unwritable(path: path, reason: "it is a folder") }
    // The picture is renamed into place, so that the folder is what must be writable.
    guard access(folder, W_OK | X_OK) == 0 else {
      throw .unwritable(path: path, reason: "the folder '\(folder)' is not writable")
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
