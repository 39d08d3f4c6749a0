import Diagnostics
import Files
import FrameOutput
import Glibc

extension JobFingerprint {
  /// Whether a picture is there, and made of the same.
  func isKept(inPicture path: String) -> Bool {
    PNGTextReader.text(JobFingerprint.keyword, in: path) == text
  }

  /// Notes beside a sequence what it is made of: videos have no common place for it.
  func keep(beside output: SpinOutput, _ range: Range<Int>) throws(ReliefError) {
    let note = "\(text) \(JobFingerprint.size(of: output, range) ?? -1)\n"
    try AtomicFile.write(Array(note.utf8), to: JobFingerprint.note(of: output, range))
  }

  /// Whether frames of a sequence are there, and made of the same.
  func isKept(beside output: SpinOutput, _ range: Range<Int>) -> Bool {
    guard let size = JobFingerprint.size(of: output, range),
      let bytes = try? FileBytes(path: JobFingerprint.note(of: output, range))
    else { return false }
    return bytes.text == "\(text) \(size)\n"
  }

  /// `.NAME.inputs`, and for some frames of it `.NAME.A-B.inputs`.
  private static func note(of output: SpinOutput, _ range: Range<Int>) -> String {
    let path = output.path
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var name = path[slash...]
    if case .numbered = output { name += ".\(range.lowerBound)-\(range.upperBound)" }
    return "\(path[..<slash]).\(name).inputs"
  }

  /// The bytes of a video, or of all pictures together; nil where one is missing.
  private static func size(of output: SpinOutput, _ range: Range<Int>) -> Int? {
    func size(_ path: String) -> Int? {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return Int(status.st_size)
    }
    switch output {
    case .video(let path, _): return size(path)
    case .numbered(let numbered):
      var total = 0
      for number in range {
        guard let size = size(numbered.path(number)) else { return nil }
        total += size
      }
      return total
    }
  }
}
