import Files
import Glibc

/// Says whether a file is still the one that it was, without reading it.
enum FileIdentity {
  /// The real path.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Adds a file's place, size and time of change to a hash; false where there is no such file.
  @discardableResult
  static func add(_ path: String, to hash: inout FNV1a) -> Bool {
    var status = stat()
    guard let real = resolved(path), stat(real, &status) == 0 else { return false }
    hash.add(real)
    hash.add(UInt64(bitPattern: Int64(status.st_size)))
    hash.add(UInt64(bitPattern: Int64(status.st_mtim.tv_sec)))
    hash.add(UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)))
    return true
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
