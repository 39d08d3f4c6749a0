import ChartModel

/// Reads one kind of value from the bytes of a cell.
protocol CellParser {
  /// nil where the bytes spell no such value.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double?
}

extension NumberText: CellParser {}
extension DateText: CellParser {}

/// Reads `true` and `false`, in any case, with spaces round them, as 1 and 0.
enum BooleanText: CellParser {
  static let names = ["false", "true"]

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let word = NumberText.trimmed(bytes)
    switch word.count {
    case 4: return spells(word, 0x65757274) ? 1 : nil
    case 5: return word[4] | 0x20 == UInt8(ascii: "e") && spells(word, 0x736C6166) ? 0 : nil
    default: return nil
    }
  }

  /// Whether a word begins with four letters, given in lower case, the first in the lowest byte.
  @inline(__always)
  private static func spells(_ word: UnsafeBufferPointer<UInt8>, _ letters: UInt32) -> Bool {
    let bits = UnsafeRawBufferPointer(word).loadUnaligned(as: UInt32.self)
    return UInt32(littleEndian: bits) | 0x2020_2020 == letters
  }

  /// A column of booleans, NaN where they are missing.
  static func column(_ values: some Sequence<Double>) -> CategoryColumn {
    CategoryColumn(names: names, codes: values.map { $0.isNaN ? -1 : $0 == 0 ? 0 : 1 })
  }
}

extension CategoryColumn {
  /// A column by its names and codes, where names may be equal as texts.
  init(merging names: [String], codes: [Int32]) {
    let distinct = CategoryColumn(names)
    let isSame = distinct.names.count == names.count
    self.init(
      names: distinct.names,
      codes: isSame ? codes : codes.map { $0 < 0 ? $0 : distinct.codes[Int($0)] })
  }
}
