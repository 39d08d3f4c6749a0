import ChartModel
import Foundation
import SwiftUICore

extension AxisMarkValues {
  /// The most marks that an axis gets from a stride.
  private static let strideLimit = 10_000

  /// The values for the model, which knows no calendars.
  ///
  /// - Parameter extent: the dates that the axis shows; nil where there are none.
  func spec(over extent: ClosedRange<Double>?, in environment: EnvironmentValues) -> AxisValues {
    switch kind {
    case .values(let values):
      values
    case .calendar(let unit, let count, let calendar):
      .dates(
        extent.map {
          Self.dates(
            every: count,
            unit,
            over: $0,
            in: calendar ?? environment.calendar
          )
        } ?? []
      )
    }
  }

  /// The starts of every so many units in an extent of seconds since the reference date.
  private static func dates(
    every count: Int,
    _ unit: Calendar.Component,
    over extent: ClosedRange<Double>,
    in calendar: Calendar
  ) -> [Double] {
    let first = Date(timeIntervalSinceReferenceDate: extent.lowerBound)
    guard count > 0, let start = calendar.dateInterval(of: unit, for: first)?.start else {
      return []
    }
    var dates: [Double] = []
    var step = 0
    while dates.count < strideLimit,
      let date = calendar.date(byAdding: unit, value: step, to: start)?
        .timeIntervalSinceReferenceDate,
      date <= extent.upperBound
    {
      if date >= extent.lowerBound { dates.append(date) }
      let (next, overflow) = step.addingReportingOverflow(count)
      if overflow { break }
      step = next
    }
    return dates
  }
}
