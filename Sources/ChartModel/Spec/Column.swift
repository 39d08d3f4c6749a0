/// A column of data.
///
/// A missing value is NaN, or the category code -1.
package enum Column: Sendable {
  case numbers([Double])
  /// Seconds since 2001-01-01 00:00 UTC, Foundation's reference date.
  case dates([Double])
  case categories(CategoryColumn)

  package var count: Int {
    switch self {
    case .numbers(let values), .dates(let values): values.count
    case .categories(let column): column.codes.count
    }
  }
}

/// Texts as indices into the list of those that occur, in order of first appearance.
package struct CategoryColumn: Sendable, Hashable {
  package private(set) var names: [String] = []
  package private(set) var codes: [Int32] = []
  private var codeByName: [String: Int32] = [:]

  package init() {}

  package init(_ texts: some Sequence<String>) {
    for text in texts { append(text) }
  }

  /// A column by its names and codes, -1 or an index into the names; names may have no code.
  ///
  /// The groups of one chart can so share the order in which their names appear.
  package init(names: [String], codes: [Int32]) {
    self.names = names
    self.codes = codes
    for (code, name) in names.enumerated() { codeByName[name] = Int32(code) }
  }

  /// Adds a text; nil for a missing value.
  package mutating func append(_ text: String?) {
    guard let text else {
      codes.append(-1)
      return
    }
    if let code = codeByName[text] {
      codes.append(code)
    } else {
      let code = Int32(names.count)
      codeByName[text] = code
      names.append(text)
      codes.append(code)
    }
  }
}
