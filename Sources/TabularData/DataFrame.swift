/// A table: columns of the same length, found by name.
///
/// Columns of other lengths are not an error, as they are in Apple's framework: missing values fill
/// the shorter ones at the end. Where several columns have the same name, it finds the first.
@dynamicMemberLookup
public struct DataFrame {
  /// The columns, all of the same length.
  public private(set) var columns: [AnyColumn]

  /// How many rows there are.
  private(set) var rowCount = 0

  /// No column and no row.
  public init() {
    columns = []
  }

  /// A table of columns.
  public init<S: Sequence>(columns: S) where S.Element == AnyColumn {
    self.columns = Array(columns)
    evenOut()
  }

  /// How many rows and columns there are.
  public var shape: (rows: Int, columns: Int) {
    (rows: rowCount, columns: columns.count)
  }

  /// Adds a column at the end.
  public mutating func append(column: AnyColumn) {
    columns.append(column)
    evenOut()
  }

  /// Adds a column at the end.
  public mutating func append<T>(column: Column<T>) {
    append(column: column.eraseToAnyColumn())
  }

  /// Puts a column in another one's place.
  mutating func replaceColumn(at index: Int, with column: AnyColumn) {
    columns[index] = column
    evenOut()
  }

  /// Gives every column as many rows as the longest has.
  private mutating func evenOut() {
    let counts = columns.map(\.count)
    rowCount = counts.max() ?? 0
    for (index, count) in counts.enumerated() where count < rowCount {
      columns[index].base.pad(to: rowCount)
    }
  }
}
