/// Reads decimal numbers from bytes: exactly rounded, whatever the locale.
package enum NumberText {
  /// The number that the text spells, or nil where it spells none; see `parse` of bytes.
  package static func parse(_ text: some StringProtocol) -> Double? {
    var text = String(text)
    return text.withUTF8 { parse($0) }
  }

  /// The number that the bytes spell, or nil where they spell none.
  ///
  /// Digits with an optional sign, `.` and exponent, and spaces round them; `inf` and `infinity`
  /// in any case. A number beyond the largest double is none: `888E010010` is a name.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let text = trimmed(bytes)
    guard let decimal = Decimal(text) else { return infinity(text) }
    return decimal.value ?? slowValue(text)
  }

  /// Without the spaces and tabs on both sides.
  @inline(__always)
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = bytes.count
    while start < end, isSpace(bytes[start]) { start &+= 1 }
    while end > start, isSpace(bytes[end &- 1]) { end &-= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func infinity(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let first = text.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let isSigned = isNegative || first == UInt8(ascii: "+")
    let word = text[(isSigned ? 1 : 0)...].map { $0 | 0x20 }
    guard word.elementsEqual("inf".utf8) || word.elementsEqual("infinity".utf8) else { return nil }
    return isNegative ? -.infinity : .infinity
  }

  /// By the standard library: more than 19 digits, or an exponent that the exact ways do not reach.
  private static func slowValue(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// A decimal number as written: `digits` times ten to `exponent`.
private struct Decimal {
  /// At most 19 significant digits fit; `isExact` is false where there were more.
  private var digits: UInt64 = 0
  private var exponent = 0
  private var isNegative = false
  private var isExact = true

  /// Reads `[+-] digits [. digits] [e [+-] digits]`; nil where the text is anything else.
  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var i = 0
    let count = text.count
    if i < count, text[i] == UInt8(ascii: "-") || text[i] == UInt8(ascii: "+") {
      isNegative = text[i] == UInt8(ascii: "-")
      i &+= 1
    }
    let wholeStart = i
    i = readDigits(text, from: i)
    var digitCount = i &- wholeStart
    if i < count, text[i] == UInt8(ascii: ".") {
      let start = i &+ 1
      i = readDigits(text, from: start)
      exponent = start &- i
      digitCount &+= i &- start
    }
    guard digitCount > 0 else { return nil }
    if digitCount > 19 { isExact = false }
    if i < count, text[i] | 0x20 == UInt8(ascii: "e") {
      guard let end = readExponent(text, from: i &+ 1) else { return nil }
      i = end
    }
    guard i == count else { return nil }
  }

  @inline(__always)
  private mutating func readDigits(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var i = start
    while i < text.count {
      let digit = text[i] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      digits = digits &* 10 &+ UInt64(digit)
      i &+= 1
    }
    return i
  }

  private mutating func readExponent(
    _ text: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    var i = start
    var isDown = false
    if i < text.count, text[i] == UInt8(ascii: "-") || text[i] == UInt8(ascii: "+") {
      isDown = text[i] == UInt8(ascii: "-")
      i += 1
    }
    let first = i
    var power = 0
    while i < text.count, case let digit = text[i] &- UInt8(ascii: "0"), digit < 10 {
      power = min(power * 10 + Int(digit), 1_000_000)
      i += 1
    }
    guard i > first else { return nil }
    exponent += isDown ? -power : power
    return i
  }

  /// The nearest double, ties to even; nil where that takes the long way.
  @inline(__always)
  var value: Double? {
    guard isExact else { return nil }
    let magnitude: Double
    if digits <= 1 << 53, -22 <= exponent, exponent <= 22 {
      // Both are exact doubles, so that one division or product rounds once
      // (Clinger, "How to read floating point numbers accurately", 1990).
      let power = Decimal.powersOfTen[abs(exponent)]
      magnitude = exponent < 0 ? Double(digits) / power : Double(digits) * power
    } else if digits == 0 {
      magnitude = 0
    } else if -27 <= exponent, exponent <= 27 {
      magnitude = exponent < 0 ? quotient : product
    } else {
      return nil
    }
    return isNegative ? -magnitude : magnitude
  }

  /// `digits` times ten to `exponent` >= 0, from the exact 128-bit product with a power of five.
  private var product: Double {
    let five = Decimal.powersOfFive[exponent]
    let (high, low) = digits.multipliedFullWidth(by: five)
    guard high != 0 else { return Decimal.rounded(low, sticky: false, exponent: exponent) }
    let shift = high.leadingZeroBitCount
    let top = shift == 0 ? high : high << UInt64(shift) | low >> UInt64(64 - shift)
    let rest = shift == 0 ? low : low << UInt64(shift)
    return Decimal.rounded(top, sticky: rest != 0, exponent: exponent + 64 - shift)
  }

  /// `digits` over ten to -`exponent` > 0, from a 128-bit division with its remainder.
  private var quotient: Double {
    let five = Decimal.powersOfFive[-exponent]
    let fiveShift = five.leadingZeroBitCount
    let divisor = five << UInt64(fiveShift)
    let digitShift = digits.leadingZeroBitCount
    let dividend = digits << UInt64(digitShift)
    // Half the dividend as the high word keeps the quotient within 64 bits, and above 2^62.
    let (quotient, remainder) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    return Decimal.rounded(
      quotient,
      sticky: remainder != 0,
      exponent: exponent + fiveShift - digitShift - 63
    )
  }

  /// `bits` times two to `exponent`, ties to even; `sticky` says that something smaller follows.
  private static func rounded(_ bits: UInt64, sticky: Bool, exponent: Int) -> Double {
    // The last bit takes the sticky one's part: 64 bits are more than two beyond the 53 kept.
    let shift = bits.leadingZeroBitCount
    let normal = bits << UInt64(shift) | (sticky ? 1 : 0)
    // Never near the ends of the double's range, so that the power of two is a normal number.
    let power = Double(bitPattern: UInt64(exponent - shift + 1023) << 52)
    return Double(normal) * power
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Five to 0...27, the last that fits 64 bits.
  private static let powersOfFive: [UInt64] = (0...27).map { power in
    (0..<power).reduce(1) { product, _ in product * 5 }
  }
}
