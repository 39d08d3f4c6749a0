import ChartModel
import Diagnostics
import TestSupport
import Testing

@testable import ChartFiles

/// What chart files become, as dumps of their specifications.
@Suite struct ChartLoweringTests {
  private static let rows =
    #""data": {"values": [{"a": 1, "b": 2, "c": 3, "t": "y", "u": 1}, {"a": 4, "b": 5, "c": 6, "t": "x", "u": 2}]}"#
  private static let xyz =
    #""x": {"field": "a"}, "y": {"field": "b"}, "z": {"field": "c"}"#

  private static func chart(_ mark: String, _ encoding: String = "", _ more: String = "") -> String
  {
    "{\(rows), \"mark\": \(mark), \"encoding\": {\(xyz)\(encoding)}\(more)}"
  }

  private static let place = "x 'a' [1.0, 4.0] y 'b' [2.0, 5.0] z 'c' [3.0, 6.0]"

  static let charts: [(String, String)] = [
    (chart(#""point""#), "points \(place)"),
    (
      chart(
        #"{"type": "point", "color": "steelblue", "opacity": 0.5, "diameter": 0.1, "shape": "cone"}"#
      ),
      "points \(place) color (0.27450980392156865 0.5098039215686274 0.7058823529411765 1.0) "
        + "symbol cone size 0.1 opacity 0.5"
    ),
    (
      chart(
        #""point""#, #", "color": {"field": "t"}, "size": {"field": "u"}, "shape": {"field": "t"}"#),
      "points \(place) color by 't' [y, x] symbol [cube, sphere] size by 'u' [1.0, 2.0]\n"
        + "colors categories [x, y]"
    ),
    (
      chart(
        #""line3d""#, #", "detail": {"field": "t"}, "order": {"field": "a", "sort": "descending"}"#),
      "lines x 'a' [4.0, 1.0] y 'b' [5.0, 2.0] z 'c' [6.0, 3.0] series 't' [x, y]"
    ),
    (
      chart(
        #"{"type": "bar3d", "width": {"band": 0.5}, "depth": 2}"#,
        #", "color": {"field": "t", "sort": null}"#),
      "bars \(place) width ratio(0.5) depth fixed(2.0) stacking standard color by 't' [y, x]"
    ),
    (
      chart(#""rule""#, #", "y2": {"field": "u"}"#),
      "rules x 'a' [1.0, 4.0] y 'b' [2.0, 5.0] to [1.0, 2.0] z 'c' [3.0, 6.0]"
    ),
    (
      chart(#""rect""#, #", "x2": {"datum": 9}, "z2": {"field": "u"}"#),
      "rectangles x 'a' [1.0, 4.0] to [9.0, 9.0] y 'b' [2.0, 5.0] z 'c' [3.0, 6.0] to [1.0, 2.0]"
    ),
    (
      chart(#"{"type": "errorbar", "ticks": 4}"#, #", "yError": {"field": "u"}"#),
      "error bars x 'a' [1.0, 4.0] y 'b' [1.0, 3.0] to [3.0, 7.0] z 'c' [3.0, 6.0] caps 4.0"
    ),
    (
      #"{"mark": {"type": "surface", "function": "x*z", "contours": 5, "mesh": {"every": 2}}, "encoding": {"x": {"scale": {"domain": [-2, 2]}}, "color": {"from": "normal"}}, "proportions": "data", "light": "soft"}"#,
      "surface x 'x' y 'y' z 'z' normal contours 5 mesh every 2\nx numbers -2.0 to 2.0\n"
        + "proportions data\nlight soft"
    ),
    (
      #"{\#(rows), "mark": "point", "encoding": {"x": {"field": "t", "sort": "-y", "axis": null}, "y": {"aggregate": "mean", "field": "b", "title": null}}, "title": "T"}"#,
      "plane\npoints x 't' [y, x] y 'Average of b' [2.0, 5.0]\nx categories [x, y] hidden\n"
        + "y no title\ntitle 'T'"
    ),
    (
      #"{\#(rows), "mark": "point", "encoding": {"x": {"field": "a", "scale": {"type": "symlog", "constant": 2, "zero": true, "reverse": true}}, "y": {"field": "b", "scale": {"domain": [0, 9], "reverse": true, "padding": 4}, "axis": {"tickCount": 3, "orient": "left", "titleAnchor": "end"}}}}"#,
      "plane\npoints x 'a' [1.0, 4.0] y 'b' [2.0, 5.0]\n"
        + "x automatic zero true reversed true scale symmetricLog(slopeAtZero: 0.5)\n"
        + "y numbers 9.0 to 0.0 padding 4.0 and 4.0 marks automatic 3 leading title at end"
    ),
    (
      chart(
        #""point""#, "", #", "camera": {"pose": "top", "azimuth": 5, "fieldOfView": 40, "zoom": 2}"#
      ),
      "points \(place)\npose 5.0 90.0\nprojection perspective\nfield of view 40.0\nzoom 2.0"
    ),
    (
      #"{\#(rows), "encoding": {\#(xyz)}, "layer": [{"mark": "point"}, {"mark": {"type": "surface", "function": "x"}, "encoding": {"color": {"value": "gray"}}}, {"mark": "text", "encoding": {"text": {"field": "a", "format": ".1f"}}}]}"#,
      "points \(place)\nsurface x 'a' y 'b' z 'c' color gray\ntexts \(place)"
    ),
  ]

  @Test(arguments: charts) func dump(_ text: String, _ wanted: String) throws {
    let charts = try Self.page(text).root.charts
    #expect(charts.count == 1)
    let dump = charts.first?.dump ?? ""
    // What a mark adds behind its places is looked at here; its fonts and sides are not.
    #expect(dump.hasPrefix(wanted) || dump == wanted, "\(dump)")
  }

  private static func page(_ text: String) throws -> PageSpec {
    var diagnostics = Diagnostics()
    let page = try ChartDocument(text, path: "c.json").page(diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.warnings)")
    return page
  }

  @Test func binsAndUnitsOfTime() throws {
    let text = """
      {"data": {"values": [{"n": 1, "d": "2012-01-15"}, {"n": 2, "d": "2012-01-20"},
        {"n": 12, "d": "2013-02-01"}, {"n": 3, "d": "2014-02-02"}]},
       "mark": "bar3d", "encoding": {"x": {"field": "n", "bin": {"step": 10}},
        "z": {"field": "d", "timeUnit": "month", "type": "ordinal"}, "y": {"aggregate": "count"}}}
      """
    let group = try #require(Self.page(text).root.charts.first?.marks.first)
    guard case .numbers(let x) = group.x.column, case .numbers(let y) = group.y.column,
      case .categories(let z) = group.z.column, case .bar(let bar) = group.mark
    else {
      Issue.record("\(group)")
      return
    }
    #expect(x == [5, 15, 5] && y == [2, 1, 1])
    #expect(z.codes.map { z.names[Int($0)] } == ["Jan", "Feb", "Feb"])
    #expect(bar.width == .fixed(10))
    #expect(group.y.label == "Count of Records" && group.x.label == "n (binned)")
  }

  /// Names that a filter leaves without a row are in no domain and in no legend.
  @Test func filteredNamesAreGone() throws {
    let text = Self.chart(
      #""point""#, #", "color": {"field": "t", "sort": null}"#,
      #", "transform": [{"filter": "datum.t == 'x'"}]"#)
    let group = try #require(Self.page(text).root.charts.first?.marks.first)
    guard case .encoded(let color) = group.style.foreground,
      case .categories(let names) = color.column
    else {
      Issue.record("\(group)")
      return
    }
    #expect(names.names == ["x"] && names.codes == [0])
  }

  @Test func chartsBesideEachOther() throws {
    let one = Self.chart(#""point""#)
    let page = try Self.page(
      #"{"hconcat": [\#(one), {"vconcat": [\#(one), \#(one)]}], "title": "All"}"#)
    guard case .stack(let outer, let members) = page.root, outer.direction == .vertical,
      case .text(let title) = members[0], case .stack(let row, _) = members[1]
    else {
      Issue.record("\(page.root)")
      return
    }
    #expect(title.string == "All" && row.direction == .horizontal)
    #expect(page.root.charts.count == 3)
  }

  @Test func facetsShareTheirScales() throws {
    let text = Self.chart(#""point""#, #", "column": {"field": "t"}"#)
    let charts = try Self.page(text).root.charts
    #expect(charts.map(\.title) == ["x", "y"])
    let resolved = charts.map { $0.resolved(theme: .light) }
    #expect(resolved[0].x.scale == resolved[1].x.scale)
    #expect(charts.map { $0.marks[0].count } == [1, 1])
  }

  @Test func repeatsFillInFields() throws {
    let text = """
      {\(Self.rows), "repeat": {"row": ["a", "b"], "column": ["c", "u"]},
       "spec": {"mark": "point", "encoding": {"x": {"field": {"repeat": "column"}},
        "y": {"field": {"repeat": "row"}}}}}
      """
    let charts = try Self.page(text).root.charts
    #expect(charts.map { $0.marks[0].x.label } == ["c", "u", "c", "u"])
    #expect(charts.map { $0.marks[0].y.label } == ["a", "a", "b", "b"])
  }

  @Test @MainActor func formatsAreAskedForEachValue() throws {
    let text = Self.chart(#""point""#, #", "opacity": {"value": 1}"#)
      .replacing(#""field": "b""#, with: #""field": "b", "axis": {"format": ".1f", "grid": false}"#)
    let page = try Self.page(text).withAxisPieces()
    let axis = try #require(page.root.charts.first).resolved(theme: .light).y
    #expect(axis.ticks.allSatisfy { $0.text.contains(".") && $0.gridLine == nil })
  }

  @Test func filesAreFoundFromTheChartFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a;b\n1;2\n".utf8, to: "t.txt")
    let file = try folder.write(
      #"""
      {"data": {"url": "t.txt", "format": {"type": "dsv", "delimiter": ";"}}, "mark": "point",
       "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}}
      """#.utf8, to: "c.json")
    var diagnostics = Diagnostics()
    let page = try ChartDocument(path: file).page(diagnostics: &diagnostics)
    #expect(page.root.charts.first?.marks.first?.count == 1)
  }

  @Test func datasetsAndSequences() throws {
    let text = """
      {"datasets": {"one": [{"a": 1, "b": 2}, {"a": 3, "b": 4}]}, "hconcat": [
        {"data": {"name": "one"}, "mark": "point", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}},
        {"data": {"sequence": {"start": 0, "stop": 1, "step": 0.25, "as": "t"}},
         "transform": [{"calculate": "datum.t * 2", "as": "s"}], "mark": "point",
         "encoding": {"x": {"field": "t"}, "y": {"field": "s"}}}]}
      """
    #expect(try Self.page(text).root.charts.map { $0.marks[0].count } == [2, 4])
  }
}
