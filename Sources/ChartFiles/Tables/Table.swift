import ChartModel
import Diagnostics
import Files
import Parallel

/// A data file whose columns can be read: delimited text with a header line, JSON or JSON lines,
/// packed with gzip or not.
///
/// The names are read at once; `columns` reads what is asked for. Lines with nothing on them are
/// skipped. The words for a missing value are `MissingWords`; how JSON holds a table is said at
/// `JSONRecords`.
package struct Table: Sendable {
  /// How a file is read.
  package struct Options: Sendable {
    /// What separates fields; nil for what the file's name or its text tells.
    package var delimiter: UInt8?
    /// nil for what the file's name, or its text, tells.
    var format: DataFormat?
    package var threads = processorCount()
    /// How long the stretches are that threads read, in bytes: for tests.
    package var chunkSize = TextChunk.standardSize

    package init(delimiter: UInt8? = nil) {
      self.delimiter = delimiter
    }
  }

  /// As given, for error messages.
  package let path: String
  private let source: any ColumnSource

  /// Reads a file, or standard input where `path` is `-`, and its header.
  package init(path: String, options: Options = Options()) throws(ReliefError) {
    let name = path == "-" ? "standard input" : path
    try self.init(file: DataBytes.read(path: path, name: name), path: name, options: options)
  }

  /// Reads a table that is in memory; `path` names it in errors.
  package init(
    _ text: String, path: String, options: Options = Options()
  ) throws(ReliefError) {
    let file = try DataBytes.text(FileBytes(text.utf8), name: path)
    try self.init(file: file, path: path, options: options)
  }

  init(file: FileBytes, path: String, options: Options) throws(ReliefError) {
    self.path = path
    // What separates fields is said of delimited text alone.
    let format =
      options.delimiter == nil
      ? options.format ?? DataFormat(path: path, bytes: file.bytes) : .delimited
    switch format {
    case .json, .jsonLines:
      source = try JSONTable(file: file, path: path, isLines: format == .jsonLines)
    case .delimited, .tabs:
      source = try DelimitedText(file: file, path: path, options: options)
    }
  }

  /// Reads records that stand in a JSON text.
  ///
  /// - Parameter range: of an array or object that is known to be sound.
  init(records range: Range<Int>, of file: FileBytes, path: String) throws(ReliefError) {
    self.path = path
    source = try JSONTable(file: file, path: path, isLines: false, range: range)
  }

  package var columnNames: [String] { source.header.names }

  /// The columns asked for, in that order, all of the same length.
  ///
  /// A missing cell is NaN, or the category code -1. A column asked for as numbers has only numbers
  /// and missing cells.
  ///
  /// - Parameter diagnostics: takes what was mended or is not what it seems.
  /// - Throws: `unknownColumn`, `notANumber`, `notADate`, `raggedRow`, `badQuote`,
  ///   `textAfterQuote`, `json`.
  package func columns(
    _ requests: [ColumnRequest],
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [Column] {
    try typedColumns(requests, diagnostics: &diagnostics).map(\.values)
  }

  /// The columns asked for, with what their cells are; see `columns`.
  package func typedColumns(
    _ requests: [ColumnRequest],
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [TypedColumn] {
    // Two requests for the same cells are read once.
    var distinct: [ColumnRequest] = []
    var fields: [(field: Int, kind: ColumnKind)] = []
    for request in requests where !distinct.contains(request) {
      distinct.append(request)
      fields.append((try index(ofColumn: request.name), request.kind))
      if let note = source.header.note(on: request.name, path: path) {
        diagnostics.note(.other(note))
      }
    }
    if columnNames.contains(where: { $0.contains("\u{FFFD}") }) { source.noteMended(&diagnostics) }
    let columns = try source.columns(fields, diagnostics: &diagnostics)
    return requests.compactMap { request in
      distinct.firstIndex(of: request).map { columns[$0] }
    }
  }

  /// Where a column stands.
  ///
  /// - Throws: `unknownColumn`.
  package func index(ofColumn name: String) throws(ReliefError) -> Int {
    guard let index = columnNames.firstIndex(of: name) else {
      throw .unknownColumn(name: name, path: path, known: columnNames)
    }
    return index
  }
}
