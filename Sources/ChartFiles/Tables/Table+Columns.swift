import ChartModel
import Diagnostics

/// A column that is wanted from a table.
package struct ColumnRequest: Sendable, Hashable {
  package var name: String
  package var kind: ColumnKind

  package init(_ name: String, as kind: ColumnKind = .automatic) {
    self.name = name
    self.kind = kind
  }
}

extension Table {
  /// The columns asked for, in that order, all of the same length.
  ///
  /// A missing cell is NaN, or the category code -1. Cells are typed on demand: a column asked for
  /// as numbers has only numbers and missing cells.
  ///
  /// - Parameter diagnostics: takes a warning where text was not UTF-8.
  /// - Throws: `unknownColumn`, `duplicateColumn`, `notANumber`, `notADate`, `raggedRow`,
  ///   `badQuote`, `textAfterQuote`.
  package func columns(
    _ requests: [ColumnRequest],
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [Column] {
    // Two requests for the same cells are read once.
    var distinct: [ColumnRequest] = []
    for request in requests where !distinct.contains(request) { distinct.append(request) }
    var reader = try RowReader(table: self, requests: distinct)
    try reader.readRows()
    if reader.builders.contains(where: \.isMended) {
      diagnostics.note(
        .other("\(path) is not UTF-8 throughout; unreadable letters became '\u{FFFD}'")
      )
    }
    let columns = reader.builders.map(\.column)
    return requests.compactMap { request in
      distinct.firstIndex(of: request).map { columns[$0] }
    }
  }
}

/// One pass over a table's rows.
private struct RowReader {
  let table: Table
  let requests: [ColumnRequest]
  var builders: [ColumnBuilder]
  /// The builders that take each field, by its place in the row.
  private let takers: [[Int]]

  init(table: Table, requests: [ColumnRequest]) throws(ReliefError) {
    self.table = table
    self.requests = requests
    builders = requests.map { ColumnBuilder(kind: $0.kind) }
    var takers = Array(repeating: [Int](), count: table.columnNames.count)
    for (builder, request) in requests.enumerated() {
      takers[try table.index(ofColumn: request.name)].append(builder)
    }
    self.takers = takers
  }

  mutating func readRows() throws(ReliefError) {
    let bytes = table.file.bytes
    guard let base = bytes.baseAddress else { return }
    var scanner = FieldScanner(
      base,
      count: bytes.count,
      delimiter: table.delimiter,
      from: table.headerStart
    )
    skipHeader(&scanner)
    let width = takers.count
    while true {
      scanner.skipBlankLines()
      if scanner.isAtEnd { break }
      let line = scanner.line
      var index = 0
      while true {
        guard let field = scanner.next() else {
          throw Table.fault(of: scanner, path: table.path)
        }
        if index < width {
          for builder in takers[index] { try add(field, from: base, to: builder, line: line) }
        }
        index += 1
        if field.endsRecord { break }
      }
      guard index == width else {
        throw .raggedRow(line: line, expected: width, found: index, path: table.path)
      }
    }
    // The bytes live as long as the table.
    withExtendedLifetime(table.file) {}
  }

  /// Steps over the header, which was read without fault before.
  private func skipHeader(_ scanner: inout FieldScanner) {
    scanner.skipBlankLines()
    while let field = scanner.next(), !field.endsRecord {}
  }

  @inline(__always)
  private mutating func add(
    _ field: FieldScanner.Field,
    from base: UnsafePointer<UInt8>,
    to builder: Int,
    line: Int
  ) throws(ReliefError) {
    let raw = UnsafeBufferPointer(start: base + field.start, count: field.end - field.start)
    let isAccepted =
      field.hasEscapes
      ? Table.unescaped(raw).withUnsafeBufferPointer {
        builders[builder].append($0, isQuoted: true)
      }
      : builders[builder].append(raw, isQuoted: field.isQuoted)
    guard isAccepted else { throw refusal(of: field, in: base, builder: builder, line: line) }
  }

  private func refusal(
    of field: FieldScanner.Field,
    in base: UnsafePointer<UInt8>,
    builder: Int,
    line: Int
  ) -> ReliefError {
    let value = Table.text(of: field, in: base)
    let name = requests[builder].name
    if builders[builder].isDates {
      return .notADate(value: value, column: name, line: line, path: table.path)
    }
    return .notANumber(value: value, column: name, line: line, path: table.path)
  }
}
