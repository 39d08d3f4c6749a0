import Glibc

/// Values on a date scale, at whole calendar units of UTC.
package enum DateTicks {
  /// A calendar unit and how many of them lie between two values.
  package enum Step: Sendable, Hashable {
    case milliseconds(Int)
    case seconds(Int)
    case months(Int)

    /// The average length in seconds.
    var length: Double {
      switch self {
      case .milliseconds(let count): Double(count) / 1000
      case .seconds(let count): Double(count)
      case .months(let count): Double(count) * 2_629_746
      }
    }
  }

  private static let steps: [Step] =
    [1, 2, 5, 10, 20, 50, 100, 200, 500].map { .milliseconds($0) }
    + [1, 2, 5, 10, 15, 30].map { .seconds($0) }
    + [1, 2, 5, 10, 15, 30].map { .seconds($0 * 60) }
    + [1, 2, 3, 6, 12].map { .seconds($0 * 3600) }
    + [1, 2, 7, 14].map { .seconds($0 * 86400) }
    + [1, 2, 3, 6].map { .months($0) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { .months($0 * 12) }

  /// The step that gives about `count` values.
  package static func step(low: Double, high: Double, count: Int) -> Step? {
    let span = high - low
    guard span.isFinite, span > 0 else { return nil }
    let wanted = span / Double(max(1, count - 1))
    return steps.min { abs(log($0.length / wanted)) < abs(log($1.length / wanted)) }
  }

  /// The whole units within a domain.
  package static func values(every step: Step, low: Double, high: Double) -> [Double] {
    guard let start = CivilDate(secondsSinceReference: low), high.isFinite else { return [] }
    var values: [Double] = []
    switch step {
    case .milliseconds(let count):
      let first = ceil(low * 1000 / Double(count))
      for index in 0..<NumberTicks.limit {
        let value = (first + Double(index)) * Double(count) / 1000
        guard value <= high else { break }
        values.append(value)
      }
    case .seconds(let count):
      // Weeks start on Mondays: 2001-01-01 was one, so multiples from the reference date serve.
      let first = ceil(low / Double(count))
      for index in 0..<NumberTicks.limit {
        let value = (first + Double(index)) * Double(count)
        guard value <= high else { break }
        values.append(value)
      }
    case .months(let count):
      var months = start.year * 12 + start.month - 1
      months -= ((months % count) + count) % count
      for _ in 0..<NumberTicks.limit {
        let year = Int(floor(Double(months) / 12))
        let value = CivilDate(year: year, month: months - year * 12 + 1).secondsSinceReference
        guard value <= high else { break }
        if value >= low { values.append(value) }
        months += count
      }
    }
    return values
  }
}
