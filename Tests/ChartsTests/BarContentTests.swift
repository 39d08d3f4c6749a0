import ChartModel
import Charts
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Bars, rules and rectangles of a 2D chart become columns")
struct BarContentTests {
  private func marks(_ content: some ChartContent) -> String {
    dump(Chart { content }).replacing("plane\n", with: "")
  }

  private let name = PlottableValue.value("N", "a")
  private let low = PlottableValue.value("V", 1)
  private let high = PlottableValue.value("V", 3)

  @Test("all forms of bars")
  func bars() {
    #expect(marks(BarMark(x: name, y: low)) == "bars x 'N' [a] y 'V' [1.0]")
    #expect(
      marks(BarMark(x: name, y: low, width: 10, height: .ratio(0.5), stacking: .center))
        == "bars x 'N' [a] y 'V' [1.0] stacking center width fixed(10.0) height ratio(0.5)")
    #expect(
      marks(BarMark(x: name, yStart: low, yEnd: high, width: .inset(2)))
        == "bars x 'N' [a] y 'V' [1.0] to [3.0] along y width inset(2.0)")
    #expect(
      marks(BarMark(xStart: low, xEnd: high, y: name))
        == "bars x 'V' [1.0] to [3.0] y 'N' [a] along x")
    #expect(
      marks(BarMark(x: low)) == "bars x 'V' [1.0] y from start [0.0] to end [0.0]")
    #expect(
      marks(BarMark(xStart: 5, xEnd: 9, y: low, stacking: .normalized))
        == "bars x from start [5.0] to start [9.0] y 'V' [1.0] stacking normalized")
    #expect(
      marks(BarMark(xEnd: 9, yStart: low, yEnd: high))
        == "bars x from start [0.0] to start [9.0] y 'V' [1.0] to [3.0] along y")
    #expect(
      marks(BarMark(xStart: low, xEnd: high, yStart: 4))
        == "bars x 'V' [1.0] to [3.0] y from start [4.0] to end [0.0] along x")
  }

  @Test("all forms of rules")
  func rules() {
    #expect(marks(RuleMark(x: low)) == "rules x 'V' [1.0] y from start [0.0] to end [0.0]")
    #expect(
      marks(RuleMark(xStart: 1, xEnd: 2, y: low))
        == "rules x from start [1.0] to start [2.0] y 'V' [1.0]")
    #expect(
      marks(RuleMark(x: name, yStart: low, yEnd: high)) == "rules x 'N' [a] y 'V' [1.0] to [3.0]")
    #expect(
      marks(RuleMark(xStart: low, xEnd: high, y: name)) == "rules x 'V' [1.0] to [3.0] y 'N' [a]")
    #expect(
      marks(RuleMark(x: nil, yStart: low, yEnd: high))
        == "rules x from center [0.0] y 'V' [1.0] to [3.0]")
    #expect(
      marks(RuleMark(xStart: low, xEnd: high, y: 7))
        == "rules x 'V' [1.0] to [3.0] y from start [7.0]")
  }

  @Test("all forms of rectangles")
  func rectangles() {
    #expect(marks(RectangleMark(x: name, y: low)) == "rectangles x 'N' [a] y 'V' [1.0]")
    #expect(
      marks(RectangleMark(x: name, yStart: low, yEnd: high, width: 3))
        == "rectangles x 'N' [a] y 'V' [1.0] to [3.0] width fixed(3.0)")
    #expect(
      marks(RectangleMark(xStart: low, xEnd: high, yStart: low, yEnd: high))
        == "rectangles x 'V' [1.0] to [3.0] y 'V' [1.0] to [3.0]")
    #expect(
      marks(RectangleMark(xStart: 1, yEnd: 2))
        == "rectangles x from start [1.0] to end [0.0] y from start [0.0] to start [2.0]")
    #expect(
      marks(RectangleMark(yStart: low, yEnd: high))
        == "rectangles x from start [0.0] to end [0.0] y 'V' [1.0] to [3.0]")
  }

  @Test("units of the calendar and bins give bars their width")
  func bins() {
    let day = Date(timeIntervalSinceReferenceDate: 3600)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let unit = PlottableValue.value("D", day, unit: .day, calendar: calendar)
    #expect(
      marks(BarMark(x: unit, y: low))
        == "bars x 'D' dates [0.0] to dates [86400.0] y 'V' [1.0] width ratio(0.7)")
    #expect(
      marks(RuleMark(x: unit)) == "rules x 'D' dates [43200.0] y from start [0.0] to end [0.0]")
    let bin = NumberBins(range: 0...2, count: 2)[0]
    #expect(
      marks(BarMark(x: .value("B", bin), y: low))
        == "bars x 'B' [0.0] to [1.0] y 'V' [1.0] width inset(0.5)")
  }

  @Test("modifiers become columns of the look")
  func styles() {
    func style(_ content: some ChartContent) -> String {
      marks(content).replacing("bars x 'N' [a] y 'V' [1.0] ", with: "")
    }
    let bar = BarMark(x: name, y: low)
    #expect(style(bar.cornerRadius(4)) == "corners 4.0")
    #expect(style(bar.zIndex(2)) == "z index 2.0")
    #expect(style(bar.alignsMarkStylesWithPlotArea()) == "aligned with plot")
    #expect(style(bar.offset(x: 1, y: 2)) == "offset (1.0 2.0)")
    #expect(style(bar.offset(x: 1, yStart: 2, yEnd: 3)) == "offset (1.0 2.0) to (1.0 3.0)")
    #expect(style(bar.offset(CGSize(width: 1, height: 2)).offset(x: 1)) == "offset (2.0 2.0)")
    #expect(
      style(bar.position(by: .value("P", "p"), axis: .horizontal, span: .ratio(0.5)))
        == "position by 'P' [p] on x span ratio(0.5)")
    #expect(style(bar.lineStyle(StrokeStyle(lineWidth: 3))) == "line 3.0 miter join")
    #expect(
      style(bar.annotation(position: .top, alignment: .leading, spacing: 2) { Text("t") })
        == "annotations [0 't' side 0 -1 at 0.0 center spacing 2.0]")
    #expect(
      style(
        bar.annotation(overflowResolution: .init(x: .fit(to: .plot), y: .padScale)) { Text("t") })
        == "annotations [0 't' x fitPlot y padScale]")
  }

  @Test("a view beside a mark is made for the mark's size")
  func targetSizes() {
    let view = Chart {
      BarMark(x: name, y: low).annotation(position: .overlay) { context in
        Text(verbatim: "\(Int(context.targetSize.width))")
      }
    }
    let lowered = view.lowered { node in
      #expect(node.charts.first?.marks.first?.annotations.first?.reader == 0)
      return [0: [31, 7]]
    }
    let annotations = lowered.node.charts.first?.marks.first?.annotations ?? []
    #expect(annotations.first?.content.texts.map(\.string) == ["31"])
  }

  private struct Row {
    var name: String
    var value: Double
    var low: CGFloat
    var color: Color
  }

  private let rows = [
    Row(name: "a", value: 1, low: 5, color: .red), Row(name: "b", value: 2, low: 6, color: .blue),
  ]

  @Test("plots are columns from the start")
  func plots() {
    #expect(
      marks(BarPlot(rows, x: .value("N", \.name), y: .value("V", \.value)))
        == "bars x 'N' [a, b] y 'V' [1.0, 2.0]")
    #expect(
      marks(PointPlot(rows, x: .value("N", \.name), y: \.low).symbolSize(\.low))
        == "points x 'N' [a, b] y from start [5.0, 6.0] extent [area(5.0), area(6.0)]")
    #expect(
      marks(
        RectanglePlot(
          rows, x: .value("N", \.name), y: .value("V", \.value), width: .fixed(\.low),
          height: 2
        ).foregroundStyle(\.color))
        == "rectangles x 'N' [a, b] y 'V' [1.0, 2.0] color [red, blue] "
        + "width [fixed(5.0), fixed(6.0)] height fixed(2.0)")
    #expect(
      marks(
        RulePlot(rows, x: .value("N", \.name), yStart: .value("V", 0), yEnd: .value("V", \.value))
          .opacity(\.low).foregroundStyle(by: .value("K", \.name)))
        == "rules x 'N' [a, b] y 'V' [0.0, 0.0] to [1.0, 2.0] color by 'K' [a, b] "
        + "opacity [5.0, 6.0]")
    #expect(
      marks(
        BarPlot(rows, x: .value("N", \.name), y: .value("V", \.value))
          .position(by: .value("K", \.name)).cornerRadius(2).annotation { Text("t") })
        == "bars x 'N' [a, b] y 'V' [1.0, 2.0] corners 2.0 position by 'K' [a, b] "
        + "annotations [0 't', 1 't']")
  }

  @Test("data of another kind than the axes show is left out")
  func mismatches() {
    let chart = Chart {
      BarMark(x: name, y: low)
      PointPlot(rows, x: .value("V", \.value), y: .value("V", \.value))
    }
    #expect(
      dump(chart)
        == "plane\nbars x 'N' [a] y 'V' [1.0]\n"
        + "warning: 2 values of x of PointMark left out: not on the scale")
  }
}
