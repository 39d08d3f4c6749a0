import Files
import Glibc

/// Programs of this machine.
package enum Executable {
  /// Finds a program on PATH; a name with a slash is a path and stands for itself.
  ///
  /// nil where there is none that may be run.
  package static func find(_ name: String) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    guard !name.isEmpty else { return nil }
    let folders = (variable("PATH") ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }
}
