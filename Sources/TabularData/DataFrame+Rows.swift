extension DataFrame {
  /// The rows, from the first.
  public var rows: Rows { Rows(base: self) }

  /// The rows of a data frame.
  public struct Rows: RandomAccessCollection {
    let base: DataFrame

    /// The index of the first row.
    public var startIndex: Int { 0 }

    /// The index after the last row.
    public var endIndex: Int { base.shape.rows }

    /// The row at an index.
    public subscript(index: Int) -> Row {
      precondition(indices.contains(index), "There is no row \(index); there are \(count).")
      return Row(base: base, index: index)
    }
  }

  /// A row of a data frame: a collection of its values, a column each.
  public struct Row: RandomAccessCollection {
    let base: DataFrame
    /// The row's index in the data frame.
    public let index: Int

    /// The index of the first column.
    public var startIndex: Int { 0 }

    /// The index after the last column.
    public var endIndex: Int { base.shape.columns }

    /// The value in the column at a place, or nil where it is missing.
    public subscript(position: Int) -> Any? { base.columns[position][index] }

    /// The value in the column of a name, or nil where it is missing.
    public subscript(columnName: String) -> Any? { base[columnName][index] }

    /// The value in the column of a name and a type, or nil where it is missing.
    public subscript<T>(columnName: String, type: T.Type) -> T? { base[columnName, type][index] }
  }
}
