import ChartModel
import Foundation

/// The values at which axis marks stand.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case values(AxisValues)
    /// Turned into dates when the axis's extent is known.
    case calendar(unit: Calendar.Component, count: Int, calendar: Calendar?)
  }

  let kind: Kind
  /// Options that were given and are not honoured.
  var unused: [String] = []

  /// Nice values.
  public static let automatic = AxisMarkValues(kind: .values(.automatic(count: nil)))

  /// Nice values, about as many as desired.
  ///
  /// - Parameters:
  ///   - roundLowerBound: false lets an automatic domain begin where the data does; nil rounds.
  ///   - roundUpperBound: false lets an automatic domain end where the data does; nil rounds.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .values(
        .automatic(
          count: desiredCount,
          roundsLow: roundLowerBound ?? true,
          roundsHigh: roundUpperBound ?? true
        )
      )
    )
  }

  /// Nice values, about as many as desired, and no nearer to each other than a least stride.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .values(
        .automatic(
          count: desiredCount,
          minimumStride: Double(minimumStride),
          roundsLow: roundLowerBound ?? true,
          roundsHigh: roundUpperBound ?? true
        )
      )
    )
  }

  /// Multiples of a stride.
  ///
  /// - Parameters:
  ///   - roundLowerBound: true has an automatic domain begin at a multiple of the stride, false
  ///     where the data does.
  ///   - roundUpperBound: likewise for where it ends.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .values(
        .stride(
          by: Double(stepSize), roundsLow: roundLowerBound, roundsHigh: roundUpperBound
        )
      )
    )
  }

  /// Every so many units of the calendar.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(unit: component, count: count, calendar: calendar),
      unused: unused(roundLowerBound, roundUpperBound)
    )
  }

  /// A domain of dates begins and ends where the data does.
  private static func unused(_ lower: Bool?, _ upper: Bool?) -> [String] {
    (lower == true ? ["roundLowerBound"] : []) + (upper == true ? ["roundUpperBound"] : [])
  }
}

extension AxisValues {
  /// Given values; of the kind of the first, the others left out.
  init(_ values: [some Plottable]) {
    let plotted = values.map(\.primitivePlottable._plotted)
    switch plotted.first {
    case .number, nil:
      self = .numbers(
        plotted.compactMap { if case .number(let number) = $0 { number } else { nil } }
      )
    case .date:
      self = .dates(plotted.compactMap { if case .date(let date) = $0 { date } else { nil } })
    case .category:
      self = .categories(
        plotted.compactMap { if case .category(let name) = $0 { name } else { nil } }
      )
    }
  }
}
