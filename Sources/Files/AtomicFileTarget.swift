import CFileCleanup
import Diagnostics
import Glibc

/// Where an atomic file is to appear, looked at before anything is written.
struct AtomicFileTarget {
  /// As the caller gave it: for messages.
  let name: String
  /// With symbolic links followed.
  let path: String
  /// False for devices and pipes.
  let isReplaceable: Bool
  /// The permissions of the file that is there already.
  private let mode: mode_t?

  init(_ name: String) throws(ReliefError) {
    if let reason = unusableName(name) { throw .unwritable(path: name, reason: reason) }
    self.name = name
    path = followingLinks(name)
    var status = stat()
    guard stat(path, &status) == 0 else {
      isReplaceable = true
      mode = nil
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw .unwritable(path: name, reason: "it is a folder; add a file name")
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw unwritable(name, errno: errno) }
      isReplaceable = true
      mode = status.st_mode & 0o7777
    default:
      isReplaceable = false
      mode = nil
    }
  }

  /// A file that is open, and listed to be removed where a signal ends the process.
  struct Temporary {
    var descriptor: Int32
    var path: String
    var cleanupSlot: Int32
  }

  /// Creates a file that nobody else has, in the same folder: a rename does not cross file systems.
  func createTemporary() throws(ReliefError) -> Temporary {
    for _ in 0..<16 {
      let temporary = temporaryPath(for: path)
      // Before the file is there, since the signal may come to this very thread in between.
      let slot = relief_cleanup_add(temporary)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o666))
      if descriptor >= 0 {
        if let mode { fchmod(descriptor, mode) }
        return Temporary(descriptor: descriptor, path: temporary, cleanupSlot: slot)
      }
      let error = errno
      relief_cleanup_remove(slot)
      if error != EEXIST { throw unwritable(name, errno: error) }
    }
    throw unwritable(name, errno: EEXIST)
  }
}

/// `name.tmp-<process>-<random>`, with a long name shortened to stay below the usual 255 bytes.
private func temporaryPath(for path: String) -> String {
  let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
  var file = path[slash...]
  while file.utf8.count > 200 { file = file.dropLast() }
  let random = String(UInt32.random(in: .min ... .max), radix: 16)
  return "\(path[..<slash])\(file).tmp-\(getpid())-\(random)"
}

private func unusableName(_ name: String) -> String? {
  if name.isEmpty { return "the name is empty" }
  if name.utf8.contains(0) { return "the name contains a zero byte" }
  if name.hasSuffix("/") { return "it names a folder; add a file name" }
  return nil
}

/// The target of a symbolic link to something that exists; otherwise the path itself.
private func followingLinks(_ path: String) -> String {
  var status = stat()
  guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
    let real = realpath(path, nil)
  else { return path }
  defer { free(real) }
  return String(cString: real)
}
