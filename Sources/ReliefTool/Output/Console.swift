import Diagnostics
import Glibc

/// Where a command's words go: what was asked for to `output`, all else to `log`.
package struct Console {
  package var output: (String) throws(ReliefError) -> Void
  package var log: (String) -> Void
  /// Whether the log is read on a terminal while it is written.
  package var isTerminal: Bool

  package init(
    output: @escaping (String) throws(ReliefError) -> Void,
    log: @escaping (String) -> Void,
    isTerminal: Bool = false
  ) {
    self.output = output
    self.log = log
    self.isTerminal = isTerminal
  }

  /// The process's standard output and standard error.
  package static var standard: Console {
    Console(
      output: { (text) throws(ReliefError) in
        if let reason = write(text, to: STDOUT_FILENO) {
          throw .unwritable(path: "standard output", reason: reason)
        }
      },
      // Where even this fails there is no place left to say so.
      log: { _ = write($0, to: STDERR_FILENO) },
      isTerminal: isatty(STDERR_FILENO) == 1
    )
  }

  func line(_ text: String) throws(ReliefError) {
    try output(text + "\n")
  }

  func note(_ text: String) {
    log(text + "\n")
  }

  /// Writes all of the text, or gives the system's reason.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = Glibc.write(
          descriptor,
          UnsafeBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR {
          return SystemReason.text(errno)
        }
      }
      return nil
    }
  }
}
