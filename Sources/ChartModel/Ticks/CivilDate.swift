/// A date and time of day in UTC, in the proleptic Gregorian calendar.
///
/// Day numbers by the algorithms `days_from_civil` and `civil_from_days` of Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms" (2013).
package struct CivilDate: Sendable, Hashable {
  package var year: Int
  /// 1...12.
  package var month: Int
  /// 1...31.
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int

  package init(
    year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Seconds from 1970 to the reference date of 2001-01-01 00:00 UTC.
  package static let referenceOffset = 978_307_200.0

  /// - Parameter seconds: since the reference date; years up to a million either way.
  package init?(secondsSinceReference seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 3.2e13 else { return nil }
    let total = Int((seconds + CivilDate.referenceOffset).rounded(.down))
    let days = total >= 0 ? total / 86400 : (total - 86399) / 86400
    let rest = total - days * 86400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
  }

  package var secondsSinceReference: Double {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Double(days * 86400 + hour * 3600 + minute * 60 + second) - CivilDate.referenceOffset
  }
}
