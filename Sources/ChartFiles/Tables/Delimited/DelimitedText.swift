import Diagnostics
import Files

/// Delimited text with its header read: what `DelimitedReader` reads columns from.
struct DelimitedText: ColumnSource {
  /// As given, for error messages.
  let path: String
  let file: FileBytes
  let delimiter: UInt8
  let header: HeaderNames
  /// Where the first line after the header begins.
  let dataStart: Int
  private let options: Table.Options
  private let headerStart: Int

  /// Reads the header.
  init(file: FileBytes, path: String, options: Table.Options) throws(ReliefError) {
    self.path = path
    self.options = options
    self.file = file
    let bytes = file.bytes
    headerStart = ByteOrderMark.utf8.count(in: bytes)
    delimiter = options.delimiter ?? Delimiter.guess(of: bytes, from: headerStart, path: path)
    guard let base = bytes.baseAddress else { throw .fileEmpty(path: path) }
    var scanner = FieldScanner(
      base, count: bytes.count, delimiter: delimiter, from: headerStart)
    scanner.skipBlankLines()
    guard !scanner.isAtEnd else { throw .fileEmpty(path: path) }
    var names: [String] = []
    var field: FieldScanner.Field
    repeat {
      guard let next = scanner.next() else {
        switch scanner.fault {
        case .textAfterQuote: throw .textAfterQuote(line: scanner.line, path: path)
        case .unclosedQuote, nil: throw .badQuote(line: scanner.line, path: path)
        }
      }
      field = next
      names.append(field.name(in: base))
    } while !field.endsRecord
    header = HeaderNames(names)
    dataStart = scanner.position
  }

  var columnNames: [String] { header.names }

  func columns(
    _ requests: [(field: Int, kind: ColumnKind)], diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [TypedColumn] {
    try DelimitedReader(self, threads: options.threads, chunkSize: options.chunkSize)
      .columns(requests, diagnostics: &diagnostics)
  }

  /// The line, from 1, on which a byte stands.
  func line(at position: Int) -> Int {
    let bytes = file.bytes
    var line = 1
    var i = headerStart
    while i < position {
      let isPair =
        bytes[i] == .carriageReturn && i + 1 < bytes.count && bytes[i + 1] == .lineFeed
      if bytes[i] == .lineFeed || bytes[i] == .carriageReturn && !isPair { line += 1 }
      i += 1
    }
    return line
  }

  /// How many fields the record has that begins at `position`.
  func fieldCount(ofRecordAt position: Int) -> Int {
    let bytes = file.bytes
    guard let base = bytes.baseAddress else { return 0 }
    var scanner = FieldScanner(
      base, count: bytes.count, delimiter: delimiter, from: position)
    var count = 0
    while let field = scanner.next() {
      count += 1
      if field.endsRecord { break }
    }
    return count
  }
}

extension FieldScanner.Field {
  /// The field as a column's name: its escapes undone, without the spaces round it unless quoted.
  fileprivate func name(in base: UnsafePointer<UInt8>) -> String {
    let raw = UnsafeBufferPointer(start: base + start, count: end - start)
    if hasEscapes { return String(decoding: CellText.unescaped(raw), as: UTF8.self) }
    return String(decoding: isQuoted ? raw : NumberText.trimmed(raw), as: UTF8.self)
  }
}
