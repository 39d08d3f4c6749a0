import Foundation

/// Stretches of time, one after the other, into which dates are sorted.
public struct DateBins: RandomAccessCollection, Equatable, Sendable {
  /// Where the bins begin, and where the last one ends: one more than there are bins, or none.
  public let thresholds: [Date]

  /// Bins between given thresholds.
  public init(thresholds: [Date]) {
    self.thresholds = Bins.ordered(thresholds)
  }

  /// Bins of a unit of the calendar that cover dates.
  ///
  /// - Parameter desiredCount: about how many; nil for Scott's rule, 200 at the most.
  public init(
    data: [Date],
    desiredCount: Int? = nil,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    let seconds = data.map(\.timeIntervalSinceReferenceDate)
    let count = desiredCount ?? Bins.count(for: seconds, over: last.timeIntervalSince(first))
    self.init(range: first...last, desiredCount: count, calendar: calendar)
  }

  /// Bins of a unit of the calendar that cover a range.
  public init(
    range: ClosedRange<Date>,
    desiredCount: Int = 10,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    let wanted = span / Double(Swift.max(1, desiredCount))
    // The unit whose length comes nearest, as a ratio.
    let stride =
      Self.strides(for: wanted).min { a, b in
        abs(log(a.seconds / wanted)) < abs(log(b.seconds / wanted))
      } ?? Stride(unit: .day, count: 1, seconds: 86_400)
    self.init(unit: stride.unit, by: stride.count, range: range, calendar: calendar)
  }

  /// Bins of a length in seconds, from the beginning of a range until it is covered.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = (span / timeInterval - 1e-9).rounded(.up)
    guard timeInterval > 0, count <= Self.limit else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    self.init(
      thresholds: (0...Swift.max(1, Int(count))).map {
        range.lowerBound.addingTimeInterval(Double($0) * timeInterval)
      }
    )
  }

  /// Bins of so many units of the calendar each, from the unit in which a range begins.
  public init(
    unit: Calendar.Component,
    by count: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    guard count > 0, let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start
    else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    var thresholds = [start]
    while let last = thresholds.last, last <= range.upperBound,
      thresholds.count <= Int(Self.limit),
      let next = calendar.date(byAdding: unit, value: count * thresholds.count, to: start),
      next > last
    {
      thresholds.append(next)
    }
    // A range that ends where a bin does needs no further one.
    if thresholds.count > 2, thresholds[thresholds.count - 2] == range.upperBound {
      thresholds.removeLast()
    }
    self.init(thresholds: thresholds)
  }

  /// The most bins that are made.
  private static let limit = 100_000.0

  private struct Stride {
    var unit: Calendar.Component
    var count: Int
    var seconds: Double
  }

  /// The strides that calendars divide well, about as long as some seconds.
  private static func strides(for seconds: Double) -> [Stride] {
    let day = 86_400.0
    let units: [(Calendar.Component, [Int], Double)] = [
      (.second, [1, 5, 15, 30], 1), (.minute, [1, 5, 15, 30], 60), (.hour, [1, 3, 6, 12], 3600),
      (.day, [1, 2], day), (.weekOfYear, [1, 2], 7 * day), (.month, [1, 3, 6], 30.44 * day),
      (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000], 365.25 * day),
    ]
    return units.flatMap { unit, counts, length in
      counts.map { Stride(unit: unit, count: $0, seconds: Double($0) * length) }
    }
  }

  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The place after the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Date> {
    Bins.bin(position, of: thresholds)
  }

  /// The place of the bin that a date is in; of the nearest where it is in none.
  public func index(for value: Date) -> Int {
    Bins.index(of: value, in: thresholds)
  }
}
