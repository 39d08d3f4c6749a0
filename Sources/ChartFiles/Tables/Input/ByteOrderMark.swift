/// The mark with which a text may begin.
enum ByteOrderMark: CaseIterable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case utf32LittleEndian
  case utf32BigEndian

  var bytes: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    }
  }

  /// The mark of a text; the longest that fits.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> ByteOrderMark? {
    allCases.last { bytes.starts(with: $0.bytes) }
  }

  /// How many bytes it takes at the beginning of a text.
  func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: self.bytes) ? self.bytes.count : 0
  }
}
