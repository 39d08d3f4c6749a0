/// Tells how far a long work is: on a terminal in one line that changes, elsewhere now and then in a
/// line of its own.
struct Progress {
  /// How often a line is written, in seconds.
  private static let terminalInterval = 0.1
  private static let plainInterval = 10.0

  private let total: Int
  /// Of what is counted, in the plural: `frames`.
  private let unit: String
  private let console: Console
  private let now: () -> Double
  private let start: Double
  private var last: Double
  private var hasLine = false

  /// - Parameters:
  ///   - now: seconds that pass; those of the system's clock if nil.
  init(total: Int, unit: String, console: Console, now: (() -> Double)? = nil) {
    self.total = total
    self.unit = unit
    self.console = console
    self.now = now ?? { SystemClock.seconds }
    start = self.now()
    last = start
  }

  /// Says that so many are done, if it is time to.
  mutating func advance(to done: Int) {
    let now = now()
    let interval = console.isTerminal ? Progress.terminalInterval : Progress.plainInterval
    guard now - last >= interval, done < total else { return }
    last = now
    let text = Progress.text(done: done, of: total, unit, seconds: now - start)
    if console.isTerminal {
      console.log("\r\u{1B}[K\(Progress.bar(done: done, of: total)) \(text)")
      hasLine = true
    } else {
      console.note(text)
    }
  }

  /// Takes back a line that changes, so that others can be written.
  mutating func end() {
    if hasLine { console.log("\r\u{1B}[K") }
    hasLine = false
  }

  /// Such as `[##########--------------]`.
  static func bar(done: Int, of total: Int) -> String {
    let width = 24
    let filled = total > 0 ? min(width, max(0, done * width / total)) : 0
    return "[\(String(repeating: "#", count: filled))"
      + "\(String(repeating: "-", count: width - filled))]"
  }

  /// Such as `12/120 frames, 45.3/s, 2.4 s left`.
  static func text(done: Int, of total: Int, _ unit: String, seconds: Double) -> String {
    let count = "\(done)/\(total) \(unit)"
    guard done > 0, seconds > 0 else { return count }
    let rate = Double(done) / seconds
    return "\(count), \(tenths(rate))/s, \(duration(Double(total - done) / rate)) left"
  }

  /// Such as `2.4 s`, `3 min 05 s` or `2 h 07 min`.
  static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds < 1e9 else { return "?" }
    guard seconds >= 60 else { return "\(tenths(seconds)) s" }
    let whole = Int(seconds.rounded())
    let (big, small, units) =
      whole < 3600
      ? (whole / 60, whole % 60, ("min", "s")) : (whole / 3600, whole / 60 % 60, ("h", "min"))
    return "\(big) \(units.0) \(small < 10 ? "0" : "")\(small) \(units.1)"
  }

  /// To a tenth below 100, else whole.
  static func tenths(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "?" }
    let tenths = Int((value * 10).rounded())
    return tenths >= 1000 ? "\((tenths + 5) / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
