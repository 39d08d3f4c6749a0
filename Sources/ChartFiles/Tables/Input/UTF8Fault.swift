import Files

/// Where a text stops being UTF-8, and what it may be instead.
struct UTF8Fault {
  /// From 1.
  let line: Int
  /// Whether no letter beyond ASCII is UTF-8, as in files of Latin-1 and Windows-1252.
  let isLatin: Bool

  /// nil for a text that is UTF-8 throughout.
  init?(in bytes: UnsafeBufferPointer<UInt8>) {
    guard let position = UTF8Fault.first(in: bytes, from: 0) else { return nil }
    var line = 1
    var isLatin = true
    for byte in bytes[..<position] {
      if byte == .lineFeed { line += 1 }
      if byte >= 0x80 { isLatin = false }
    }
    self.line = line
    self.isLatin = isLatin
  }

  /// Says that letters could not be read, where, and what to do.
  func sentence(_ path: String) -> String {
    let start = "\(path), line \(line): this is not UTF-8; unreadable letters became '\u{FFFD}'"
    return isLatin
      ? "\(start). It may be Latin-1: make it UTF-8 with 'iconv -f WINDOWS-1252 -t UTF-8 FILE'"
      : start
  }

  /// The first byte that begins no letter.
  private static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let length = length(of: bytes, at: index)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// How many bytes the letter has; 0 where there is none (Unicode 16, table 3-7).
  private static func length(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func isNext(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    switch bytes[index] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return isNext(1) ? 2 : 0
    case 0xE0: return isNext(1, 0xA0...0xBF) && isNext(2) ? 3 : 0
    case 0xED: return isNext(1, 0x80...0x9F) && isNext(2) ? 3 : 0
    case 0xE1...0xEF: return isNext(1) && isNext(2) ? 3 : 0
    case 0xF0: return isNext(1, 0x90...0xBF) && isNext(2) && isNext(3) ? 4 : 0
    case 0xF1...0xF3: return isNext(1) && isNext(2) && isNext(3) ? 4 : 0
    case 0xF4: return isNext(1, 0x80...0x8F) && isNext(2) && isNext(3) ? 4 : 0
    default: return 0
    }
  }
}
