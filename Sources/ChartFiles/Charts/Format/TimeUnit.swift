/// Units of the calendar, in UTC: dates keep those that the name has, and take the others from
/// 2012-01-01, as in Vega-Lite.
enum TimeUnit: String, CaseIterable, Sendable, Hashable {
  case year
  case quarter
  case month
  case week
  case date
  case day
  case dayofyear
  case hours
  case minutes
  case seconds
  case milliseconds
  case yearquarter
  case yearmonth
  case yearweek
  case yearmonthdate
  case yearmonthdatehours
  case yearmonthdatehoursminutes
  case yearmonthdatehoursminutesseconds
  case monthdate
  case hoursminutes
  case utcyear
  case utcquarter
  case utcmonth
  case utcdate
  case utcday
  case utchours
  case utcyearmonth
  case utcyearmonthdate

  /// The same in UTC, which all are.
  var plain: TimeUnit {
    rawValue.hasPrefix("utc") ? TimeUnit(rawValue: String(rawValue.dropFirst(3))) ?? self : self
  }

  /// How such dates are written as names.
  var format: String {
    switch plain {
    case .year: "%Y"
    case .quarter: "Q%q"
    case .month: "%b"
    case .week: "W%U"
    case .date: "%-d"
    case .day: "%a"
    case .dayofyear: "%j"
    case .hours: "%H:00"
    case .minutes: "%M"
    case .seconds: "%S"
    case .milliseconds: "%L"
    case .yearquarter: "Q%q %Y"
    case .yearmonth: "%b %Y"
    case .yearweek: "W%U %Y"
    case .yearmonthdate: "%b %-d, %Y"
    case .yearmonthdatehours, .yearmonthdatehoursminutes: "%b %-d, %Y %H:%M"
    case .yearmonthdatehoursminutesseconds: "%b %-d, %Y %H:%M:%S"
    case .monthdate: "%b %-d"
    case .hoursminutes: "%H:%M"
    default: "%Y-%m-%d"
    }
  }

  /// Whether an axis of such dates cannot tell from the dates how to write them.
  var needsFormat: Bool { [.day, .quarter, .week, .dayofyear, .date].contains(plain) }
}
