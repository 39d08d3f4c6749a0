import Diagnostics
import Files
import Glibc

/// Programs built from Swift source, each in a file named by what it was built from.
///
/// A program is built in a folder of its own and renamed, so that others see it whole or not at
/// all. Behind each program stands a checksum of it.
struct ProgramCache {
  let folder: String

  /// The most bytes that are kept, the newest program aside.
  private static let byteLimit = 256 << 20
  /// For how long a folder that a build left behind may belong to a build that runs, in seconds.
  private static let abandonedAge = 3600
  private static let mark: UInt64 = 0x3147_4f52_5046_4c52

  init() throws(ReliefError) {
    guard let folder = Folder.cache("views") else { throw SourceError.noCacheFolder.error }
    guard Folder.make(folder) else {
      throw .unwritable(
        path: folder,
        reason: "\(SystemReason.text(errno)); set XDG_CACHE_HOME to a folder that you may write to")
    }
    self.folder = folder
  }

  func path(_ key: UInt64) -> String { "\(folder)/\(String(key, radix: 16))" }

  /// The program of a key; nil where there is none, or a damaged one.
  func find(_ key: UInt64) -> String? {
    let path = path(key)
    guard let file = try? FileBytes(path: path), file.count > 16 else { return nil }
    defer { withExtendedLifetime(file) {} }
    let bytes = UnsafeRawBufferPointer(file.bytes)
    let end = bytes.count - 16
    let mark = bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
    let sum = bytes.loadUnaligned(fromByteOffset: end + 8, as: UInt64.self)
    let found = Self.checksum(UnsafeRawBufferPointer(rebasing: bytes[..<end]), key: key)
    guard mark == Self.mark, sum == found else { return nil }
    // What was used last is removed last.
    utimensat(AT_FDCWD, path, nil, 0)
    return path
  }

  /// A new folder for one build, to be removed after it.
  func makeBuildFolder() throws(ReliefError) -> String {
    let path = "\(folder)/build-\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 16))"
    guard mkdir(path, 0o755) == 0 else {
      throw .unwritable(path: path, reason: SystemReason.text(errno))
    }
    return path
  }

  /// Takes a program in and makes room for it.
  func add(_ program: String, key: UInt64) throws(ReliefError) {
    let file = try FileBytes(path: program)
    let sum = withExtendedLifetime(file) {
      Self.checksum(UnsafeRawBufferPointer(file.bytes), key: key)
    }
    let end = [Self.mark, sum].withUnsafeBytes { Array($0) }
    let descriptor = open(program, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unwritable(path: program, reason: SystemReason.text(errno))
    }
    let written = write(descriptor, end, end.count)
    guard close(descriptor) == 0, written == end.count, rename(program, path(key)) == 0 else {
      throw .unwritable(path: path(key), reason: SystemReason.text(errno))
    }
    prune(sparing: key)
  }

  private static func checksum(_ bytes: UnsafeRawBufferPointer, key: UInt64) -> UInt64 {
    var hash = FNV1a()
    hash.add(key)
    hash.addWords(bytes)
    return hash.value
  }

  /// Removes what was not used for longest, and what interrupted builds left.
  private func prune(sparing key: UInt64) {
    var programs: [(path: String, used: Int, size: Int)] = []
    for name in Folder.names(in: folder) ?? [] {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if time(nil) - status.st_mtim.tv_sec > Self.abandonedAge { Folder.remove(path) }
      } else if path != self.path(key) {
        programs.append((path, status.st_mtim.tv_sec, Int(status.st_size)))
      }
    }
    var total = 0
    for program in programs.sorted(by: { $0.used > $1.used }) {
      total += program.size
      if total > Self.byteLimit { unlink(program.path) }
    }
  }
}
