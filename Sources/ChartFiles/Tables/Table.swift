import ChartModel
import Diagnostics
import Files
import Glibc

/// A table in a delimited text file: comma, tab, semicolon or bar, with a header line.
///
/// The header is read at once; `columns` reads the rows, in one pass for all that is asked.
/// Lines with nothing on them are skipped. The words for a missing value are `MissingWords`.
package struct Table: Sendable {
  /// As given, for error messages.
  package let path: String
  package let columnNames: [String]
  let file: FileBytes
  let delimiter: UInt8
  /// Where the header begins.
  let headerStart: Int

  /// Reads a file, or standard input where `path` is `-`, and its header.
  package init(path: String) throws(ReliefError) {
    try self.init(file: FileBytes(path: path), path: path == "-" ? "standard input" : path)
  }

  /// Reads a table that is in memory; `path` names it in errors.
  package init(_ text: String, path: String) throws(ReliefError) {
    try self.init(file: FileBytes(text.utf8), path: path)
  }

  init(file: FileBytes, path: String) throws(ReliefError) {
    self.path = path
    self.file = file
    let bytes = file.bytes
    try Table.checkIsText(bytes, path: path)
    headerStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    delimiter = Delimiter.guess(of: bytes[headerStart...], path: path)
    guard let base = bytes.baseAddress else { throw .fileEmpty(path: path) }
    var scanner = FieldScanner(
      base,
      count: bytes.count,
      delimiter: delimiter,
      from: headerStart
    )
    scanner.skipBlankLines()
    guard !scanner.isAtEnd else { throw .fileEmpty(path: path) }
    var names: [String] = []
    var field: FieldScanner.Field
    repeat {
      guard let next = scanner.next() else { throw Table.fault(of: scanner, path: path) }
      field = next
      names.append(Table.text(of: field, in: base))
    } while !field.endsRecord
    columnNames = names
  }

  /// Where a column stands.
  ///
  /// - Throws: `unknownColumn`, or `duplicateColumn` where the name does not tell which is meant.
  package func index(ofColumn name: String) throws(ReliefError) -> Int {
    guard let index = columnNames.firstIndex(of: name) else {
      throw .unknownColumn(name: name, path: path, known: columnNames)
    }
    guard columnNames[(index + 1)...].firstIndex(of: name) == nil else {
      throw .duplicateColumn(name: name, path: path)
    }
    return index
  }

  private static func checkIsText(
    _ bytes: UnsafeBufferPointer<UInt8>,
    path: String
  ) throws(ReliefError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw .fileUnreadable(path: path, reason: "it is UTF-16 text; save it as UTF-8")
    }
    guard let base = bytes.baseAddress, let zero = memchr(base, 0, bytes.count) else { return }
    let offset = UnsafeRawPointer(base).distance(to: zero)
    throw .fileUnreadable(
      path: path,
      reason: "it is not text: byte \(offset) is zero; give a CSV or TSV file"
    )
  }

  /// The content of a field, its escapes undone.
  static func text(of field: FieldScanner.Field, in base: UnsafePointer<UInt8>) -> String {
    let raw = UnsafeBufferPointer(start: base + field.start, count: field.end - field.start)
    guard field.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    return String(decoding: unescaped(raw), as: UTF8.self)
  }

  /// The bytes with one quote for each two.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isSecond = false
    for byte in bytes {
      isSecond = byte == .quote && !isSecond
      if !isSecond { result.append(byte) }
    }
    return result
  }

  static func fault(of scanner: FieldScanner, path: String) -> ReliefError {
    switch scanner.fault {
    case .textAfterQuote: .textAfterQuote(line: scanner.line, path: path)
    case .unclosedQuote, nil: .badQuote(line: scanner.line, path: path)
    }
  }
}
