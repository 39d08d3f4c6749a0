import Diagnostics
import Files

/// Reads a data file as UTF-8 text, whatever it is packed or encoded in.
enum DataBytes {
  /// The text of a file, or of standard input where `path` is `-`.
  ///
  /// - Throws: `fileUnreadable`.
  static func read(path: String, name: String) throws(ReliefError) -> FileBytes {
    try text(FileBytes(path: path, isWanted: isWanted), name: name)
  }

  /// The text that the bytes of a file hold: gzip unpacked, UTF-16 as UTF-8.
  static func text(
    _ file: FileBytes, name: String, limit: Int = Gunzip.standardLimit
  ) throws(ReliefError) -> FileBytes {
    let isPacked = Gunzip.isGzip(file.bytes)
    let file = isPacked ? try Gunzip.unpacked(file.bytes, path: name, limit: limit) : file
    switch ByteOrderMark.of(file.bytes) {
    case .utf16LittleEndian: return try utf8(file.bytes, isBigEndian: false, name: name)
    case .utf16BigEndian: return try utf8(file.bytes, isBigEndian: true, name: name)
    case .utf32LittleEndian, .utf32BigEndian:
      throw .fileUnreadable(path: name, reason: "it is UTF-32 text; save it as UTF-8")
    case .utf8, nil: break
    }
    if !FileBytes.isText(file.bytes), let zero = file.bytes.firstIndex(of: 0) {
      throw .fileUnreadable(
        path: name,
        reason: "it is not text: byte \(zero) is zero; give a CSV, TSV or JSON file"
      )
    }
    return file
  }

  private static func isWanted(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    FileBytes.isText(bytes) || Gunzip.isGzip(bytes) || ByteOrderMark.of(bytes) != nil
  }

  private static func utf8(
    _ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool, name: String
  ) throws(ReliefError) -> FileBytes {
    let units = (1..<max(1, bytes.count / 2)).map { unit in
      let (first, second) = (UInt16(bytes[2 * unit]), UInt16(bytes[2 * unit + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
      throw .fileUnreadable(path: name, reason: "its UTF-16 text is damaged; save it as UTF-8")
    }
    return try self.text(FileBytes(text.utf8), name: name)
  }
}
