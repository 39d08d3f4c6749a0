import ChartModel
import Diagnostics
import Files

/// A table in a JSON text.
///
/// `null` and names that a record lacks are missing; in columns of numbers and dates so are texts
/// such as "NA". JSON says what is a number: a text that spells one stays a text, unless the column
/// is asked for as numbers. Dates are texts, since JSON has none of its own.
struct JSONTable: ColumnSource {
  let path: String
  let header: HeaderNames
  let file: FileBytes
  /// The text up to the end of the records.
  private let end: Int
  private let cells: [JSONCells]
  private let count: Int

  /// - Parameter range: where the records stand in a text that holds more; nil for all of it.
  /// - Throws: `json`.
  init(
    file: FileBytes, path: String, isLines: Bool, range: Range<Int>? = nil
  ) throws(ReliefError) {
    self.path = path
    self.file = file
    end = range?.upperBound ?? file.count
    let textStart = ByteOrderMark.utf8.count(in: file.bytes)
    var records = JSONRecords(start: range?.lowerBound ?? textStart)
    do throws(JSONFault) {
      try records.read(UnsafeBufferPointer(rebasing: file.bytes[..<end]), isLines: isLines)
    } catch {
      // Where lines are records, a path begins at its line.
      throw error.error(
        in: file.bytes, from: range == nil ? records.documentStart : textStart, path: path)
    }
    header = HeaderNames(records.names)
    cells = records.cells
    count = records.count
  }

  func columns(
    _ requests: [(field: Int, kind: ColumnKind)], diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [TypedColumn] {
    var columns: [TypedColumn] = []
    for request in requests {
      columns.append(try column(request.field, as: request.kind, diagnostics: &diagnostics))
    }
    withExtendedLifetime(file) {}
    return columns
  }

  private func column(
    _ field: Int, as asked: ColumnKind, diagnostics: inout Diagnostics
  ) throws(ReliefError) -> TypedColumn {
    var reader = JSONColumnReader(file.bytes, cells: cells[field], count: count)
    let kind = CellKind(asked) ?? reader.firstKind ?? .numbers
    if asked != .arrays, let position = reader.nested {
      let kind = file.bytes[position] == UInt8(ascii: "[") ? "an array" : "an object"
      throw JSONFault(
        position: position,
        message: "\(kind) is no value of the column '\(header.names[field].shortened())'"
      ).error(in: file.bytes, from: start(of: position), path: path)
    }
    if asked == .arrays { reader.keepsNested = true }
    guard let position = reader.fill(kind, isAsked: asked != .automatic) else {
      if reader.isMended { noteMended(&diagnostics) }
      return reader.column(kind)
    }
    let value = reader.text(at: position)
    let name = header.names[field]
    let line = JSONPlace(of: position, in: file.bytes, from: position).line
    switch asked {
    case .dates: throw .notADate(value: value, column: name, line: line, path: path)
    case .numbers: throw .notANumber(value: value, column: name, line: line, path: path)
    case .automatic, .categories, .arrays: break
    }
    note(
      mixture: kind, value: value, column: name, line: line, diagnostics: &diagnostics)
    _ = reader.fill(.texts, isAsked: false)
    if reader.isMended { noteMended(&diagnostics) }
    return reader.column(.texts)
  }

  /// Where the value begins that paths count from: the text, or a line of its own.
  private func start(of position: Int) -> Int {
    var scanner = JSONScanner(file.bytes, at: ByteOrderMark.utf8.count(in: file.bytes))
    while true {
      scanner.skipSpace()
      let start = scanner.position
      guard (try? scanner.skipValue()) != nil, scanner.position <= position else { return start }
    }
  }
}
