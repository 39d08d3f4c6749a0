extension DataFrame {
  /// The place of the column of a name, or nil where there is none.
  public func indexOfColumn(_ columnName: String) -> Int? {
    columns.firstIndex { $0.name == columnName }
  }

  /// Whether there is a column of a name.
  public func containsColumn(_ columnName: String) -> Bool {
    indexOfColumn(columnName) != nil
  }

  /// Whether there is a column of a name and a type.
  public func containsColumn<T>(_ columnName: String, _ type: T.Type) -> Bool {
    indexOfColumn(columnName).map { columns[$0].wrappedElementType == type } ?? false
  }

  /// The column of a name; setting one of a new name adds it.
  ///
  /// To ask for a column that is not there is a programming error: see `containsColumn(_:)`.
  public subscript(columnName: String) -> AnyColumn {
    get { columns[place(of: columnName)] }
    set {
      var column = newValue
      column.name = columnName
      if let index = indexOfColumn(columnName) {
        replaceColumn(at: index, with: column)
      } else {
        append(column: column)
      }
    }
  }

  /// The column of a name and a type; setting one of a new name adds it.
  ///
  /// To ask for a column that is not there, or for another type, is a programming error.
  public subscript<T>(columnName: String, type: T.Type) -> Column<T> {
    get { self[columnName].assumingType(type) }
    set { self[columnName] = newValue.eraseToAnyColumn() }
  }

  /// The column at a place, counted from 0.
  public subscript(column index: Int) -> AnyColumn {
    get { columns[index] }
    set { replaceColumn(at: index, with: newValue) }
  }

  /// The column at a place, counted from 0, of a type.
  public subscript<T>(column index: Int, type: T.Type) -> Column<T> {
    get { self[column: index].assumingType(type) }
    set { self[column: index] = newValue.eraseToAnyColumn() }
  }

  /// The column of a name, as in `frame.weight`.
  public subscript(dynamicMember columnName: String) -> AnyColumn {
    get { self[columnName] }
    set { self[columnName] = newValue }
  }

  /// The place of a column that must be there.
  func place(of columnName: String) -> Int {
    guard let index = indexOfColumn(columnName) else {
      let names = columns.isEmpty ? "none" : columns.map(\.name).joined(separator: ", ")
      preconditionFailure("There is no column '\(columnName)'; the columns are: \(names).")
    }
    return index
  }
}
