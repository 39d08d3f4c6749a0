import ChartModel

/// Reads rates and ranges of frames; nil where the text does not spell one.
package enum FrameText {
  /// What `rate` reads, for errors and help.
  package static let rateForms =
    "frames a second up to 1000, such as 30, 29.97 (30000/1001) or 24000/1001"
  /// What `range` reads, for errors and help.
  package static let rangeForms =
    "A..<B or A...B, numbers of frames from 0 on, the first up to the second"

  /// A rate: a fraction, or a decimal number.
  ///
  /// A decimal number near a rate of NTSC is that rate, so that 29.97 and 23.976 are what they are
  /// short for: a whole number times 1000/1001.
  package static func rate(_ text: some StringProtocol) -> FrameRate? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let numerator = whole(parts[0]), let denominator = whole(parts[1]) {
      return reduced(numerator, denominator)
    }
    guard let value = NumberText.parse(text), value > 0, value <= 1000 else { return nil }
    let nominal = (value * 1.001).rounded()
    if value != value.rounded(), nominal >= 1, abs(nominal * 1000 / 1001 - value) < 0.005 {
      return reduced(Int(nominal) * 1000, 1001)
    }
    // What a millionth of a frame makes nobody sees.
    return reduced(Int((value * 1e6).rounded()), 1_000_000)
  }

  /// A range of frames, the first of which is 0.
  package static func range(_ text: some StringProtocol) -> Range<Int>? {
    for (dots, isClosed) in [("..<", false), ("...", true)] {
      guard let place = text.indices.first(where: { text[$0...].hasPrefix(dots) }) else {
        continue
      }
      guard let first = whole(text[..<place]), let last = whole(text[place...].dropFirst(3))
      else { return nil }
      let end = isClosed ? last + 1 : last
      return first < end ? first..<end : nil
    }
    return nil
  }

  /// Digits alone, and no more than a billion, far from where arithmetic ends.
  private static func whole(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text).flatMap { $0 <= 1_000_000_000 ? $0 : nil }
  }

  private static func reduced(_ numerator: Int, _ denominator: Int) -> FrameRate? {
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    guard a > 0, numerator <= 1000 * denominator else { return nil }
    return FrameRate(numerator / a, denominator / a)
  }
}
