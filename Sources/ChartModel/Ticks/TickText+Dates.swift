extension TickText {
  /// Dates in UTC, in the finest unit that tells them apart, down to milliseconds.
  package static func dates(_ values: [Double]) -> [String] {
    let moments = values.map { Moment($0) }
    let dates = moments.compactMap(\.?.date)
    let decimals = moments.map { $0?.decimals ?? 0 }.max() ?? 0
    let hasSeconds = decimals > 0 || dates.contains { $0.second != 0 }
    let atMidnight =
      !hasSeconds && dates.allSatisfy { $0.hour == 0 && $0.minute == 0 }
    let atFirst = atMidnight && dates.allSatisfy { $0.day == 1 }
    let atNewYear = atFirst && dates.allSatisfy { $0.month == 1 }
    let oneYear = Set(dates.map(\.year)).count <= 1
    let oneDay = Set(dates.map { $0.year * 400 + $0.month * 32 + $0.day }).count <= 1
    return moments.map { moment in
      guard let moment else { return "" }
      let date = moment.date
      let month = monthNames[date.month - 1]
      if atNewYear { return "\(date.year)" }
      if atFirst { return oneYear ? month : "\(month) \(date.year)" }
      if atMidnight {
        return oneYear ? "\(month) \(date.day)" : "\(month) \(date.day), \(date.year)"
      }
      let clock = moment.clock(hasSeconds: hasSeconds, decimals: decimals)
      return oneDay ? clock : "\(month) \(date.day) \(clock)"
    }
  }

  /// A time to the millisecond.
  private struct Moment {
    let date: CivilDate
    /// 0...999.
    let milliseconds: Int

    /// - Parameter seconds: since the reference date.
    init?(_ seconds: Double) {
      // To the millisecond first: just below a whole second is that second.
      let total = (seconds * 1000).rounded()
      let second = (total / 1000).rounded(.down)
      guard let date = CivilDate(secondsSinceReference: second) else { return nil }
      self.date = date
      milliseconds = max(0, min(999, Int(total - second * 1000)))
    }

    /// How many decimals of a second it takes.
    var decimals: Int {
      if milliseconds == 0 { return 0 }
      return milliseconds % 100 == 0 ? 1 : milliseconds % 10 == 0 ? 2 : 3
    }

    func clock(hasSeconds: Bool, decimals: Int) -> String {
      let minutes = "\(padded(date.hour, to: 2)):\(padded(date.minute, to: 2))"
      guard hasSeconds else { return minutes }
      let fraction = decimals > 0 ? ".\(padded(milliseconds, to: 3).prefix(decimals))" : ""
      return "\(minutes):\(padded(date.second, to: 2))\(fraction)"
    }
  }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func padded(_ value: Int, to count: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
