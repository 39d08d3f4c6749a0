import Diagnostics
import Files
import Glibc

/// The folder of a batch's outputs, out of which no output leads.
struct OutputFolder: Sendable, Hashable {
  /// As given, without slashes at the end.
  let path: String
  /// Whether `a` and `A` are one file there.
  let ignoresCase: Bool

  /// Makes the folder and those above it.
  init(_ path: String) throws(ReliefError) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard !path.isEmpty, Folder.make(path) else {
      throw .unwritable(
        path: path, reason: "the output folder cannot be made, or written to")
    }
    self.path = path
    ignoresCase = OutputFolder.ignoresCase(path)
  }

  /// The path of an output by its normalized name.
  func file(_ name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }

  /// Makes the folders above an output, and refuses links on the way, which may lead anywhere.
  func prepare(_ name: String) throws(ReliefError) {
    var made = path
    let parts = name.split(separator: "/")
    for part in parts.dropLast() {
      made += "/\(part)"
      if mkdir(made, 0o777) != 0, errno != EEXIST {
        throw .unwritable(path: file(name), reason: SystemReason.text(errno))
      }
      try refuseLink(made, of: name)
    }
    try refuseLink(file(name), of: name)
  }

  private func refuseLink(_ path: String, of name: String) throws(ReliefError) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    throw .unwritable(
      path: file(name),
      reason: "\(path) is a link, which could lead out of the output folder; remove it")
  }

  /// Asks the file system: it alone knows.
  private static func ignoresCase(_ folder: String) -> Bool {
    let name = "\(folder)/.relief-case-\(getpid())"
    let descriptor = open("\(name)a", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o600))
    guard descriptor >= 0 else { return false }
    close(descriptor)
    defer { unlink("\(name)a") }
    return access("\(name)A", F_OK) == 0
  }
}
