import TestSupport

/// Changes texts a little: by bytes, by tokens, and with pieces of others.
enum FuzzMutator {
  private static let tokens = [
    "null", "true", "-1", "1e308", "-1e-320", "0", "9999999999999999999", "\"\"", "\"a\"", "[]",
    "{}",
    "[[", "{\"a\":", ",", ":", "\"field\"", "\"test\"", "\"datum.\"", "\"\\ud800\"", "\u{0}", "é",
    "🦀",
    "\"extent\"", "1e-9", "1000000", "\\n", "\"g\"", "3",
  ].map { Array($0.utf8) }

  static func mutated(
    _ source: [UInt8], others: [[UInt8]], using random: inout RandomNumbers
  ) -> [UInt8] {
    var text = source
    for _ in 0...Int.random(in: 0...3, using: &random) {
      guard !text.isEmpty else { return text }
      change(&text, others, &random)
    }
    return text
  }

  private static func change(
    _ text: inout [UInt8], _ others: [[UInt8]], _ random: inout RandomNumbers
  ) {
    let place = Int.random(in: 0..<text.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: text.remove(at: place)
    case 1: text[place] = UInt8.random(in: 0...255, using: &random)
    case 2: text.swapAt(place, Int.random(in: 0..<text.count, using: &random))
    case 3: text = Array(text.prefix(place))
    case 4: text.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: place)
    case 5, 6:
      // A value becomes another: the values are what is between these.
      let range = value(text, at: place)
      text.replaceSubrange(range, with: tokens.randomElement(using: &random) ?? [])
    case 7:
      let other = others.randomElement(using: &random) ?? text
      guard !other.isEmpty else { return }
      let from = Int.random(in: 0..<other.count, using: &random)
      text.replaceSubrange(value(text, at: place), with: other[value(other, at: from)])
    default:
      let end = min(text.count, place + Int.random(in: 0...40, using: &random))
      text.insert(contentsOf: text[place..<end], at: Int.random(in: 0...text.count, using: &random))
    }
  }

  /// The stretch between two marks of punctuation about a place.
  private static func value(_ text: [UInt8], at place: Int) -> Range<Int> {
    let marks = Array("{}[]:,\n".utf8)
    let start = text[..<place].lastIndex { marks.contains($0) }.map { $0 + 1 } ?? 0
    let end = text[place...].firstIndex { marks.contains($0) } ?? text.count
    return start..<max(start, end)
  }
}
