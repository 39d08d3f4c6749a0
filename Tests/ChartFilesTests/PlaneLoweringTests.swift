import ChartModel
import Diagnostics
import TestSupport
import Testing

@testable import ChartFiles

/// What marks of charts of x and y become.
@Suite struct PlaneLoweringTests {
  private static let rows =
    #""data": {"values": [{"t": "p", "g": "v", "n": 3, "m": 1, "d": "2012-01-10"}, {"t": "p", "g": "u", "n": 1, "m": 2, "d": "2012-02-10"}, {"t": "o", "g": "u", "n": 6, "m": 4, "d": "2012-02-20"}]}"#

  private static func chart(_ mark: String, _ encoding: String) -> String {
    "{\(rows), \"mark\": \(mark), \"encoding\": {\(encoding)}}"
  }

  private static let bars = #""x": {"field": "t"}, "y": {"field": "n"}"#
  private static let colored = bars + #", "color": {"field": "g"}"#
  private static let twoNumbers = #""x": {"field": "n"}, "y": {"field": "m"}"#

  static let charts: [(String, String)] = [
    (
      chart(#""bar""#, bars),
      "bars x 't' [p, p, o] y 'n' [3.0, 1.0, 6.0] along y stacking unstacked"
    ),
    (
      chart(
        #"{"type": "bar", "cornerRadius": 3, "height": {"band": 0.5}}"#,
        #""y": {"field": "t"}, "x": {"field": "n"}"#),
      "bars x 'n' [3.0, 1.0, 6.0] y 't' [p, p, o] along x stacking unstacked height ratio(0.5) "
        + "corners 3.0"
    ),
    // The last color is at the bottom.
    (
      chart(#""bar""#, colored),
      "bars x 't' [p, p, o] y 'n' [0.0, 3.0, 0.0] to [3.0, 4.0, 6.0] along y color by 'g' [v, u, u]"
    ),
    (
      chart(#""bar""#, colored.replacing(#""n""#, with: #""n", "stack": "normalize""#)),
      "bars x 't' [p, p, o] y 'n' [0.0, 0.75, 0.0] to [0.75, 1.0, 1.0] along y color by 'g' [v, u, u]"
    ),
    (
      chart(#""bar""#, colored.replacing(#""n""#, with: #""n", "stack": "center""#)),
      "bars x 't' [p, p, o] y 'n' [-2.0, 1.0, -3.0] to [1.0, 2.0, 3.0] along y stacking center "
        + "color by 'g' [v, u, u]"
    ),
    (
      chart(#""bar""#, colored.replacing(#""n""#, with: #""n", "stack": null"#)),
      "bars x 't' [p, p, o] y 'n' [3.0, 1.0, 6.0] along y stacking unstacked color by 'g' [v, u, u]"
    ),
    (
      chart(#""bar""#, bars + #", "xOffset": {"field": "g"}"#),
      "bars x 't' [p, p, o] y 'n' [3.0, 1.0, 6.0] along y stacking unstacked position by 'g' "
        + "[v, u, u] on x"
    ),
    (
      chart(#""bar""#, #""x": {"bin": {"step": 2}, "field": "n"}, "y": {"aggregate": "count"}"#),
      "bars x 'n (binned)' [2.0, 0.0, 4.0] to [4.0, 2.0, 6.0] y 'Count of Records' [1.0, 1.0, 1.0] "
        + "along y stacking unstacked width inset(0.5)"
    ),
    (
      chart(
        #""bar""#,
        #""x": {"timeUnit": "yearmonth", "field": "d"}, "y": {"aggregate": "sum", "field": "n"}"#),
      "bars x 'd (yearmonth)' dates [347068800.0, 349747200.0] to dates [349747200.0, 352252800.0] "
        + "y 'Sum of n' [3.0, 7.0] along y stacking unstacked width inset(0.5)"
    ),
    (
      chart(#""bar""#, #""y": {"field": "t"}, "x": {"field": "m"}, "x2": {"field": "n"}"#),
      "bars x 'm' [1.0, 2.0, 4.0] to [3.0, 1.0, 6.0] y 't' [p, p, o] along x stacking unstacked"
    ),
    (
      chart(#"{"type": "line", "interpolate": "step-after", "point": true}"#, twoNumbers),
      "lines x 'n' [1.0, 3.0, 6.0] y 'm' [2.0, 1.0, 4.0] stepStart\n"
        + "points x 'n' [1.0, 3.0, 6.0] y 'm' [2.0, 1.0, 4.0] extent area(30.0)"
    ),
    (
      chart(#"{"type": "line", "orient": "horizontal"}"#, twoNumbers),
      "lines x 'n' [3.0, 1.0, 6.0] y 'm' [1.0, 2.0, 4.0]"
    ),
    (
      chart(#""line""#, twoNumbers + #", "order": {"field": "m", "sort": "descending"}"#),
      "lines x 'n' [6.0, 1.0, 3.0] y 'm' [4.0, 2.0, 1.0]"
    ),
    (
      chart(#""line""#, twoNumbers + #", "strokeDash": {"field": "g"}"#),
      "lines x 'n' [1.0, 3.0, 6.0] y 'm' [2.0, 1.0, 4.0] line by 'g' [u, v, u]"
    ),
    (
      chart(#"{"type": "area", "line": true}"#, #""x": {"field": "m"}, "y": {"field": "n"}"#),
      "areas x 'm' [1.0, 2.0, 4.0] y 'n' [3.0, 1.0, 6.0] along y stacking unstacked opacity 0.7\n"
        + "lines x 'm' [1.0, 2.0, 4.0] y 'n' [3.0, 1.0, 6.0]"
    ),
    (
      chart(#""area""#, #""x": {"field": "m"}, "y": {"field": "n"}, "y2": {"datum": 2}"#),
      "areas x 'm' [1.0, 2.0, 4.0] y 'n' [3.0, 1.0, 6.0] to [2.0, 2.0, 2.0] along y stacking unstacked"
    ),
    (
      chart(#""rule""#, #""y": {"field": "n"}"#),
      "rules x from start [0.0, 0.0, 0.0] to end [0.0, 0.0, 0.0] y 'n' [3.0, 1.0, 6.0]"
    ),
    (
      chart(#""rule""#, twoNumbers + #", "x2": {"datum": 9}, "y2": {"datum": 8}"#),
      "lines x 'n' [3.0, 9.0, 1.0, 9.0, 6.0, 9.0] y 'm' [1.0, 8.0, 2.0, 8.0, 4.0, 8.0] series '' "
        + "[0.0, 0.0, 1.0, 1.0, 2.0, 2.0]"
    ),
    (
      chart(#""rect""#, #""x": {"field": "t"}, "y": {"field": "n", "bin": {"step": 5}}"#),
      "rectangles x 't' [p, p, o] y 'n (binned)' [0.0, 0.0, 5.0] to [5.0, 5.0, 10.0] width ratio(1.0)"
    ),
    (
      chart(#""tick""#, #""x": {"field": "n"}, "y": {"field": "t"}"#),
      "rectangles x 'n' [3.0, 1.0, 6.0] to [3.0, 1.0, 6.0] y 't' [p, p, o] width fixed(1.0) height "
        + "ratio(0.75)"
    ),
    (
      chart(#"{"type": "text", "align": "left"}"#, #""x": {"field": "n"}, "text": {"field": "t"}"#),
      "points x 'n' [3.0, 1.0, 6.0] y from center [0.0, 0.0, 0.0] extent box(SIMD2<Double>(0.0, 0.0)) "
        + "annotations [0 'p' side 1 0 spacing 0.0, 1 'p' side 1 0 spacing 0.0, 2 'o' side 1 0 "
        + "spacing 0.0]"
    ),
    (
      chart(#"{"type": "errorbar", "ticks": 6}"#, bars + #", "yError": {"field": "m"}"#),
      "rules x 't' [p, p, o] y 'n' [2.0, -1.0, 2.0] to [4.0, 3.0, 10.0]\n"
        + "rectangles x 't' [p, p, o] y 'n' [2.0, -1.0, 2.0] to [2.0, -1.0, 2.0] width fixed(6.0) "
        + "height fixed(2.0)\n"
        + "rectangles x 't' [p, p, o] y 'n' [4.0, 3.0, 10.0] to [4.0, 3.0, 10.0] width fixed(6.0) "
        + "height fixed(2.0)"
    ),
    (
      chart(#""errorband""#, twoNumbers + #", "y2": {"datum": 0}"#),
      "areas x 'n' [1.0, 3.0, 6.0] y 'm' [2.0, 1.0, 4.0] to [0.0, 0.0, 0.0] along y stacking "
        + "unstacked opacity 0.3"
    ),
  ]

  @Test(arguments: charts) func marks(_ text: String, _ wanted: String) throws {
    var diagnostics = Diagnostics()
    let page = try ChartDocument(text, path: "chart.json").page(diagnostics: &diagnostics)
    let marks = wanted.split(separator: "\n").map { String($0) }
    let dump = page.root.charts[0].dump.split(separator: "\n").map { String($0) }
    #expect(Array(dump.prefix(marks.count + 1)) == ["plane"] + marks)
  }

  /// Stacked areas have a vertex of no size where a series has none, and their line is on top.
  @Test func lineOfStackedAreas() throws {
    let text = Self.chart(
      #"{"type": "area", "line": true}"#,
      #""x": {"field": "m"}, "y": {"field": "n"}, "color": {"field": "g"}"#)
    var diagnostics = Diagnostics()
    let page = try ChartDocument(text, path: "chart.json").page(diagnostics: &diagnostics)
    let marks = page.root.charts[0].marks
    #expect(marks.map(\.mark.name) == ["areas", "lines"])
    #expect(marks[0].x.column.numericValues == [1, 2, 4, 1, 2, 4])
    #expect(marks[0].y.end?.numericValues == [3, 0, 0, 3, 1, 6])
    #expect(marks[1].y.column.numericValues == [3, 0, 0, 3, 1, 6])
    #expect(marks[1].y.end == nil)
  }

  static let faults: [(String, String)] = [
    (chart(#"{"type": "line", "cornerRadius": 2}"#, twoNumbers), "has no 'cornerRadius'"),
    (chart(#""bar""#, bars + #", "shape": {"field": "g"}"#), "has no 'shape'"),
    (
      chart(#""bar""#, bars + #", "xOffset": {"field": "n", "type": "quantitative"}"#),
      "takes names"
    ),
    (chart(#""rule""#, twoNumbers), "'x2' or 'y2'"),
    (chart(#""errorbar""#, bars), "needs a margin"),
    (chart(#""arc""#, bars), "'arc' is not there yet"),
    (chart(#""bar""#, #""x": {"value": "height"}, "y": {"field": "n"}"#), "place on the page"),
    (chart(#""tick""#, twoNumbers + #", "z": {"field": "n"}"#), "is of charts of x and y"),
    (
      chart(#"{"type": "bar3d", "cornerRadius": 2}"#, twoNumbers + #", "z": {"field": "n"}"#),
      "'cornerRadius' is of charts of x and y"
    ),
  ]

  @Test(arguments: faults) func fault(_ text: String, _ wanted: String) {
    var diagnostics = Diagnostics()
    let error = #expect(throws: ReliefError.self) {
      try ChartDocument(text, path: "chart.json").page(diagnostics: &diagnostics)
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains(wanted))
  }
}
