import ChartModel
import Testing

struct TickTextTests {
  @Test(arguments: [
    ([0.0, 25, 50], ["0", "25", "50"]),
    ([0, 0.5, 1], ["0.0", "0.5", "1.0"]),
    ([-1, 0, 1], ["\u{2212}1", "0", "1"]),
    ([3000, 4000], ["3,000", "4,000"]),
    ([5.1, 5.2, 5.3], ["5.1", "5.2", "5.3"]),
    ([1e9, 2e9], ["10⁹", "2×10⁹"]),
    ([1_000_000_000.1, 1_000_000_000.2], ["1,000,000,000.1", "1,000,000,000.2"]),
    ([0.00001, 0.00002], ["10⁻⁵", "2×10⁻⁵"]),
    ([0, 0.00001], ["0", "10⁻⁵"]),
    ([1, 1000, 1_000_000], ["1", "1,000", "1,000,000"]),
  ])
  func numbers(values: [Double], expected: [String]) {
    #expect(TickText.numbers(values) == expected)
  }

  @Test(arguments: [
    ([0.01, 1, 100], ["0.01", "1", "100"]),
    ([0.001, 10, 100_000], ["0.001", "10", "100,000"]),
    ([-100, -0.5, 0, 10], ["\u{2212}100", "\u{2212}0.5", "0", "10"]),
    ([1, 1e5, 1e10], ["10⁰", "10⁵", "10¹⁰"]),
    ([1.000_000_01, 1.000_000_02], ["1.00000001", "1.00000002"]),
    ([], []),
  ])
  func decades(values: [Double], expected: [String]) {
    #expect(TickText.decades(values) == expected)
  }

  @Test func adjacentTextsDiffer() {
    for exponent in -12...12 {
      for offset in [0.0, 1, 1e6, 1e9] {
        var step = 1.0
        for _ in 0..<abs(exponent) { step = exponent < 0 ? step / 10 : step * 10 }
        let values = (0..<6).map { offset + Double($0) * step }
        guard Set(values).count == values.count else { continue }
        #expect(Set(TickText.numbers(values)).count == values.count, "\(values)")
      }
    }
  }

  @Test func datesAreWrittenInTheFinestUnitNeeded() {
    func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Double {
      CivilDate(year: year, month: month, day: day, hour: hour).secondsSinceReference
    }
    #expect(TickText.dates([day(2024, 1, 1), day(2025, 1, 1)]) == ["2024", "2025"])
    #expect(TickText.dates([day(2024, 1, 1), day(2024, 2, 1)]) == ["Jan", "Feb"])
    #expect(TickText.dates([day(2024, 2, 28), day(2024, 2, 29)]) == ["Feb 28", "Feb 29"])
    #expect(TickText.dates([day(2024, 2, 28, 6), day(2024, 2, 28, 12)]) == ["06:00", "12:00"])
  }
}
