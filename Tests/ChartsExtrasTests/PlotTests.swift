import ChartModel
import Charts
import ChartsExtras
import Foundation
import SwiftUICore
import Testing

private struct Star {
  var place: SIMD3<Double>
  var x: Double { place.x }
  var mass: Float
  var kind: Kind
  var seen: Date
  var name: String

  enum Kind: String, Plottable {
    case giant
    case dwarf
  }
}

@MainActor
@Suite("Plots take columns")
struct PlotTests {
  private let stars = [
    Star(
      place: [1, 2, 3], mass: 0.5, kind: .giant, seen: .init(timeIntervalSinceReferenceDate: 5),
      name: "A"),
    Star(
      place: [4, 5, 6], mass: 0.25, kind: .dwarf, seen: .init(timeIntervalSinceReferenceDate: 7),
      name: "B"),
  ]

  @Test("points by key paths, stored and computed, of every kind of data")
  func keyPaths() {
    let chart = Chart3D {
      PointPlot3D(
        stars, x: .value("X", \.x), y: .value("Mass", \.mass), z: .value("Seen", \.seen)
      )
      .foregroundStyle(by: .value("Kind", \.kind))
      .symbolSize(\.mass)
      .annotation3D(\.name, position: .top)
      .metalness(1)
    }
    #expect(
      LoweredChart(chart).text == """
        points x 'X' [1.0, 4.0] y 'Mass' [0.5, 0.25] z 'Seen' dates [5.0, 7.0] \
        color by 'Kind' [giant, dwarf] size [0.5, 0.25] metalness 1.0
        texts x 'X' [1.0, 4.0] y 'Mass' [0.5, 0.25] z 'Seen' dates [5.0, 7.0] [A, B] side 0 -1
        """)
  }

  @Test("a slice of a collection, and one value for all")
  func slice() {
    let chart = Chart3D {
      LinePlot3D(
        stars[1...], x: .value("X", \.place.x), y: .value("Y", 2.0), z: .value("Z", \.place.z),
        series: .value("Kind", \.kind))
    }
    #expect(
      LoweredChart(chart).text
        == "lines x 'X' [4.0] y 'Y' [2.0] z 'Z' [6.0] series 'Kind' [dwarf]")
  }

  @Test("plain arrays; the shortest decides how many marks there are")
  func arrays() {
    let floats: [Float] = [1, 2, 3]
    let chart = Chart3D {
      BarPlot3D(
        x: .value("X", [1.5, 2.5, 3.5]), y: .value("Y", floats), z: .value("Z", [7, 8]),
        width: .ratio(0.5), stacking: .normalized
      )
      .foregroundStyle(by: .value("Name", ["a", "b", "c"]))
    }
    #expect(
      LoweredChart(chart).text == """
        bars x 'X' [1.5, 2.5] y 'Y' [1.0, 2.0] z 'Z' [7.0, 8.0] width ratio(0.5) \
        stacking normalized color by 'Name' [a, b]
        warning: the columns of BarPlot3D have from 2 to 3 values; those after the 2 that all have \
        are left out
        """)
  }

  @Test("ranges of bars by key paths, and plain ranges")
  func ranges() {
    let chart = Chart3D {
      BarPlot3D(
        stars, x: .value("X", \.place.x), y: .value("Y", \.place.y, \.place.z),
        z: .value("Z", \.place.z))
      BarPlot3D(
        x: .value("X", [1.0]), y: .value("Y", [2.0], [3.0]), z: .value("Z", [1.0]))
    }
    #expect(
      LoweredChart(chart).text == """
        bars x 'X' [1.0, 4.0] y 'Y' [2.0, 5.0] to [3.0, 6.0] z 'Z' [3.0, 6.0]
        bars x 'X' [1.0] y 'Y' [2.0] to [3.0] z 'Z' [1.0]
        """)
  }

  @Test("a plot with a range where its marks have none is named, and left out")
  func wrongRange() {
    let chart = Chart3D {
      PointPlot3D(x: .value("X", [1.0], [2.0]), y: .value("Y", [1.0]), z: .value("Z", [1.0]))
    }
    #expect(
      LoweredChart(chart).text
        == "warning: PointMark needs a single value on each axis and no range, has a range on x; "
        + "such marks are left out")
  }

  @Test("a text round a plot stands beside each mark")
  func text() {
    let chart = Chart3D {
      PointPlot3D(x: .value("X", [1.0, 2.0]), y: .value("Y", [1, 2]), z: .value("Z", [1, 2]))
        .annotation3D { "here" }
    }
    #expect(LoweredChart(chart).text.hasSuffix("[here, here]"))
  }

  @Test("modifiers round a plot hold for all of it; its own columns win")
  func inherited() {
    let chart = Chart3D {
      PointPlot3D(x: .value("X", [1.0]), y: .value("Y", [1.0]), z: .value("Z", [1.0]))
        .foregroundStyle(.red)
      PointPlot3D(x: .value("X", [1.0]), y: .value("Y", [1.0]), z: .value("Z", [1.0]))
        .foregroundStyle(by: .value("N", [3.0]))
        .foregroundStyle(.red)
        .symbolSize(0.1)
    }
    let lines = LoweredChart(chart).text.split(separator: "\n")
    #expect(lines[0].hasSuffix("color red"))
    #expect(lines[1].hasSuffix("color by 'N' [3.0] size 0.1"))
  }

  @Test(
    "a million points lower in a few milliseconds",
    .enabled(if: ProcessInfo.processInfo.environment["RELIEF_BENCHMARK"] != nil))
  func speed() {
    let count = 1_000_000
    let values = (0..<count).map { Double($0) }
    let points = (0..<count).map { SIMD3(Double($0), 1, 2) }
    let clock = ContinuousClock()
    let arrays = clock.measure {
      let chart = LoweredChart(
        Chart3D {
          PointPlot3D(x: .value("X", values), y: .value("Y", values), z: .value("Z", values))
        })
      #expect(chart.spec.marks.first?.count == count)
    }
    let paths = clock.measure {
      let chart = LoweredChart(
        Chart3D {
          PointPlot3D(points, x: .value("X", \.x), y: .value("Y", \.y), z: .value("Z", \.z))
        })
      #expect(chart.spec.marks.first?.count == count)
    }
    print("a million points: from arrays \(arrays), by key paths \(paths)")
  }
}
