import Diagnostics
import Glibc

/// Takes the results of a batch, a line each: a file that keeps what it has, or standard output.
final class ResultLog {
  private let path: String?
  private let descriptor: Int32
  private let console: Console

  /// - Parameter path: nil for standard output.
  init(_ path: String?, console: Console) throws(ReliefError) {
    self.path = path
    self.console = console
    guard let path else {
      descriptor = -1
      return
    }
    try OutputPath.check(path)
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode_t(0o666))
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: SystemReason.text(errno)) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func write(_ result: JobResult) throws(ReliefError) {
    guard let path else { return try console.line(result.json.line) }
    // In one piece, so that lines of two processes do not mix.
    var line = result.json.line + "\n"
    let count = line.utf8.count
    let written = line.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard written == count else {
      throw .unwritable(path: path, reason: SystemReason.text(written < 0 ? errno : ENOSPC))
    }
  }
}
