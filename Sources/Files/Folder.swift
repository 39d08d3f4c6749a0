import Diagnostics
import Glibc

/// What is done with whole folders.
package enum Folder {
  /// Makes a folder and those above it; false where it cannot be written to then.
  package static func make(_ path: String) -> Bool {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o755) != 0 && errno != EEXIST { return false }
    }
    return access(made, W_OK) == 0
  }

  /// Makes a folder where the one above it is there, and checks that it can be written to.
  ///
  /// - Parameter file: the file to be written there, for the error.
  package static func makeLast(_ path: String, for file: String) throws(ReliefError) {
    if mkdir(path, 0o777) != 0 && errno != EEXIST {
      let error = errno
      let reason =
        error == ENOENT
        ? "there is no folder above \(path); make it first" : SystemReason.text(error)
      throw .unwritable(path: file, reason: reason)
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .unwritable(path: file, reason: "\(path) is not a folder")
    }
    guard access(path, W_OK | X_OK) == 0 else { throw unwritable(file, errno: errno) }
  }

  /// The names of what is in a folder, in no order; nil, with `errno`, where it cannot be read.
  ///
  /// - Parameter limit: stops once there are more.
  package static func names(in path: String, limit: Int = .max) -> [String]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count <= limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a folder of files that nobody needs; what cannot be removed stays.
  package static func remove(_ path: String) {
    for name in names(in: path) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The folder `relief/NAME` for what can be made anew: in `$XDG_CACHE_HOME`, else in `~/.cache`;
  /// nil where neither is known.
  package static func cache(_ name: String) -> String? {
    let asked = variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base = asked ?? variable("HOME").map { "\($0)/.cache" }
    return base.map { "\($0)/relief/\(name)" }
  }
}
