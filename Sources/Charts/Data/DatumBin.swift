import Foundation
import SwiftUICore

/// What makes a datum a bin: a stretch that stands for one value where a mark wants one.
@usableFromInline
package final class DatumBin: Sendable {
  /// The unit of the calendar round the date; nil where the datum has its stretch already.
  private let unit: Calendar.Component?
  /// nil for the one of the chart's surroundings.
  private let calendar: Calendar?

  init(unit: Calendar.Component?, calendar: Calendar?) {
    self.unit = unit
    self.calendar = calendar
  }

  /// Whether the stretch is a unit of the calendar.
  var isUnit: Bool { unit != nil }

  /// A stretch as given.
  static let stretch = DatumBin(unit: nil, calendar: nil)

  /// The units round dates, in seconds since the reference date; the dates themselves where the
  /// calendar has no such unit.
  func units(
    of dates: [Double], in environment: EnvironmentValues
  ) -> (
    starts: [Double], ends: [Double]
  ) {
    var starts = dates
    var ends = dates
    let calendar = calendar ?? environment.calendar
    // Neighbours mostly share a unit, which the calendar is slow to find.
    var last = DateInterval(start: .distantPast, duration: 0)
    for (index, date) in dates.enumerated() where date.isFinite {
      guard let unit else { break }
      let day = Date(timeIntervalSinceReferenceDate: date)
      if !(last.start <= day && day < last.end) {
        guard let interval = calendar.dateInterval(of: unit, for: day) else { continue }
        last = interval
      }
      starts[index] = last.start.timeIntervalSinceReferenceDate
      ends[index] = last.end.timeIntervalSinceReferenceDate
    }
    return (starts, ends)
  }

  /// A datum with its stretch; as it is where the calendar has no such unit.
  fileprivate func spread(_ datum: Datum, in environment: EnvironmentValues) -> Datum {
    guard let unit, case .date(let seconds) = datum.value, seconds.isFinite,
      let interval = (calendar ?? environment.calendar).dateInterval(
        of: unit,
        for: Date(timeIntervalSinceReferenceDate: seconds)
      )
    else { return datum }
    var datum = datum
    datum.value = interval.start._plotted
    datum.end = interval.end._plotted
    return datum
  }
}

extension Datum {
  /// The stretch, where the datum is a bin; itself where it is none.
  func spread(in environment: EnvironmentValues) -> Datum {
    bin?.spread(self, in: environment) ?? self
  }

  /// The middle of a bin as a single value; itself where the datum is none.
  var collapsed: Datum {
    guard bin != nil, let end else { return self }
    var datum = self
    datum.end = nil
    switch (value, end) {
    case (.number(let low), .number(let high)): datum.value = .number(low + (high - low) / 2)
    case (.date(let low), .date(let high)): datum.value = .date(low + (high - low) / 2)
    default: break
    }
    return datum
  }

  /// The beginning of a bin as a single value; itself where the datum is none.
  @usableFromInline func start(in environment: EnvironmentValues) -> Datum {
    var datum = spread(in: environment)
    datum.end = nil
    return datum
  }
}
