import ChartModel
import Foundation
import Testing

struct CivilDateTests {
  @Test func agreesWithTheGregorianCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for index in -2000...2000 {
      let seconds = Double(index) * 12_345_678.0 / 3
      // Before 1582 Foundation's calendar is Julian.
      guard seconds > -13_000_000_000 else { continue }
      let date = try #require(CivilDate(secondsSinceReference: seconds))
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second],
        from: Date(timeIntervalSinceReferenceDate: seconds.rounded(.down)))
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day)
      #expect(date.hour == parts.hour && date.minute == parts.minute && date.second == parts.second)
      #expect(date.secondsSinceReference == seconds.rounded(.down))
    }
  }

  @Test func refusesWhatIsNoDate() {
    #expect(CivilDate(secondsSinceReference: .nan) == nil)
    #expect(CivilDate(secondsSinceReference: 1e300) == nil)
  }

  @Test(arguments: [
    (0.008, ["10:30:01.000", "10:30:01.002", "10:30:01.004", "10:30:01.006", "10:30:01.008"]),
    (0.4, ["10:30:01.0", "10:30:01.1", "10:30:01.2", "10:30:01.3", "10:30:01.4"]),
    (4.0, ["10:30:01", "10:30:02", "10:30:03", "10:30:04", "10:30:05"]),
  ])
  func momentsHaveTicksOfTheirOwn(length: Double, texts: [String]) throws {
    let low = CivilDate(year: 2024, month: 5, day: 1, hour: 10, minute: 30, second: 1)
      .secondsSinceReference
    let step = try #require(DateTicks.step(low: low, high: low + length, count: 5))
    let values = DateTicks.values(every: step, low: low, high: low + length + 1e-6)
    #expect(TickText.dates(values) == texts)
  }

  @Test func stepsFallOnWholeUnits() throws {
    let low = CivilDate(year: 2024, month: 1, day: 15).secondsSinceReference
    let high = CivilDate(year: 2024, month: 12, day: 15).secondsSinceReference
    let step = try #require(DateTicks.step(low: low, high: high, count: 5))
    let values = DateTicks.values(every: step, low: low, high: high)
    #expect(values.count >= 3 && values.count <= 7)
    for value in values {
      let date = try #require(CivilDate(secondsSinceReference: value))
      #expect(date.day == 1 && date.hour == 0)
    }
  }
}
