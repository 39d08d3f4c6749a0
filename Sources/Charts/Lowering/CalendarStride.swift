import ChartModel
import Foundation
import SwiftUICore

extension AxisMarkValues {
  /// The most marks that an axis gets from a stride.
  private static let strideLimit = 10_000

  /// The values for the model, which knows no calendars, and what is wrong with them.
  ///
  /// - Parameter extent: the dates that the axis shows; nil where there are none.
  func spec(
    over extent: ClosedRange<Double>?,
    in environment: EnvironmentValues
  ) -> (values: AxisValues, problem: String?) {
    guard case .calendar(let unit, let count, let calendar) = kind else { return (values, nil) }
    guard let extent else {
      return (.dates([]), "a stride of the calendar needs an axis of dates; there are no marks")
    }
    let dates = Self.dates(
      every: count,
      unit,
      over: extent,
      in: calendar ?? environment.calendar
    )
    guard let dates else {
      return (
        .automatic(count: nil),
        "the stride of the calendar gives no marks or more than \(Self.strideLimit); "
          + "automatic ones are used"
      )
    }
    return (.dates(dates), nil)
  }

  private var values: AxisValues {
    if case .values(let values) = kind { values } else { .automatic(count: nil) }
  }

  /// The starts of every so many units in an extent of seconds since the reference date; nil where
  /// there is no such stride, or too many.
  private static func dates(
    every count: Int,
    _ unit: Calendar.Component,
    over extent: ClosedRange<Double>,
    in calendar: Calendar
  ) -> [Double]? {
    let first = Date(timeIntervalSinceReferenceDate: extent.lowerBound)
    guard count > 0, let start = calendar.dateInterval(of: unit, for: first)?.start else {
      return nil
    }
    var dates: [Double] = []
    for step in 0...strideLimit {
      let (value, overflow) = step.multipliedReportingOverflow(by: count)
      guard !overflow, let date = calendar.date(byAdding: unit, value: value, to: start) else {
        return dates
      }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > extent.upperBound { return dates }
      if seconds >= extent.lowerBound { dates.append(seconds) }
    }
    return nil
  }
}
