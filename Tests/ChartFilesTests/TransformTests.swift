import ChartModel
import Diagnostics
import Files
import Testing

@testable import ChartFiles

/// Transforms of rows, by what they leave.
@Suite struct TransformTests {
  private static let rows = """
    [{"g": "u", "v": 1, "w": 4, "d": "2012-01-31"}, {"g": "u", "v": 3, "w": 5, "d": "2012-02-01"},
     {"g": "k", "v": 5, "w": 6, "d": "2013-02-28"}, {"g": "k", "v": null, "w": 7, "d": null}]
    """

  /// A transform, and what it leaves of some fields.
  static let cases: [(String, [String: String])] = [
    (#"{"filter": "datum.v >= 3"}"#, ["v": "3 5", "g": "u k"]),
    (#"{"filter": {"field": "v", "range": [1, 3]}}"#, ["v": "1 3"]),
    (#"{"filter": {"field": "g", "oneOf": ["k"]}}"#, ["w": "6 7"]),
    (#"{"filter": {"not": {"field": "v", "valid": true}}}"#, ["w": "7"]),
    (#"{"filter": {"or": [{"field": "v", "equal": 1}, "datum.w == 7"]}}"#, ["w": "4 7"]),
    (#"{"filter": {"field": "d", "timeUnit": "month", "equal": "2012-02-01"}}"#, ["w": "5 6"]),
    (#"{"filter": {"field": "d", "lt": "2012-02-01"}}"#, ["w": "4"]),
    (#"{"filter": "false"}"#, ["w": ""]),
    (#"{"calculate": "datum.v * datum.w", "as": "p"}"#, ["p": "4 15 30 -"]),
    (#"{"calculate": "datum.g + '!'", "as": "p"}"#, ["p": "u! u! k! k!"]),
    (
      #"{"aggregate": [{"op": "mean", "field": "v", "as": "m"}, {"op": "count", "as": "n"}, {"op": "max", "field": "w"}], "groupby": ["g"]}"#,
      ["g": "u k", "m": "2 5", "n": "2 2", "max_w": "5 7"]
    ),
    (#"{"aggregate": [{"op": "sum", "field": "v", "as": "s"}]}"#, ["s": "9"]),
    (
      #"{"joinaggregate": [{"op": "missing", "field": "v", "as": "m"}], "groupby": ["g"]}"#,
      ["m": "0 0 1 1", "v": "1 3 5 -"]
    ),
    (
      #"{"bin": {"step": 2}, "field": "w", "as": ["lo", "hi"]}"#,
      ["lo": "4 4 6 6", "hi": "6 6 8 8"]
    ),
    (
      #"{"bin": {"maxbins": 2}, "field": "v", "as": "lo"}"#, ["lo": "0 2 4 -", "lo_end": "2 4 6 -"]
    ),
    (
      #"{"timeUnit": "yearmonth", "field": "d", "as": "m"}"#,
      ["m": "2012-01-01 2012-02-01 2013-02-01 -"]
    ),
    (
      #"{"timeUnit": "monthdate", "field": "d", "as": "m"}"#,
      ["m": "2012-01-31 2012-02-01 2012-02-28 -"]
    ),
    (
      #"{"fold": ["v", "w"]}"#,
      ["key": "v w v w v w v w", "value": "1 4 3 5 5 6 - 7", "g": "u u u u k k k k"]
    ),
    (
      #"{"stack": "w", "groupby": ["g"], "as": ["a", "b"]}"#, ["a": "0 4 0 6", "b": "4 9 6 13"]
    ),
    (
      #"{"stack": "w", "groupby": ["g"], "sort": [{"field": "w", "order": "descending"}], "offset": "normalize", "as": ["a", "b"]}"#,
      ["b": "1 0.5555555555555556 1 0.5384615384615384"]
    ),
    (
      #"{"window": [{"op": "sum", "field": "w", "as": "s"}, {"op": "lag", "field": "w", "as": "l"}], "groupby": ["g"]}"#,
      ["s": "4 9 6 13", "l": "- 4 - 6"]
    ),
    (
      #"{"window": [{"op": "rank", "as": "r"}, {"op": "dense_rank", "as": "e"}, {"op": "row_number", "as": "n"}], "sort": [{"field": "g"}]}"#,
      ["r": "3 3 1 1", "e": "2 2 1 1", "n": "3 4 1 2"]
    ),
    (
      #"{"window": [{"op": "mean", "field": "w", "as": "m"}], "frame": [-1, 1], "sort": [{"field": "w"}]}"#,
      ["m": "4.5 5 6 6.5"]
    ),
    (
      #"{"window": [{"op": "first_value", "field": "g", "as": "f"}, {"op": "max", "field": "w", "as": "m"}], "frame": [null, null]}"#,
      ["f": "u u u u", "m": "7 7 7 7"]
    ),
    (#"{"regression": "w", "on": "v"}"#, ["v": "1 5", "w": "4 6"]),
    (
      #"{"pivot": "g", "value": "w", "groupby": ["v"], "op": "max"}"#,
      ["v": "1 3 5 -", "u": "4 5 - -", "k": "- - 6 7"]
    ),
    (#"{"pivot": "g", "value": "w", "limit": 1}"#, ["k": "13"]),
    (
      #"{"impute": "v", "key": "w", "groupby": ["g"], "value": 9}"#,
      ["g": "u u k k u u k k", "w": "4 5 6 7 6 7 4 5", "v": "1 3 5 - 9 9 9 9"]
    ),
    (
      #"{"impute": "v", "key": "w", "method": "mean", "keyvals": {"start": 7, "stop": 10}}"#,
      ["w": "4 5 6 7 8 9", "v": "1 3 5 3 3 3"]
    ),
    (
      #"{"impute": "v", "key": "w", "method": "max", "frame": [-1, 1], "keyvals": [9]}"#,
      ["w": "4 5 6 7 9", "v": "1 3 5 5 -"]
    ),
    (#"{"quantile": "w", "probs": [0, 0.5, 1]}"#, ["prob": "0 0.5 1", "value": "4 5.5 7"]),
    (
      #"{"quantile": "v", "groupby": ["g"], "step": 0.5, "as": ["p", "q"]}"#,
      ["g": "u u k k", "p": "0.25 0.75 0.25 0.75", "q": "1.5 2.5 5 5"]
    ),
    (#"{"sample": 9}"#, ["w": "4 5 6 7"]),
    (#"{"sample": 0}"#, ["w": ""]),
    (
      #"{"density": "w", "bandwidth": 1e-9, "extent": [4, 7], "steps": 1, "cumulative": true}"#,
      ["value": "4 7", "density": "0.125 0.875"]
    ),
    (
      #"{"lookup": "g", "from": {"data": {"values": [{"k": "u", "n": 8}]}, "key": "k", "fields": ["n"]}, "as": "m"}"#,
      ["m": "8 8 - -"]
    ),
    (
      #"{"lookup": "g", "from": {"data": {"values": [{"k": "u", "n": 8}]}, "key": "k", "fields": ["n"]}, "default": -1}"#,
      ["n": "8 8 -1 -1"]
    ),
  ]

  @Test(arguments: cases) func leaves(_ transform: String, _ wanted: [String: String]) throws {
    let frame = try Self.frame(transform)
    for (name, values) in wanted {
      let column = try #require(frame[name], "\(name)").names()
      let found = column.codes.map { $0 < 0 ? "-" : column.names[Int($0)] }
      #expect(found.joined(separator: " ") == values, "\(name)")
    }
  }

  private static func frame(_ transform: String) throws -> Frame {
    let node = try JSONParser.parse(FileBytes("[\(transform)]".utf8), path: "t.json") {
      $0.hasSuffix(".data.values")
    }
    var decoder = ChartDecoder(path: "t.json", isLenient: false)
    let transforms = try TransformDef.value.list().decode(node, "transform", &decoder)
    let table = try Table(rows, path: "rows.json")
    var frame = Frame(count: 4)
    var diagnostics = Diagnostics()
    for name in table.columnNames {
      let columns = try table.typedColumns([ColumnRequest(name)], diagnostics: &diagnostics)
      frame.set(name, columns[0])
    }
    for transform in transforms {
      if case .lookup(let lookup) = transform {
        let others = try Table(#"[{"k": "u", "n": 8}]"#, path: "others.json")
        let columns = try others.typedColumns(
          [ColumnRequest("k"), ColumnRequest("n")], diagnostics: &diagnostics)
        var rows = Frame(count: 1)
        rows.set("k", columns[0])
        rows.set("n", columns[1])
        try frame.lookup(lookup, in: rows, decoder)
      } else if let transform {
        try frame.apply(transform, &decoder)
      }
    }
    return frame
  }

  @Test func densitiesHoldAllOfTheirValues() throws {
    let values = [1.0, 2, 2.5, 3, 7]
    let kernel = try #require(KernelDensity(values, bandwidth: 0))
    // s = 2.3022, quartiles 2 and 3: 1.06 * (1 / 1.34) / 5^0.2.
    #expect(abs(kernel.bandwidth - 0.57334) < 1e-4)
    let step = 0.01
    let sum = stride(from: -10.0, to: 20, by: step).reduce(0) { $0 + kernel.density(at: $1) * step }
    #expect(abs(sum - 1) < 1e-6)
    #expect(abs(kernel.part(below: 20) - 1) < 1e-12)
    #expect(KernelDensity([3, 3], bandwidth: 0) == nil)
  }

  @Test func loessFollowsLinesAndLeavesOutliers() {
    let x = (0..<30).map { Double($0) }
    let line = Loess(x, x.map { 2 * $0 - 5 }, bandwidth: 0.3)
    #expect(zip(x, line.fitted).allSatisfy { abs($1 - (2 * $0 - 5)) < 1e-6 })
    let off = x.map { $0 == 15 ? 500.0 : 2 * $0 - 5 + ($0.truncatingRemainder(dividingBy: 2)) }
    #expect(abs(Loess(x, off, bandwidth: 0.5).fitted[15] - 25.5) < 2)
  }

  @Test func samplesAreTheSameEachTime() throws {
    let all = try Self.frame(#"{"window": [{"op": "row_number", "as": "n"}]}"#).picked(
      (0..<400).map { $0 % 4 })
    var first = all
    var second = all
    var def = SampleDef()
    def.count = 100
    first.sample(def)
    second.sample(def)
    #expect(first.count == 100)
    #expect(first["n"]?.numbers == second["n"]?.numbers)
  }

  @Test func arraysBecomeRows() throws {
    let text = """
      {"data": {"values": [{"g": "a", "v": [1, 2], "w": ["x"]}, {"g": "b", "v": [3], "w": ["y", "z"]},
        {"g": "c", "v": [], "w": []}]}, "transform": [{"flatten": ["v", "w"]}],
       "mark": "point", "encoding": {"x": {"field": "v"}, "y": {"field": "g"},
        "color": {"field": "w", "sort": null}}}
      """
    var diagnostics = Diagnostics()
    let chart = try ChartDocument(text, path: "c.json").page(diagnostics: &diagnostics)
    let dump = try #require(chart.root.charts.first).dump
    #expect(dump.contains("x 'v' [1.0, 2.0, 3.0, nan]"), "\(dump)")
    #expect(dump.contains("y 'g' [a, a, b, b]"), "\(dump)")
  }

  @Test func curvesPassThroughTheirPoints() throws {
    let x = [-2.0, -1, 0, 1, 2, 3]
    let cubic = x.map { 1 - 2 * $0 + 0.5 * $0 * $0 * $0 }
    let curve = try #require(RegressionDef.Method.poly.curve(x, cubic, order: 3))
    for (place, value) in zip(x, cubic) { #expect(abs(curve(place) - value) < 1e-9) }
    let positive = [1.0, 2, 4, 8]
    let power = try #require(
      RegressionDef.Method.pow.curve(positive, positive.map { 3 * $0 * $0 }, order: nil))
    #expect(abs(power(5) - 75) < 1e-9)
    #expect(RegressionDef.Method.quad.curve([1, 1, 1], [1, 2, 3], order: nil) == nil)
  }

  static let numberTexts: [(String, Double, String)] = [
    (",.2f", -1234.567, "\u{2212}1,234.57"), (".0%", 0.256, "26%"), ("s", 1500, "1.50000k"),
    (".2s", 0.00042, "420µ"), ("~s", 1_500_000, "1.5M"), ("d", 3.7, "4"),
    ("$,.0f", 1e6, "$1,000,000"),
    ("+.1f", 2, "+2.0"), ("05d", 42, "00042"), (".3", 0.012345, "0.0123"), (".1e", 12345, "1.2e+4"),
    ("x", 255, "ff"), ("", 0.1, "0.1"), (".2r", 1234, "1200"), ("(.0f", -3, "(3)"),
  ]

  @Test(arguments: numberTexts)
  func numberFormats(_ format: String, _ value: Double, _ text: String) throws {
    let format = try #require(NumberFormat(format))
    #expect(format(value) == text)
  }

  static let dateTexts: [(String, String)] = [
    ("%Y-%m-%d %H:%M:%S.%L", "2012-03-05 06:07:08.250"), ("%a %-d %B", "Mon 5 March"),
    ("%j %U %q %p %I %y %e%%", "065 10 1 AM 06 12  5%"),
  ]

  @Test(arguments: dateTexts)
  func dateFormats(_ format: String, _ text: String) throws {
    let date = CivilDate(year: 2012, month: 3, day: 5, hour: 6, minute: 7, second: 8)
    let format = try #require(DateFormat(format))
    #expect(format(date.secondsSinceReference + 0.25) == text)
  }

  @Test func whatIsNoFormat() {
    for text in ["%", "%Q%", "abc", ".f2", "%Ø"] where NumberFormat(text) == nil {
      #expect(text == "%" || DateFormat(text) == nil, "\(text)")
    }
  }
}
