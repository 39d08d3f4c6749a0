import ChartModel

extension FormulaFunction {
  /// A part of a date.
  private static func part(
    _ name: String, _ part: @escaping @Sendable (CivilDate) -> Int
  ) -> FormulaFunction {
    FormulaFunction(name: name, counts: 1...1) { arguments in
      .numbers(
        arguments[0].dates.map {
          CivilDate(secondsSinceReference: $0).map { Double(part($0)) } ?? .nan
        })
    }
  }

  /// In UTC; months and days of the week count from 0, as in Vega.
  static let dates: [FormulaFunction] = [
    part("year") { $0.year }, part("quarter") { ($0.month - 1) / 3 + 1 },
    part("month") { $0.month - 1 }, part("date") { $0.day }, part("day") { $0.weekday },
    part("dayofyear") { $0.dayOfYear + 1 },
    part("week") { ($0.dayOfYear + 7 - $0.weekday) / 7 }, part("hours") { $0.hour },
    part("minutes") { $0.minute }, part("seconds") { $0.second },
    FormulaFunction(name: "milliseconds", counts: 1...1) { arguments in
      .numbers(
        arguments[0].dates.map { (($0 - $0.rounded(.down)) * 1000).rounded() })
    },
    FormulaFunction(name: "time", counts: 1...1) { arguments in
      .numbers(FormulaColumn.dates(arguments[0].dates).numbers)
    },
    FormulaFunction(name: "toDate", counts: 1...1) { .dates($0[0].dates) },
    FormulaFunction(name: "datetime", counts: 1...7) { arguments in
      guard arguments.count > 1 else { return .dates(arguments[0].dates) }
      let months = joined(arguments[0].numbers, arguments[1].numbers) { start($0, month: $1) }
      let units = [86_400.0, 3600, 60, 1, 0.001]
      return .dates(
        zip(arguments.dropFirst(2), units).enumerated().reduce(months) { sum, part in
          let (argument, unit) = part.element
          // Days count from 1.
          let first = part.offset == 0 ? 1.0 : 0
          return joined(sum, argument.numbers) { $0 + ($1 - first) * unit }
        })
    },
    FormulaFunction(name: "format", counts: 2...2) { arguments in
      guard let text = arguments[1].texts.names.first, let format = NumberFormat(text) else {
        return .texts(arguments[0].texts)
      }
      return .texts(CategoryColumn(arguments[0].numbers) { format($0) })
    },
    FormulaFunction(name: "timeFormat", counts: 2...2, body: dateText),
    FormulaFunction(name: "Format", counts: 2...2, body: dateText),
    FormulaFunction(name: "monthFormat", counts: 1...1) { names($0[0], "%B") },
    FormulaFunction(name: "monthAbbrevFormat", counts: 1...1) { names($0[0], "%b") },
  ]

  @Sendable private static func dateText(_ arguments: [FormulaColumn]) -> FormulaColumn {
    guard let text = arguments[1].texts.names.first, let format = DateFormat(text) else {
      return .texts(arguments[0].texts)
    }
    return .texts(CategoryColumn(arguments[0].dates) { format($0) })
  }

  /// The name of a month by its number, from 0.
  private static func names(_ months: FormulaColumn, _ format: String) -> FormulaColumn {
    let format = DateFormat(format)
    return .texts(
      CategoryColumn(months.numbers) { month in
        let date = start(2012, month: month)
        return date.isFinite ? format?(date) ?? "" : ""
      })
  }

  /// The start of a month, from 0, that may be beyond the year; NaN where there is none.
  private static func start(_ year: Double, month: Double) -> Double {
    let years = year.rounded(.down) + (month / 12).rounded(.down)
    guard let year = Int(exactly: years), abs(year) < 1_000_000,
      let month = Int(exactly: (month - (month / 12).rounded(.down) * 12).rounded(.down))
    else { return .nan }
    return CivilDate(year: year, month: month + 1).secondsSinceReference
  }
}
