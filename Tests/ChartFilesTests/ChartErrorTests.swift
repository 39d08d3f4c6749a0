import ChartModel
import Diagnostics
import Testing

@testable import ChartFiles

/// The errors of chart files, each with the file, the place, what is wrong and what to do.
@Suite struct ChartErrorTests {
  private static let rows = #""data": {"values": [{"a": 1, "b": 2, "t": "x"}]}"#
  private static let xy = #""x": {"field": "a"}, "y": {"field": "b"}"#

  /// A chart of points with other members.
  private static func points(_ members: String, _ encoding: String = xy) -> String {
    "{\(rows), \"mark\": \"point\", \"encoding\": {\(encoding)}\(members.isEmpty ? "" : ", ")\(members)}"
  }

  static let mistakes: [(String, String)] = [
    ("", "c.json, line 1, column 1, $: the text ends where a value is expected"),
    ("{\"mark\": ", "c.json, line 1, column 10, $.mark: the text ends where a value is expected"),
    (
      "[1]",
      "c.json, line 1, column 1, $: a chart file is an object with 'data', 'mark' and 'encoding', "
        + "not an array; to draw a table, say which columns: --x and --y"
    ),
    (
      "{}",
      "c.json, line 1, column 1, $: the view draws nothing: it should have 'mark', or one of "
        + "'layer', 'hconcat', 'vconcat', 'concat', 'facet' and 'repeat'"
    ),
    (
      #"{"mark": "point", "mark": "bar"}"#,
      "c.json, line 1, column 19, $.mark: the name 'mark' is in the object already"
    ),
    (
      #"{"mark": "pint"}"#,
      "c.json, line 1, column 10, $.mark: 'mark' is the text 'pint'; did you mean 'point'?"
    ),
    (
      #"{"mark": "arc"}"#,
      "c.json, line 1, column 10, $.mark: the mark 'arc' is not there yet; there are 'point', "
        + "'circle', 'square', 'line', 'line3d', 'area', 'bar', 'bar3d', 'rule', 'rect', 'tick', "
        + "'text', 'errorbar', 'errorband', 'surface'"
    ),
    (
      "{\n  \"mark\": \"point\",\n  \"enconding\": {}\n}",
      "c.json, line 3, column 16, $.enconding: there is no property 'enconding' here; did you mean "
        + "'encoding'?"
    ),
    (
      points(#""camera": {"inclination": 91}"#),
      "c.json, line 1, column 151, $.camera.inclination: 'inclination' is the number 91; it should "
        + "be a number from -90 to 90"
    ),
    (
      points("", #""x": {"field": "c"}, "y": {"field": "b"}"#),
      "c.json, line 1, column 87, $.encoding.x: there is no field 'c'; there are 'a', 'b', 't'"
    ),
    (
      points("", #""x": {"field": "t", "type": "quantitative"}, "y": {"field": "b"}"#),
      "c.json, line 1, column 't': 'x' is not a number; write it as -1234.5 or "
        + "1e6, or leave the field empty"
    ),
    (
      points(
        "", #""x": {"field": "a", "scale": {"type": "log", "domain": [0, 1]}}, "y": {"field": "b"}"#
      ),
      "c.json, line 1, column 111, $.encoding.x.scale: a logarithm shows numbers above 0; try "
        + "'symlog'"
    ),
    (
      points("", #""x": {"field": "a", "axis": {"orient": "left"}}, "y": {"field": "b"}"#),
      "c.json, line 1, column 110, $.encoding.x.axis: the x axis stands at the 'top' or the 'bottom'"
    ),
    (
      points(#""transform": [{"filter": "datum.q > 1"}]"#),
      "c.json, line 1, column 150, $.transform[0].filter: cannot read the formula 'datum.q > 1' at "
        + "column 6: there is no field 'q'; there are 'a', 'b', 't'"
    ),
    (
      points(#""transform": [{"calculate": "sqrtt(datum.a)", "as": "c"}]"#),
      "c.json, line 1, column 153, $.transform[0].calculate: cannot read the formula "
        + "'sqrtt(datum.a)' at column 1: 'sqrtt' is not known; did you mean 'sqrt'?"
    ),
    (
      points(#""transform": [{"nothing": "a"}]"#),
      "c.json, line 1, column 139, $.transform[0]: this is no transform; it should have one of "
        + "the properties 'filter', 'calculate', 'aggregate', 'joinaggregate', 'bin', 'timeUnit', "
        + "'fold', 'stack', 'window', 'regression', 'lookup', 'pivot', 'impute', 'quantile', "
        + "'sample', 'density', 'loess', 'extent', 'flatten'"
    ),
    (
      #"{"data": {"url": "https://a.org/b.csv"}, "mark": "point", "encoding": {}}"#,
      "c.json, line 1, column 10, $.data: 'https://a.org/b.csv' is on the network; only files are "
        + "read: download it, and give the file's name"
    ),
    (
      #"{"data": {"values": [{"a": 1}, {"a": }]}, "mark": "point"}"#,
      "c.json, line 1, column 38, $.data.values[1].a: '}' stands where a value is expected"
    ),
    (
      #"{"mark": {"type": "surface", "function": "sinn(x)"}}"#,
      "c.json, line 1, column 42, $.mark.function: cannot read the expression 'sinn(x)' at column "
        + "1: 'sinn' is not known; did you mean 'sin'?"
    ),
    (
      #"{"mark": "point", "layer": []}"#,
      "c.json, line 1, column 1, $: 'layer' and 'mark' do not stand in one view; put one of them "
        + "into a view of its own"
    ),
    (
      points("", #""x": {"field": "a"}, "y": {"field": "b"}, "color": {"value": "reddish"}"#),
      "c.json, line 1, column 133, $.encoding.color: 'reddish' is no color; give a color such as "
        + "blue, steelblue, #0a84ff or rgb(10, 132, 255)"
    ),
    (
      #"{"data": {"values": [{"a": 1}]}, "mark": {"type": "bar", "depth": 2}, "encoding": {"x": {"field": "a"}, "y": {"field": "a"}}}"#,
      "c.json, line 1, column 42, $.mark: the mark 'bar' has no 'depth' in a chart of x and y"
    ),
  ]

  @Test(arguments: mistakes) func says(_ text: String, _ sentence: String) {
    var diagnostics = Diagnostics()
    do throws(ReliefError) {
      _ = try ChartDocument(text, path: "c.json").page(diagnostics: &diagnostics)
      Issue.record("no error: \(text)")
    } catch {
      #expect("\(error)" == sentence)
    }
  }

  @Test func leniencyLeavesOutWithAWarning() throws {
    var diagnostics = Diagnostics()
    let text = Self.points(
      #""params": [], "camera": {"azimut": 3, "zoom": 2}, "transform": [{"nothing": "a"}]"#,
      Self.xy + #", "z": {"field": "a"}, "size": {"value": 30}"#)
    let page = try ChartDocument(text, path: "c.json", isLenient: true)
      .page(diagnostics: &diagnostics)
    #expect(page.root.charts.first?.camera.zoom == 2)
    let warnings = diagnostics.warnings.map { "\($0)" }
    #expect(warnings.count == 4)
    #expect(warnings.contains { $0.contains("$.camera.azimut: there is no property 'azimut'") })
    #expect(warnings.allSatisfy { $0.hasSuffix("it is left out") })
  }
}
