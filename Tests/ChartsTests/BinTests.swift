import ChartModel
import Charts
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Bins")
struct BinTests {
  @Test("nice thresholds cover the data")
  func numbers() {
    let bins = NumberBins(data: [3.0, 17, 41, .nan], desiredCount: 5)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
    #expect(bins.map(\.lowerBound) == [0, 10, 20, 30, 40])
    #expect(bins.index(for: 17) == 1)
    #expect(bins.index(for: 20) == 2)
    #expect(bins.index(for: -5) == 0)
    #expect(bins.index(for: 500) == 4)
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(size: 0.5, range: 0.7...1.6).thresholds == [0.5, 1, 1.5, 2])
    #expect(NumberBins<Double>(thresholds: [2, 1, 1, .nan]).thresholds == [1, 2])
    #expect(NumberBins(data: [Double]()).isEmpty)
    #expect(NumberBins(data: [5.0]).count == 1)
  }

  @Test("whole numbers get whole bins")
  func integers() {
    #expect(NumberBins(data: [1, 2, 3], desiredCount: 20).thresholds == [1, 2, 3])
    #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(size: 5, range: 3...12).thresholds == [0, 5, 10, 15])
    #expect(
      NumberBins(data: [0, 100], desiredCount: 3, minimumStride: 40).thresholds == [0, 50, 100])
  }

  @Test("Scott's rule decides where no count is asked for")
  func scott() {
    // 1000 values spread evenly over 0..<1: sigma 0.2887, width 0.1008, so ten bins.
    let bins = NumberBins(data: (0..<1000).map { Double($0) / 1000 })
    #expect(bins.count == 10)
  }

  @Test("the last bin holds its upper bound, the others do not")
  func bounds() {
    let bins = NumberBins(thresholds: [0.0, 1, 2])
    #expect(!bins[0].contains(1))
    #expect(bins[1].contains(1))
    #expect(bins[1].contains(2))
    #expect(!bins[1].contains(2.1))
  }

  @Test("dates lie in units of the calendar")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    calendar.firstWeekday = 2
    func date(_ month: Int, _ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2025, month: month, day: day)))
    }
    let range = try date(1, 15)...date(3, 2)
    let bins = DateBins(unit: .month, range: range, calendar: calendar)
    // Over the end of March the clocks change: bins are of the calendar, not of so many seconds.
    #expect(try bins.thresholds == [date(1, 1), date(2, 1), date(3, 1), date(4, 1)])
    #expect(try bins.index(for: date(2, 10)) == 1)
    #expect(DateBins(range: range, desiredCount: 6, calendar: calendar).count == 7)
    let hours = DateBins(timeInterval: 3600, range: try date(1, 1)...date(1, 1) + 7200)
    #expect(hours.count == 2)
    #expect(DateBins(data: []).isEmpty)
  }

  @Test("a bin is a range where a mark wants one, else its middle")
  func marks() {
    let bin = NumberBins(thresholds: [0.0, 2, 4])[1]
    let chart = Chart3D {
      PointMark(x: .value("X", bin), y: .value("Y", 1), z: .value("Z", 1))
      RuleMark(x: .value("X", bin), y: .value("Y", 1), z: .value("Z", 1))
      RuleMark(x: .value("X", bin), y: .value("Y", 1..<5), z: .value("Z", 1))
    }
    let groups = lower(chart).spec.marks
    #expect(groups.count == 3)
    #expect(groups[0].x.end == nil)
    #expect(numbers(groups[0].x.column) == [3])
    #expect(numbers(groups[1].x.column) == [2])
    #expect(groups[1].x.end.map(numbers) == [4])
    #expect(numbers(groups[2].x.column) == [3])
    #expect(groups[2].y.end.map(numbers) == [5])
  }

  @Test("a unit of the calendar is of the chart's surroundings")
  func units() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 3600))
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    let chart = Chart3D {
      RuleMark(x: .value("Day", noon, unit: .day), y: .value("Y", 1), z: .value("Z", 1))
        .foregroundStyle(by: .value("Day", noon, unit: .day))
    }
    let group = try #require(lower(chart.environment(\.calendar, calendar)).spec.marks.first)
    #expect(numbers(group.x.column) == [-3600])
    #expect(group.x.end.map(numbers) == [82_800])
    guard case .encoded(let color) = group.style.foreground else {
      Issue.record("the colour is not by data")
      return
    }
    #expect(numbers(color.column) == [-3600])
  }

  private func numbers(_ column: Column) -> [Double] {
    switch column {
    case .numbers(let values), .dates(let values): values
    case .categories: []
    }
  }
}
