import Charts
import ChartModel
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Content of a 2D chart becomes columns")
struct PlaneContentTests {
  private func mark(_ value: Double) -> PointMark {
    PointMark(x: .value("X", value), y: .value("Y", value))
  }

  @Test("points become one group, in all forms of lists")
  func points() {
    let expected = "plane\npoints x 'X' [1.0, 2.0] y 'Y' [1.0, 2.0]"
    let listed = Chart {
      mark(1)
      mark(2)
    }
    #expect(dump(listed) == expected)
    #expect(dump(Chart([1.0, 2], id: \.self) { mark($0) }) == expected)
    #expect(dump(Chart { ForEach(1..<3) { mark(Double($0)) } }) == expected)
    let wrapped = Chart {
      Plot { mark(1) }
      AnyChartContent(mark(2))
    }
    #expect(dump(wrapped) == expected)
    #expect(dump(Chart {}) == "plane")
  }

  @Test("places in the plot have an anchor, and no kind of data")
  func places() {
    let chart = Chart {
      PointMark(x: .value("X", 1), y: 10)
      PointMark(x: .value("X", 2))
      PointMark(x: 5, y: .value("Y", "a"))
      PointMark(x: .value("X", 3), y: .value("Y", "b"))
      PointMark(x: .value("X", 3), y: .value("Y", 4))
    }
    #expect(
      dump(chart) == """
        plane
        points x 'X' [1.0] y from start [10.0]
        points x 'X' [2.0] y from center [0.0]
        points x from start [5.0] y 'Y' [a]
        points x 'X' [3.0] y 'Y' [b]
        warning: 1 value of y of PointMark left out: not on the scale
        """)
  }

  @Test("z in a plane, and its absence in space, are named")
  func depth() {
    let point = PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
    #expect(
      dump(Chart { point })
        == "plane\npoints x 'X' [1.0] y 'Y' [2.0]\n"
        + "warning: PointMark with z in a chart of x and y: its z is left out")
    #expect(
      dump(Chart3D { mark(1) })
        == "warning: PointMark in a Chart3D needs x, y and z; those without z are left out")
  }

  @Test("modifiers change the marks in them")
  func styles() {
    func style(_ content: some ChartContent) -> String {
      dump(Chart { content }).replacing("plane\npoints x 'X' [1.0] y 'Y' [1.0] ", with: "")
    }
    #expect(style(mark(1).foregroundStyle(.red)) == "color red")
    #expect(style(mark(1).symbolSize(40)) == "extent area(40.0)")
    #expect(
      style(mark(1).symbolSize(CGSize(width: 3, height: 4)))
        == "extent box(SIMD2<Double>(3.0, 4.0))")
    #expect(style(mark(1).symbol(.plus)) == "symbol plus")
    #expect(style(mark(1).symbol(.plus).symbol(.cross)) == "symbol plus")
    #expect(style(mark(1).opacity(0.5).opacity(0.5)) == "opacity 0.25")
    #expect(style(Plot { mark(1).opacity(0.5) }.foregroundStyle(.blue)) == "color blue opacity 0.5")
    #expect(
      style(mark(1).foregroundStyle(by: .value("Kind", "a"))) == "color by 'Kind' [a]")
  }

  @Test("symbols stand in groups of their own; values that differ become columns")
  func groups() {
    let chart = Chart {
      ForEach(0..<4) { index in
        mark(Double(index))
          .symbol(index % 2 == 0 ? BasicChartSymbolShape.circle : .square)
          .symbolSize(CGFloat(index))
      }
    }
    #expect(
      dump(chart) == """
        plane
        points x 'X' [0.0, 2.0] y 'Y' [0.0, 2.0] symbol circle extent [area(0.0), area(2.0)]
        points x 'X' [1.0, 3.0] y 'Y' [1.0, 3.0] symbol square extent [area(1.0), area(3.0)]
        """)
  }

  @Test("options of axes that a box does not know")
  func axes() {
    let chart = Chart { mark(1) }
    #expect(
      dump(
        chart.chartXScale(range: .plotDimension(startPadding: 1, endPadding: 2))
          .chartXAxisLabel("a", position: .topTrailing, spacing: 3)
          .chartYAxisLabel("b", position: .leading, alignment: .top)
          .chartXAxis { AxisMarks(position: .top) }
          .chartYAxis { AxisMarks(position: .top) }
      ) == """
        plane
        points x 'X' [1.0] y 'Y' [1.0]
        x padding 1.0 and 2.0 marks automatic top title 'a' title top title at end title spacing 3.0
        y marks automatic title 'b' title leading title at start
        warning: AxisMarks of y: a chart of x and y leaves out the option position: .top
        """)
  }
}
