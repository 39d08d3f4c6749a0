import ChartModel

extension TypedColumn {
  /// The column as a type of field sees it; nil where it cannot.
  func typed(_ type: FieldType?) -> Column? {
    switch type {
    case nil: values
    case .quantitative: numbers.map { .numbers($0) }
    case .temporal: dates.map { .dates($0) }
    case .ordinal, .nominal: .categories(names())
    }
  }

  /// As numbers: truths are 0 and 1, dates milliseconds since 1970.
  var numbers: [Double]? {
    switch values {
    case .numbers(let values): values
    case .dates(let values): values.map { ($0 + CivilDate.referenceOffset) * 1000 }
    case .categories(let column):
      kind == .booleans || column.names.isEmpty
        ? column.codes.map { $0 < 0 ? .nan : Double($0) } : nil
    }
  }

  /// As dates: numbers are milliseconds since 1970, texts are ISO 8601.
  var dates: [Double]? {
    switch values {
    case .dates(let values): return values
    case .numbers(let values): return values.map { $0 / 1000 - CivilDate.referenceOffset }
    case .categories(let column):
      var dates: [Double] = []
      for name in column.names {
        guard let date = DateText.parse(name) else { return nil }
        dates.append(date)
      }
      return column.codes.map { $0 < 0 ? .nan : dates[Int($0)] }
    }
  }

  /// As names.
  ///
  /// - Parameter format: of dates; nil for dates as ISO 8601.
  func names(_ format: DateFormat? = nil) -> CategoryColumn {
    switch values {
    case .categories(let column): return column
    case .numbers(let values): return CategoryColumn(values, PlainText.number)
    case .dates(let values):
      return CategoryColumn(values) { format?($0) ?? PlainText.date($0) }
    }
  }

  /// What the field holds, by the data.
  var type: FieldType {
    switch values {
    case .numbers: .quantitative
    case .dates: .temporal
    case .categories: .nominal
    }
  }

  /// How a message calls what is in it.
  var words: String {
    switch kind {
    case .numbers: "numbers"
    case .dates: "dates"
    case .booleans: "true and false"
    case .texts: "texts"
    }
  }
}

extension CategoryColumn {
  /// The texts of values; what is not finite is missing.
  init(_ values: [Double], _ text: (Double) -> String) {
    let codes = values.map { $0.isFinite ? ($0 == 0 ? 0.0 : $0).bitPattern : nil }.numbered
    var texts: [String] = []
    var known = 0
    var isMissing: [Bool] = []
    for (value, code) in zip(values, codes) where code == known {
      texts.append(value.isFinite ? text(value) : "")
      isMissing.append(!value.isFinite)
      known += 1
    }
    // Numbers that differ may have one text.
    let names = CategoryColumn(zip(texts, isMissing).compactMap { $1 ? nil : $0 })
    var next = names.codes.makeIterator()
    let byCode = isMissing.map { $0 ? -1 : next.next() ?? -1 }
    self.init(names: names.names, codes: codes.map { byCode[Int($0)] })
  }
}

extension PlainText {
  private static let day = DateFormat("%Y-%m-%d")
  private static let moment = DateFormat("%Y-%m-%dT%H:%M:%SZ")

  /// ISO 8601.
  static func date(_ seconds: Double) -> String {
    let isMidnight = seconds.truncatingRemainder(dividingBy: 86_400) == 0
    return (isMidnight ? day : moment)?(seconds) ?? ""
  }
}
