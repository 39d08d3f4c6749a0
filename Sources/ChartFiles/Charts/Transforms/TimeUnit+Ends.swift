import ChartModel

extension TimeUnit {
  /// Where units end that start at some dates.
  func ends(of starts: [Double]) -> [Double] {
    let unit = plain
    var last: (start: Double, end: Double)?
    return starts.map { start in
      if let last, last.start == start { return last.end }
      let end = unit.end(of: start)
      last = (start, end)
      return end
    }
  }

  private func end(of start: Double) -> Double {
    guard let months else { return start + seconds }
    guard let date = CivilDate(secondsSinceReference: start) else { return .nan }
    let month = date.month - 1 + months
    return CivilDate(year: date.year + month / 12, month: month % 12 + 1).secondsSinceReference
  }

  /// How many months a unit has; nil for units of days and less.
  private var months: Int? {
    switch self {
    case .year: 12
    case .quarter, .yearquarter: 3
    case .month, .yearmonth: 1
    default: nil
    }
  }

  /// The length of units of days and less.
  private var seconds: Double {
    switch self {
    case .week, .yearweek: 7 * 86_400
    case .hours, .yearmonthdatehours: 3600
    case .minutes, .hoursminutes, .yearmonthdatehoursminutes: 60
    case .seconds, .yearmonthdatehoursminutesseconds: 1
    case .milliseconds: 0.001
    default: 86_400
    }
  }
}
