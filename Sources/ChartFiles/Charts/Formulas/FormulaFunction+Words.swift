import ChartModel

extension FormulaFunction {
  /// A function of texts that makes texts: of each that occurs, once.
  private static func text(
    _ name: String, _ counts: ClosedRange<Int>,
    _ body: @escaping @Sendable (String, [FormulaColumn]) -> String
  ) -> FormulaFunction {
    FormulaFunction(name: name, counts: counts) { arguments in
      let column = arguments[0].texts
      let rest = Array(arguments.dropFirst())
      let texts = CategoryColumn(column.names.map { body($0, rest) })
      return .texts(
        CategoryColumn(
          names: texts.names,
          codes: column.codes.map { $0 < 0 ? -1 : texts.codes[Int($0)] }))
    }
  }

  /// A function of texts that makes numbers.
  private static func number(
    _ name: String, _ counts: ClosedRange<Int>,
    _ body: @escaping @Sendable (String, [FormulaColumn]) -> Double
  ) -> FormulaFunction {
    FormulaFunction(name: name, counts: counts) { arguments in
      let column = arguments[0].texts
      let rest = Array(arguments.dropFirst())
      let numbers = column.names.map { body($0, rest) }
      return .numbers(column.codes.map { $0 < 0 ? .nan : numbers[Int($0)] })
    }
  }

  /// Constants alone may follow the first argument.
  static let words: [FormulaFunction] = [
    text("lower", 1...1) { text, _ in text.lowercased() },
    text("upper", 1...1) { text, _ in text.uppercased() },
    text("trim", 1...1) { text, _ in
      let kept = text.drop(while: \.isWhitespace)
      return String(kept.reversed().drop(while: \.isWhitespace).reversed())
    },
    text("substring", 2...3) { text, rest in
      let letters = Array(text)
      let ends = rest.map { place($0, in: 0...letters.count) } + [letters.count]
      return String(letters[min(ends[0], ends[1])..<max(ends[0], ends[1])])
    },
    text("slice", 2...3) { text, rest in
      let letters = Array(text)
      func end(_ column: FormulaColumn) -> Int {
        let place = place(column, in: -letters.count...letters.count)
        return place < 0 ? place + letters.count : place
      }
      let ends = rest.map(end) + [letters.count]
      return ends[0] < ends[1] ? String(letters[ends[0]..<ends[1]]) : ""
    },
    text("replace", 3...3) { text, rest in
      guard let pattern = rest[0].texts.names.first, !pattern.isEmpty,
        let range = text.firstRange(of: pattern)
      else { return text }
      return text.replacingCharacters(in: range, with: rest[1].texts.names.first ?? "")
    },
    number("length", 1...1) { text, _ in Double(text.count) },
    FormulaFunction(name: "indexof", counts: 2...2) { arguments in
      if case .list(let elements) = arguments[0] {
        var found = [Double](repeating: -1, count: arguments[1].count)
        for (index, element) in elements.enumerated().reversed() {
          let isHere = FormulaEvaluator.equal(arguments[1], element)
          found = joined(found, isHere) { $1 ? Double(index) : $0 }
        }
        return .numbers(found)
      }
      return number("indexof", 2...2) { text, rest in
        guard let part = rest[0].texts.names.first, let range = text.firstRange(of: part) else {
          return -1
        }
        return Double(text.distance(from: text.startIndex, to: range.lowerBound))
      }.body(arguments)
    },
  ]

  /// A whole number within a range.
  private static func place(_ column: FormulaColumn, in range: ClosedRange<Int>) -> Int {
    let value = column.numbers.first ?? 0
    guard value.isFinite else { return value > 0 ? range.upperBound : range.lowerBound }
    let held = min(
      max(value.rounded(.towardZero), Double(range.lowerBound)), Double(range.upperBound))
    return Int(held)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
