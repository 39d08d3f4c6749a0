import ChartModel
import Charts
import ChartsExtras
import Diagnostics
import Foundation
import SwiftUICore
import Testing

/// Surfaces of data, and the modifiers of surfaces, as the model sees them.
@MainActor
struct SurfacePlotTests {
  private func dump(_ view: some View) -> String {
    let lowered = view.lowered()
    #expect(lowered.diagnostics.isEmpty)
    return lowered.node.charts.first?.dump ?? ""
  }

  private let matrix = [[1.0, 2, 3], [4, 5, 6]]

  @Test func aGridFromLists() {
    let chart = Chart3D {
      GridSurfacePlot(
        x: .value("East", [0, 10, 20]), y: .value("Height", [1.0, 2, 3, 4, 5, 6]),
        z: .value("North", ["a", "b"]))
    }
    #expect(
      dump(chart) == "grid x 'East' [0.0, 10.0, 20.0] y 'Height' [1.0, 2.0, 3.0, 4.0, 5.0, 6.0] "
        + "z 'North' [a, b]")
  }

  @Test func aGridFromAMatrix() {
    let days = [Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 60)]
    let given = Chart3D {
      GridSurfacePlot(
        x: .value("East", 0..<3), y: .value(Text("Height"), matrix), z: .value("Day", days))
    }
    #expect(
      dump(given) == "grid x 'East' [0.0, 1.0, 2.0] y 'Height' [1.0, 2.0, 3.0, 4.0, 5.0, 6.0] "
        + "z 'Day' dates [0.0, 60.0]")
    let counted = Chart3D { GridSurfacePlot(y: .value("Height", matrix)) }
    #expect(
      dump(counted) == "grid x '' [0.0, 1.0, 2.0] y 'Height' [1.0, 2.0, 3.0, 4.0, 5.0, 6.0] "
        + "z '' [0.0, 1.0]")
  }

  @Test func rowsOfOtherLengthsKeepTheirPlaces() {
    let ragged = Chart3D {
      GridSurfacePlot(y: .value("H", [[1.0, 2], [3, 4, 5]]))
    }
    #expect(dump(ragged).contains("[1.0, 2.0, nan, 3.0, 4.0, 5.0]"))
    let long = Chart3D {
      GridSurfacePlot(
        x: .value("X", [0, 1]), y: .value("H", matrix), z: .value("Z", [0, 1]))
    }
    // What is beyond comes last, where it is counted.
    #expect(dump(long).contains("[1.0, 2.0, 4.0, 5.0, 3.0, 6.0]"))
    let short = Chart3D {
      GridSurfacePlot(
        x: .value("X", [0, 1, 2, 3]), y: .value("H", matrix), z: .value("Z", [0, 1]))
    }
    #expect(dump(short).contains("[1.0, 2.0, 3.0, nan, 4.0, 5.0, 6.0, nan]"))
  }

  private struct Sounding {
    var x: Double
    var z: Double
    var depth: Float
    var day: String
  }

  @Test func scatteredPointsFromArraysAndProperties() {
    let soundings = [
      Sounding(x: 1, z: 2, depth: 3, day: "a"), Sounding(x: 4, z: 5, depth: 6, day: "b"),
    ]
    let projected = Chart3D {
      ScatteredSurfacePlot(
        soundings, x: .value("X", \.x), y: .value("Depth", \.depth),
        z: .value("Z", \.z), maximumEdge: 0.5)
    }
    let listed = Chart3D {
      ScatteredSurfacePlot(
        x: .value("X", [1.0, 4]), y: .value("Depth", [3.0, 6]), z: .value("Z", [2.0, 5]))
    }
    #expect(
      dump(projected)
        == "scattered surface x 'X' [1.0, 4.0] y 'Depth' [3.0, 6.0] z 'Z' [2.0, 5.0]"
        + " maximum edge 0.5")
    #expect(dump(listed) + " maximum edge 0.5" == dump(projected))
    guard case .scattered(0.5) = projected.lowered().node.charts.first?.marks.first?.mark else {
      Issue.record("no greatest edge")
      return
    }
  }

  @Test func modifiersOfSurfaces() {
    let chart = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
        .surfaceContours(at: [0.5], color: .color(.red), lineWidth: 2, dash: [4, 2], onFloor: true)
        .surfaceMesh()
        .surfaceSampleCount(50)
      GridSurfacePlot(y: .value("H", matrix))
        .surfaceMesh(every: 2, lineWidth: 1)
        .foregroundStyle(.heightBased)
    }
    .chartLegend(.hidden)
    #expect(
      dump(chart)
        == """
        surface x 'x' y 'y' z 'z' contours [0.5] red width 2.0 dash [4.0, 2.0] on floor \
        mesh 20 width 0.75
        grid x '' [0.0, 1.0, 2.0] y 'H' [1.0, 2.0, 3.0, 4.0, 5.0, 6.0] z '' [0.0, 1.0] height \
        mesh every 2 width 1.0
        legend hidden
        """)
    guard case .surface(let function) = chart.lowered().node.charts.first?.marks.first?.mark else {
      Issue.record("no function")
      return
    }
    #expect(function.sampleCount == 50)
  }

  @Test func modifiersReachOnlyWhatTheyAreRound() {
    let chart = Chart3D {
      GridSurfacePlot(y: .value("A", matrix)).surfaceContours(5)
      GridSurfacePlot(y: .value("B", matrix))
    }
    let lines = dump(chart).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("contours 5") && !lines[1].contains("contours"))
  }

  @Test func foregroundsOfSurfaces() {
    func grid(_ content: some Chart3DContent) -> String { dump(Chart3D { content }) }
    let plot = GridSurfacePlot(y: .value("H", matrix))
    #expect(grid(plot.foregroundStyle(.red)).hasSuffix("color red"))
    #expect(grid(plot.foregroundStyle(.normalBased)).hasSuffix("normal"))
    #expect(
      grid(
        plot.foregroundStyle(
          .linearGradient(
            colors: [.red, .blue], startPoint: .top,
            endPoint: .bottom))
      ).contains("linear"))
    #expect(
      grid(plot.foregroundStyle(by: .value("Heat", [[9.0, 8, 7], [6, 5, 4]])))
        .hasSuffix("color by 'Heat' [9.0, 8.0, 7.0, 6.0, 5.0, 4.0]"))
    // The inner of two goes first.
    #expect(
      grid(plot.foregroundStyle(by: .value("Heat", [9.0, 8, 7, 6, 5, 4])).foregroundStyle(.red))
        .contains("color by 'Heat'"))
    #expect(
      grid(plot.foregroundStyle(.red).foregroundStyle(by: .value("Heat", [9.0, 8, 7, 6, 5, 4])))
        .hasSuffix("color red"))
  }
}
