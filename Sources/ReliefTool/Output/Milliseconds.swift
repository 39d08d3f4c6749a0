/// Times as people read them.
enum Milliseconds {
  /// In milliseconds, to a tenth: `12.3 ms`.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e9 else { return "?" }
    let tenths = Int((seconds * 10_000).rounded())
    return "\(tenths / 10).\(abs(tenths % 10)) ms"
  }
}
