import Charts
import ChartModel
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Lines and areas of a 2D chart become columns")
struct LineContentTests {
  private let values = [1.0, 4, 2]

  @Test("a line has its vertices in the order of the data, and its series")
  func lines() {
    let plain = Chart(values, id: \.self) { LineMark(x: .value("X", -$0), y: .value("Y", $0)) }
    #expect(dump(plain) == "plane\nlines x 'X' [-1.0, -4.0, -2.0] y 'Y' [1.0, 4.0, 2.0]")
    let parted = Chart(values, id: \.self) {
      LineMark(
        x: .value("X", $0), y: .value("Y", $0), series: .value("S", $0 > 1 ? "high" : "low"))
    }
    #expect(
      dump(parted) == """
        plane
        lines x 'X' [1.0, 4.0, 2.0] y 'Y' [1.0, 4.0, 2.0] series 'S' [low, high, high]
        """)
  }

  @Test("each initialiser of an area says where its values lie")
  func areas() {
    let x = PlottableValue.value("X", 1.0)
    let y = PlottableValue.value("Y", 2.0)
    let end = PlottableValue.value("End", 3.0)
    let series = PlottableValue.value("S", "a")
    #expect(dump(Chart { AreaMark(x: x, y: y) }) == "plane\nareas x 'X' [1.0] y 'Y' [2.0]")
    #expect(
      dump(Chart { AreaMark(x: x, y: y, series: series, stacking: .center) })
        == "plane\nareas x 'X' [1.0] y 'Y' [2.0] series 'S' [a] stacking center")
    let upright = "plane\nareas x 'X' [1.0] y 'Y' [2.0] to [3.0]"
    let upright2 = " along y stacking unstacked"
    #expect(dump(Chart { AreaMark(x: x, yStart: y, yEnd: end) }) == upright + upright2)
    #expect(
      dump(Chart { AreaMark(x: x, yStart: y, yEnd: end, series: series) })
        == upright + " series 'S' [a]" + upright2)
    let level = "plane\nareas x 'X' [1.0] to [3.0] y 'Y' [2.0]"
    let level2 = " along x stacking unstacked"
    #expect(dump(Chart { AreaMark(xStart: x, xEnd: end, y: y) }) == level + level2)
    #expect(
      dump(Chart { AreaMark(xStart: x, xEnd: end, y: y, series: series) })
        == level + " series 'S' [a]" + level2)
  }

  @Test("modifiers give lines their strokes, curves and symbols")
  func modifiers() {
    let mark = LineMark(x: .value("X", 1.0), y: .value("Y", 2.0))
    #expect(
      dump(Chart { mark.interpolationMethod(.catmullRom) })
        == "plane\nlines x 'X' [1.0] y 'Y' [2.0] catmullRom(alpha: 0.5)")
    #expect(
      dump(Chart { mark.lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2])) })
        == "plane\nlines x 'X' [1.0] y 'Y' [2.0] line 3.0 dash [4.0, 2.0] round cap miter join")
    #expect(
      dump(Chart { mark.lineStyle(by: .value("L", "a")).symbol(by: .value("S", "b")) })
        == "plane\nlines x 'X' [1.0] y 'Y' [2.0] line by 'L' [a] symbol by 'S' [b]")
    #expect(
      dump(Chart { mark.alignsMarkStylesWithPlotArea() })
        == "plane\nlines x 'X' [1.0] y 'Y' [2.0] aligned with plot")
    let inner = mark.interpolationMethod(.linear).interpolationMethod(.monotone)
    #expect(
      dump(Chart { inner }) == "plane\nlines x 'X' [1.0] y 'Y' [2.0] linear")
  }

  private struct Row {
    var x: Double
    var y: Double
    var name: String
  }

  @Test("lines and areas of columns are those of marks")
  func columns() {
    let rows = [Row(x: 1, y: 2, name: "a"), Row(x: 3, y: 4, name: "b")]
    let line = LinePlot(
      rows, x: .value("X", \.x), y: .value("Y", \.y), series: .value("N", \.name))
    let places = "x 'X' [1.0, 3.0] y 'Y' [2.0, 4.0]"
    #expect(dump(Chart { line }) == "plane\nlines \(places) series 'N' [a, b]")
    let styled = LinePlot(rows, x: .value("X", \.x), y: .value("Y", \.y))
      .symbol(by: .value("N", \.name)).interpolationMethod(.monotone)
    #expect(
      dump(Chart { styled }) == "plane\nlines \(places) symbol by 'N' [a, b] monotone")
    let area = AreaPlot(
      rows, x: .value("X", \.x), y: .value("Y", \.y), stacking: .normalized)
    #expect(dump(Chart { area }) == "plane\nareas \(places) stacking normalized")
    let band = AreaPlot(
      rows, x: .value("X", \.x), yStart: .value("Y", \.y), yEnd: .value("E", \.x))
    #expect(
      dump(Chart { band })
        == "plane\nareas x 'X' [1.0, 3.0] y 'Y' [2.0, 4.0] to [1.0, 3.0] along y stacking "
        + "unstacked")
  }

  @Test("methods of interpolation have their names and defaults")
  func methods() {
    #expect(InterpolationMethod.linear.description == "linear")
    #expect(InterpolationMethod.monotone.description == "monotone")
    #expect(InterpolationMethod.cardinal.description == "cardinal(tension: 0.0)")
    #expect(InterpolationMethod.catmullRom.description == "catmullRom(alpha: 0.5)")
    #expect(InterpolationMethod.stepCenter.description == "stepCenter")
  }

  @Test("functions keep their domains")
  func functions() {
    #expect(
      dump(Chart { LinePlot(x: "X", y: "Y") { sin($0) } }) == "plane\nfunction x 'X' y 'Y'")
    #expect(
      dump(Chart { LinePlot(x: "X", y: "Y", domain: 0...2) { sin($0) } })
        == "plane\nfunction x 'X' [0.0, 2.0] y 'Y' over 0.0...2.0")
    #expect(
      dump(Chart { LinePlot(x: "X", y: "Y", t: "T", domain: 0...1) { (x: $0, y: 3 - $0) } })
        == "plane\nparametric curve x 'X' [0.0, 1.0] y 'Y' [2.0, 3.0] over 0.0...1.0")
    #expect(
      dump(Chart { AreaPlot(x: "X", y: "Y", domain: 0...2) { $0 } })
        == "plane\narea of a function x 'X' [0.0, 2.0] y 'Y' over 0.0...2.0")
    #expect(
      dump(Chart { AreaPlot(x: "X", yStart: "Y", yEnd: "Z") { (yStart: $0, yEnd: 2 * $0) } })
        == "plane\narea between functions x 'X' y 'Y'")
  }
}
