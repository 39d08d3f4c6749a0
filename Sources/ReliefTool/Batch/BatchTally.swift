/// How many units came to what.
struct BatchTally: Sendable, Hashable {
  var total: Int
  var drawn = 0
  var skipped = 0
  var failed = 0
  /// Not begun, since another failed.
  var left = 0

  init(total: Int) {
    self.total = total
  }

  var done: Int { drawn + skipped + failed }

  mutating func count(_ result: JobResult) {
    switch result.status {
    case .done: drawn += 1
    case .skipped: skipped += 1
    case .failed: failed += 1
    }
  }

  /// 1 where not all is there.
  var exitCode: Int32 { failed + left == 0 ? 0 : 1 }

  /// Such as `1000 jobs: 998 drawn, 1 there already, 1 failed, in 12.3 s, 81.2/s`.
  func sentence(verb: String, seconds: Double) -> String {
    var parts = ["\(drawn) \(verb)"]
    if skipped > 0 { parts.append("\(skipped) there already") }
    if failed > 0 { parts.append("\(failed) failed") }
    if left > 0 { parts.append("\(left) not begun") }
    let rate = seconds > 0 && drawn > 0 ? ", \(Progress.tenths(Double(drawn) / seconds))/s" : ""
    return "\(total) job\(total == 1 ? "" : "s"): \(parts.joined(separator: ", ")), "
      + "in \(Progress.duration(seconds))\(rate)"
  }
}
