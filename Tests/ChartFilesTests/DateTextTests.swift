import ChartFiles
import Foundation
import Testing

@Suite struct DateTextTests {
  static let dates: [(String, Double)] = [
    ("2001-01-01", 0), ("2001/01/02", 86_400), ("2001-01-01T00:00:01Z", 1),
    ("2001-01-01 01:30", 5400), ("2001-01-01T01:00:00+01:00", 0), ("2001-01-01T01:00+0100", 0),
    ("2000-12-31T19:00:00-05", 0), ("2001-01-01T00:00:00.25Z", 0.25),
    ("2001-01-01T00:00:00,5", 0.5), ("2000-12-31T24:00", 0), (" 2001-01-01 ", 0),
    ("1970-01-01", -978_307_200), ("0000-03-01", -730_791 * 86_400.0),
    ("2016-12-31T23:59:60Z", 504_921_600),
  ]

  @Test(arguments: dates)
  func reads(text: String, seconds: Double) {
    #expect(DateText.parse(text) == seconds)
  }

  @Test(arguments: [
    "", "2001", "2001-1-1", "2001-13-01", "2001-00-01", "2001-02-29", "1900-02-29", "2001-04-31",
    "2001-01/01", "2001-01-01T", "2001-01-01T25:00", "2001-01-01T24:01", "2001-01-01T00:60",
    "2001-01-01T00:00:00.", "2001-01-01T00:00X", "2001-01-01T00:00+1", "2001-01-01x", "01/02/2001",
    "20010101",
  ])
  func refuses(text: String) {
    #expect(DateText.parse(text) == nil)
  }

  @Test func everyDayOfFourCenturiesIsFoundationsDay() throws {
    let format = Date.ISO8601FormatStyle().year().month().day()
    for day in stride(from: -150_000, to: 150_000, by: 37) {
      let seconds = Double(day) * 86_400
      let text = format.format(Date(timeIntervalSinceReferenceDate: seconds))
      #expect(DateText.parse(text) == seconds, "\(text)")
    }
  }
}
