import ChartModel

/// What a column is asked to be.
package enum ColumnKind: Sendable, Hashable {
  case numbers
  case dates
  case categories
  /// What the first cell that is not missing is.
  case automatic
}

/// Collects the cells of one column.
struct ColumnBuilder {
  private enum Storage {
    /// Only missing cells so far; nil for each but a quoted word, which may yet be a text.
    case undecided([String?])
    case numbers([Double])
    case dates([Double])
    case categories(CategoryColumn)
  }

  private var storage: Storage
  /// Whether a text was not UTF-8 and had to be mended.
  private(set) var isMended = false

  init(kind: ColumnKind) {
    switch kind {
    case .numbers: storage = .numbers([])
    case .dates: storage = .dates([])
    case .categories: storage = .categories(CategoryColumn())
    case .automatic: storage = .undecided([])
    }
  }

  /// The column; one of missing values alone is numbers.
  var column: Column {
    switch storage {
    case .undecided(let words): .numbers(Array(repeating: .nan, count: words.count))
    case .numbers(let values): .numbers(values)
    case .dates(let values): .dates(values)
    case .categories(let column): .categories(column)
    }
  }

  var isDates: Bool {
    if case .dates = storage { true } else { false }
  }

  /// Adds a cell; false where it is not of the column's kind.
  ///
  /// The storage is taken out and put back in each case, so that its array has one owner and
  /// grows in place.
  mutating func append(_ cell: UnsafeBufferPointer<UInt8>, isQuoted: Bool) -> Bool {
    switch storage {
    case .numbers(var values):
      storage = .undecided([])
      defer { storage = .numbers(values) }
      guard let value = MissingWords.contains(cell) ? .nan : NumberText.parse(cell) else {
        return false
      }
      values.append(value)
    case .dates(var values):
      storage = .undecided([])
      defer { storage = .dates(values) }
      guard let date = MissingWords.contains(cell) ? .nan : DateText.parse(cell) else {
        return false
      }
      values.append(date)
    case .categories(var column):
      storage = .undecided([])
      defer { storage = .categories(column) }
      column.append(category(of: cell, isQuoted: isQuoted))
    case .undecided(var words):
      guard MissingWords.contains(cell) else {
        decide(by: cell, missing: words)
        return append(cell, isQuoted: isQuoted)
      }
      words.append(category(of: cell, isQuoted: isQuoted))
      storage = .undecided(words)
    }
    return true
  }

  /// Settles the kind by the first cell that is not missing.
  private mutating func decide(by cell: UnsafeBufferPointer<UInt8>, missing words: [String?]) {
    let blanks = Array(repeating: Double.nan, count: words.count)
    if NumberText.parse(cell) != nil {
      storage = .numbers(blanks)
    } else if DateText.parse(cell) != nil {
      storage = .dates(blanks)
    } else {
      var column = CategoryColumn()
      for word in words { column.append(word) }
      storage = .categories(column)
    }
  }

  /// The text of a cell as a category; nil where it is missing.
  private mutating func category(
    of cell: UnsafeBufferPointer<UInt8>,
    isQuoted: Bool
  ) -> String? {
    if cell.isEmpty || !isQuoted && MissingWords.contains(cell) { return nil }
    if let text = String(validating: cell, as: UTF8.self) { return text }
    isMended = true
    return String(decoding: cell, as: UTF8.self)
  }
}
