extension DataFrame: CustomStringConvertible {
  /// The first rows as a table of aligned text, under the columns' names.
  public var description: String {
    let lines = (0...Swift.min(rowCount, describedCount)).map { line in
      columns.map { $0.text(line: line) }
    }
    let widths = columns.indices.map { column in lines.map(\.[column].count).max() ?? 0 }
    let table = lines.map { cells in
      zip(cells, widths)
        .map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "  ")
    }
    return (table + ["\(rowCount) rows, \(columns.count) columns"]).joined(separator: "\n")
  }
}

extension AnyColumn {
  /// The name in line 0, and the values from line 1 on.
  fileprivate func text(line: Int) -> String {
    line == 0 ? name : self[line - 1].map { "\($0)" } ?? "nil"
  }
}
