import ChartModel
import Glibc

/// How numbers are written, in the words of d3-format:
/// `[[fill]align][sign][$][0][width][,][.precision][~][type]`.
///
/// Types are `e f g r s % p d b o x X` and none.
struct NumberFormat: Sendable, Hashable {
  private var fill: Character = " "
  private var align: Character = ">"
  private var sign: Character = "-"
  private var hasCurrency = false
  private var width = 0
  private var isGrouped = false
  private var precision: Int?
  private var trims = false
  private var type: Character?

  /// nil where the text is no such format.
  init?(_ text: String) {
    var rest = Array(text)[...]
    func isAlign(_ letter: Character?) -> Bool { letter.map { "<>^=".contains($0) } ?? false }
    if rest.count > 1, isAlign(rest[rest.startIndex + 1]) {
      fill = rest.removeFirst()
      align = rest.removeFirst()
    } else if isAlign(rest.first) {
      align = rest.removeFirst()
    }
    if let first = rest.first, "-+ (".contains(first) { sign = rest.removeFirst() }
    if rest.first == "$" { hasCurrency = rest.popFirst() != nil }
    if rest.first == "0" {
      (fill, align) = ("0", "=")
      rest.removeFirst()
    }
    width = NumberFormat.digits(&rest) ?? 0
    if rest.first == "," { isGrouped = rest.popFirst() != nil }
    if rest.first == "." {
      rest.removeFirst()
      guard let digits = NumberFormat.digits(&rest) else { return nil }
      precision = min(digits, 20)
    }
    if rest.first == "~" { trims = rest.popFirst() != nil }
    if let letter = rest.popFirst() {
      guard "efgrs%pdboxXn".contains(letter) else { return nil }
      type = letter == "n" ? "g" : letter
      isGrouped = isGrouped || letter == "n"
    }
    guard rest.isEmpty, width <= 1000 else { return nil }
  }

  private static func digits(_ rest: inout ArraySlice<Character>) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.count <= 4 ? Int(String(digits)) : nil
  }

  func callAsFunction(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "\u{2212}∞" : "∞" }
    var (body, suffix) = magnitude(abs(value))
    let isNegative = value < 0 && body.contains { $0.isNumber && $0 != "0" || $0.isLetter }
    if isGrouped { body = NumberFormat.grouped(body) }
    var prefix =
      isNegative ? (sign == "(" ? "(" : "\u{2212}") : "+ ".contains(sign) ? "\(sign)" : ""
    if hasCurrency { prefix += "$" }
    if isNegative, sign == "(" { suffix += ")" }
    let room = String(repeating: fill, count: max(0, width - (prefix + body + suffix).count))
    switch align {
    case "<": return prefix + body + suffix + room
    case "=": return prefix + room + body + suffix
    case "^":
      let half = room.count / 2
      return room.prefix(half) + prefix + body + suffix + room.dropFirst(half)
    default: return room + prefix + body + suffix
    }
  }

  /// The digits of a number that is not negative, and what follows them.
  private func magnitude(_ value: Double) -> (String, String) {
    switch type {
    case "f": return (trimmed(printed("%.*f", precision ?? 6, value)), "")
    case "e": return exponent(value, precision ?? 6)
    case "%": return (trimmed(printed("%.*f", precision ?? 6, value * 100)), "%")
    case "p":
      return (trimmed(significant(value * 100, precision ?? 6)), "%")
    case "r": return (trimmed(significant(value, precision ?? 6)), "")
    case "s": return prefixed(value)
    case "d": return (printed("%.*f", 0, value.rounded()), "")
    case "b", "o", "x", "X":
      let radix = type == "b" ? 2 : type == "o" ? 8 : 16
      let digits = UInt64(exactly: value.rounded()).map {
        String($0, radix: radix, uppercase: type == "X")
      }
      return (digits ?? printed("%.*f", 0, value), "")
    case "g": return general(value, precision ?? 6)
    default:
      if let precision { return general(value, precision, trims: true) }
      return (PlainText.number(value), "")
    }
  }

  private func general(_ value: Double, _ digits: Int, trims: Bool = false) -> (String, String) {
    let digits = max(1, digits)
    var format = self
    format.trims = self.trims || trims
    let power = NumberFormat.power(value, digits: digits)
    if power < -4 || power >= digits { return format.exponent(value, digits - 1) }
    return (format.trimmed(significant(value, digits)), "")
  }

  /// So many digits that count, without an exponent.
  private func significant(_ value: Double, _ digits: Int) -> String {
    let digits = max(1, digits)
    let power = NumberFormat.power(value, digits: digits)
    let decimals = digits - 1 - power
    guard decimals < 0 else { return printed("%.*f", min(decimals, 300), value) }
    let unit = pow(10.0, Double(-decimals))
    return printed("%.*f", 0, (value / unit).rounded() * unit)
  }

  private func exponent(_ value: Double, _ decimals: Int) -> (String, String) {
    let parts = printed("%.*e", decimals, value).split(separator: "e")
    guard parts.count == 2, let power = Int(parts[1]) else { return (PlainText.number(value), "") }
    return (trimmed(String(parts[0])), "e\(power < 0 ? "\u{2212}" : "+")\(abs(power))")
  }

  /// With a prefix of the metric system.
  private func prefixed(_ value: Double) -> (String, String) {
    let prefixes = [
      "y", "z", "a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y",
    ]
    let digits = max(1, precision ?? 6)
    let power = NumberFormat.power(value, digits: digits)
    let step = value == 0 ? 0 : max(-8, min(8, Int((Double(power) / 3).rounded(.down))))
    let scaled = value / pow(10, Double(3 * step))
    return (trimmed(significant(scaled, digits)), prefixes[step + 8])
  }

  /// The power of ten of the first digit, once rounded to so many digits.
  private static func power(_ value: Double, digits: Int) -> Int {
    guard value > 0 else { return 0 }
    let parts = printed("%.*e", digits - 1, value).split(separator: "e")
    return parts.count == 2 ? Int(parts[1]) ?? 0 : 0
  }

  private func trimmed(_ text: String) -> String {
    guard trims, text.contains(".") else { return text }
    var text = text
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  private static func grouped(_ text: String) -> String {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = Array(parts[0])
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { whole.append(",") }
      whole.append(digit)
    }
    return parts.count > 1 ? "\(whole).\(parts[1])" : whole
  }
}

/// printf of a number into a string.
private func printed(_ format: String, _ digits: Int, _ value: Double) -> String {
  withVaList([Int32(digits), value]) { list in
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 700) { buffer in
      let written = vsnprintf(buffer.baseAddress, buffer.count, format, list)
      let count = max(0, min(Int(written), buffer.count - 1))
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
