/// The content of JSON strings.
enum JSONText {
  /// The bytes of a sound string's content with its escapes undone, as UTF-8.
  ///
  /// Half of a surrogate pair becomes U+FFFD.
  static func unescaped(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var i = 0
    while i < content.count {
      guard content[i] == UInt8(ascii: "\\"), i + 1 < content.count else {
        result.append(content[i])
        i += 1
        continue
      }
      i += 1
      switch content[i] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        let (scalar, count) = scalar(content, at: i + 1)
        result += UTF8.encode(scalar).map(Array.init) ?? [0xEF, 0xBF, 0xBD]
        i += count
      default: result.append(content[i])
      }
      i += 1
    }
    return result
  }

  /// The scalar of one `\u` escape, or two that make a pair, and how many bytes behind `u` it takes.
  private static func scalar(
    _ content: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (Unicode.Scalar, count: Int) {
    let first = unit(content, at: start)
    if let scalar = Unicode.Scalar(first) { return (scalar, 4) }
    if first < 0xDC00, start + 10 <= content.count, content[start + 4] == UInt8(ascii: "\\"),
      content[start + 5] == UInt8(ascii: "u"),
      case let second = unit(content, at: start + 6), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      return (scalar, 10)
    }
    return ("\u{FFFD}", 4)
  }

  private static func unit(_ content: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32 {
    content[min(start, content.count)..<min(start + 4, content.count)].reduce(0) { value, byte in
      value << 4 | (JSONScanner.hexDigit(byte) ?? 0)
    }
  }

  /// A string, its escapes undone; what is not UTF-8 in it is mended.
  static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>, hasEscapes: Bool
  ) -> String {
    let raw = UnsafeBufferPointer(rebasing: bytes[content])
    return hasEscapes
      ? String(decoding: unescaped(raw), as: UTF8.self) : String(decoding: raw, as: UTF8.self)
  }
}
