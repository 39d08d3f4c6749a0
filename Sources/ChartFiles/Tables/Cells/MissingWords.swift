/// The cells that stand for a value that is not there.
///
/// In any case, with spaces round them: nothing at all, `-`, `?`, `NA`, `N/A`, `#N/A`, `<NA>`,
/// `NaN`, `null`, `nil` and `None`. In a column of texts a quoted `"NA"` is a text like any other.
enum MissingWords {
  static let words = ["", "-", "?", "na", "n/a", "#n/a", "<na>", "nan", "null", "nil", "none"]

  @inline(__always)
  static func contains(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = NumberText.trimmed(cell)
    guard let first = text.first else { return true }
    // Most cells are numbers, and no word begins with a digit or is longer than four letters.
    guard text.count <= 4, first &- UInt8(ascii: "0") > 9 else { return false }
    return isWord(text)
  }

  private static func isWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { word in
      word.utf8.count == text.count
        && zip(word.utf8, text).allSatisfy { letter, byte in
          let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
          return letter == (isUpper ? byte | 0x20 : byte)
        }
    }
  }
}
