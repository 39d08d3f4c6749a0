import ChartModel

/// The text forms of frame rates and ranges of frames.
package enum FrameText {
  /// The rates of NTSC as people round them.
  private static let rounded: [String: Int] = ["23.976": 24, "23.98": 24, "29.97": 30, "59.94": 60]

  /// `30`, `12.5`, `29.97` (which is 30000/1001) or `24000/1001`; nil for another text.
  package static func rate(_ text: String) -> FrameRate? {
    if let whole = rounded[text] { return FrameRate(whole * 1000, 1001) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = Int(parts[0]), let denominator = Int(parts[1]) else { return nil }
      return FrameRate(numerator, denominator).flatMap(sensible)
    }
    guard let value = NumberText.parse(text), (0.001...100_000).contains(value) else { return nil }
    return FrameRate(Int((value * 1000).rounded()), 1000).flatMap(sensible)
  }

  /// A rate that a file can hold.
  private static func sensible(_ rate: FrameRate) -> FrameRate? {
    (0.001...100_000).contains(rate.framesPerSecond) && rate.numerator <= 1_000_000_000 ? rate : nil
  }

  /// `0..<60` or `0...59`; nil for another text, or where the end lies before the start.
  package static func range(_ text: String) -> Range<Int>? {
    for (separator, extra) in [("..<", 0), ("...", 1)] {
      guard let dots = text.range(of: separator) else { continue }
      guard let start = Int(text[..<dots.lowerBound]), let last = Int(text[dots.upperBound...]),
        start >= 0, last <= FrameTiming.mostFrames, start <= last + extra
      else { return nil }
      return start..<(last + extra)
    }
    return nil
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }
}
