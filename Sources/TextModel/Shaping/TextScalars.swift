/// The code points of one line, cleaned for shaping, with their grapheme clusters.
///
/// Line breaks and tabs become spaces; other control characters vanish.
struct TextScalars {
  private(set) var codePoints: [UInt32] = []
  /// Ranges of `codePoints`, end to end.
  private(set) var clusters: [Range<Int>] = []

  init(_ text: String) {
    codePoints.reserveCapacity(text.utf8.count)
    for character in text {
      let start = codePoints.count
      if character == "\r\n" {
        codePoints.append(space)
      } else {
        for scalar in character.unicodeScalars {
          if let codePoint = shapeable(scalar) { codePoints.append(codePoint) }
        }
      }
      if codePoints.count > start { clusters.append(start..<codePoints.count) }
    }
  }
}

private let space: UInt32 = 0x20

/// What stands for a code point in shaping; nil where it leaves no trace.
private func shapeable(_ scalar: Unicode.Scalar) -> UInt32? {
  switch scalar.value {
  case 0x20..<0x7F: scalar.value
  // Tab, line feed, vertical tab, form feed, carriage return, next line, line and paragraph ends.
  case 0x09...0x0D, 0x85, 0x2028, 0x2029: space
  case 0x00..<0x20, 0x7F..<0xA0: nil
  default: scalar.value
  }
}

/// Whether a code point shows nothing even where no font has it, such as a joiner.
func isDefaultIgnorable(_ codePoint: UInt32) -> Bool {
  codePoint >= 0xAD
    && Unicode.Scalar(codePoint)?.properties.isDefaultIgnorableCodePoint ?? false
}
