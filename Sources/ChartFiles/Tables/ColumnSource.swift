import ChartModel
import Diagnostics
import Files

/// What the columns of a table are read from: a format's own reader.
protocol ColumnSource: Sendable {
  /// As given, for messages.
  var path: String { get }
  var header: HeaderNames { get }
  /// The whole text.
  var file: FileBytes { get }

  /// The columns asked for, each by its place in the header; all of the same length.
  func columns(
    _ requests: [(field: Int, kind: ColumnKind)], diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [TypedColumn]
}

extension ColumnSource {
  /// Says that a column which began as numbers or dates is read as texts, and why.
  func note(
    mixture kind: CellKind, value: String, column: String, line: Int,
    diagnostics: inout Diagnostics
  ) {
    guard kind == .numbers || kind == .dates else { return }
    diagnostics.note(
      .other(
        "\(path), line \(line), column '\(column.shortened())': '\(value.shortened())' is not a "
          + "\(kind == .dates ? "date" : "number") like those before it; the column is read as "
          + "texts"))
  }

  /// Says that letters could not be read, and where.
  func noteMended(_ diagnostics: inout Diagnostics) {
    // Escapes may spell what is no letter; the text is UTF-8 then.
    guard let fault = UTF8Fault(in: file.bytes) else { return }
    let warning = Warning.other(fault.sentence(path))
    if !diagnostics.warnings.contains(warning) { diagnostics.note(warning) }
  }
}
