import ChartModel

/// What a column is asked to be.
package enum ColumnKind: Sendable, Hashable {
  case numbers
  case dates
  case categories
  /// JSON arrays, as their texts.
  case arrays
  /// What all of its cells are that are not missing, else categories.
  case automatic
}

/// What the cells of a column are.
package enum CellKind: Sendable, Hashable {
  case numbers
  case dates
  case booleans
  case texts

  /// What one cell is, of which it is known that it is not missing.
  init(of cell: UnsafeBufferPointer<UInt8>) {
    if NumberText.parse(cell) != nil {
      self = .numbers
    } else if DateText.parse(cell) != nil {
      self = .dates
    } else {
      self = BooleanText.parse(cell) == nil ? .texts : .booleans
    }
  }

  init?(_ kind: ColumnKind) {
    switch kind {
    case .numbers: self = .numbers
    case .dates: self = .dates
    case .categories, .arrays: self = .texts
    case .automatic: return nil
    }
  }
}

/// A column as it was read.
///
/// Booleans are the categories `false` and `true`, in that order.
package struct TypedColumn: Sendable {
  package var kind: CellKind
  package var values: Column
}
