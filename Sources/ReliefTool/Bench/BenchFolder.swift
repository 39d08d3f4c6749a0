import Diagnostics
import Files
import Glibc

/// Where the pictures of a measurement go: a folder of the user's, or one that goes with this value.
final class BenchFolder {
  let path: String
  private let isKept: Bool

  /// - Parameter kept: a folder whose last part may be new; nil for a temporary one.
  init(kept: String?) throws(ReliefError) {
    isKept = kept != nil
    if let kept {
      try Folder.makeLast(kept, for: kept)
      path = kept
      return
    }
    var template = Array("\(variable("TMPDIR") ?? "/tmp")/relief-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      let reason = SystemReason.text(errno)
      throw .unwritable(path: "a temporary folder", reason: "\(reason); name one with --keep")
    }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    if !isKept { Folder.remove(path) }
  }
}
