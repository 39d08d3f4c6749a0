/// Plausible measures for text where no font is at hand, so that a layout still makes sense.
enum EstimatedText {
  /// Em, as of a common sans serif.
  static let ascent = 0.97
  static let descent = 0.24

  /// The width of a line in em: averages of a common sans serif by kind of character.
  static func width(_ text: TextScalars) -> Double {
    text.clusters.reduce(0) { $0 + advance(text.codePoints[$1.lowerBound]) }
  }

  private static func advance(_ codePoint: UInt32) -> Double {
    switch codePoint {
    case 0x20, 0xA0: 0.28
    // . , : ; ' ! | i j l
    case 0x2E, 0x2C, 0x3A, 0x3B, 0x27, 0x21, 0x7C, 0x69, 0x6A, 0x6C: 0.28
    // m w M W
    case 0x6D, 0x77, 0x4D, 0x57: 0.88
    case 0x41...0x5A: 0.68
    case 0x30...0x39: 0.62
    case _ where isDefaultIgnorable(codePoint): 0
    // Hangul, kana, ideographs, full-width forms, emoji: a full em.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      1
    default: 0.56
    }
  }
}
