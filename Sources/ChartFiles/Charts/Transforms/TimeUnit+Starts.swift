import ChartModel

extension TimeUnit {
  /// The dates with the units that the name has, the others those of 2012-01-01 00:00 UTC.
  func starts(_ dates: [Double]) -> [Double] {
    let unit = plain
    // Dates come in runs of equal ones, and in few days.
    var last: (date: Double, start: Double)?
    return dates.map { date in
      if let last, last.date == date { return last.start }
      let start = unit.start(date)
      last = (date, start)
      return start
    }
  }

  private func start(_ seconds: Double) -> Double {
    guard let date = CivilDate(secondsSinceReference: seconds) else { return .nan }
    let midnight = CivilDate(year: date.year, month: date.month, day: date.day)
    switch self {
    case .day: return CivilDate(year: 2012, day: 1 + date.weekday).secondsSinceReference
    case .dayofyear:
      return CivilDate(year: 2012).secondsSinceReference + Double(date.dayOfYear) * 86_400
    case .week, .yearweek:
      let week = (date.dayOfYear + 7 - date.weekday) / 7
      let year = CivilDate(year: self == .week ? 2012 : date.year)
      // The first Sunday begins week 1.
      let sunday = (7 - year.weekday) % 7
      let day = week == 0 ? 0 : sunday + (week - 1) * 7
      return year.secondsSinceReference + Double(day) * 86_400
    case .milliseconds:
      let fraction = seconds - seconds.rounded(.down)
      return CivilDate(year: 2012).secondsSinceReference + fraction
    default: break
    }
    let name = rawValue
    let hasQuarter = name.hasSuffix("quarter")
    let hasMonth = name.contains("month")
    return CivilDate(
      year: name.hasPrefix("year") ? date.year : 2012,
      month: hasMonth ? date.month : hasQuarter ? (date.month - 1) / 3 * 3 + 1 : 1,
      day: name.contains("date") ? midnight.day : 1,
      hour: name.contains("hours") ? date.hour : 0,
      minute: name.contains("minutes") ? date.minute : 0,
      second: name.contains("seconds") ? date.second : 0
    ).secondsSinceReference
  }
}
