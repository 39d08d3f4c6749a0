import ChartModel
import Testing

@testable import ChartFiles

/// Formulas of rows, computed in columns.
@Suite struct FormulaTests {
  private static let frame = makeFrame()

  private static func makeFrame() -> Frame {
    var rows = Frame(count: 4)
    rows.set("a", numbers: [1, 2, 3, .nan])
    rows.set("b", numbers: [10, 20, 30, 40])
    rows.set("t", texts: CategoryColumn(names: ["xy", "z"], codes: [0, 1, 0, -1]))
    rows.set("a b", numbers: [5, 6, 7, 8])
    let day = CivilDate(year: 2012, month: 3, day: 5, hour: 6, minute: 7, second: 8)
    rows.set(
      "d",
      TypedColumn(
        kind: .dates,
        values: .dates([0, 86_400, 172_800, 259_200].map { day.secondsSinceReference + $0 })))
    rows.set(
      "f", TypedColumn(kind: .booleans, values: .categories(BooleanText.column([1, 0, 1, .nan]))))
    return rows
  }

  static let values: [(String, [Double])] = [
    ("datum.a + datum.b * 2", [21, 42, 63, .nan]),
    ("-datum.a ** 2 + 1", [0, -3, -8, .nan]),
    ("datum['a b'] % 3", [2, 0, 1, 2]),
    ("datum.a > 1 && datum.t == 'xy'", [0, 0, 1, 0]),
    ("datum.a > 1 || datum.t === \"xy\"", [1, 1, 1, 0]),
    ("!datum.f", [0, 1, 0, 1]),
    ("datum.f == true ? datum.a : -1", [1, -1, 3, -1]),
    ("datum.a == null", [0, 0, 0, 1]),
    ("datum.t != null", [1, 1, 1, 0]),
    ("isValid(datum.a)", [1, 1, 1, 0]),
    ("inrange(datum.b, [15, 30])", [0, 1, 1, 0]),
    ("indexof(['z', 'xy'], datum.t)", [1, 0, 1, -1]),
    ("length(datum.t)", [2, 1, 2, .nan]),
    ("year(datum.d) * 100 + month(datum.d)", [201_202, 201_202, 201_202, 201_202]),
    ("day(datum.d) + hours(datum.d) / 100", [1.06, 2.06, 3.06, 4.06]),
    ("datum.d >= datetime(2012, 2, 6)", [0, 1, 1, 1]),
    ("datum.d < toDate('2012-03-06')", [1, 0, 0, 0]),
    ("max(datum.a, 2, datum.b / 10)", [2, 2, 3, .nan]),
    ("clamp(datum.b, 15, 35)", [15, 20, 30, 35]),
    ("if(datum.a < 2, PI, SQRT2) > 2", [1, 0, 0, 0]),
    ("round(2.5) + round(-2.5)", [1]),
    ("toNumber('12') + 1 == 13", [1]),
    ("'a' < 'b'", [1]),
    ("1 + 2 * 3 == 7 ? 1 < 2 : 0", [1]),
  ]

  @Test(arguments: values) func makesNumbers(_ text: String, _ wanted: [Double]) throws {
    let node = try RowFormulaParser.parse(text)
    let found = try FormulaEvaluator(frame: Self.frame).values(node).numbers
    #expect(found.count == wanted.count)
    for (found, wanted) in zip(found, wanted) {
      #expect(found == wanted || found.isNaN && wanted.isNaN || abs(found - wanted) < 1e-12)
    }
  }

  static let texts: [(String, [String?])] = [
    ("datum.t + '-' + datum.a", ["xy-1", "z-2", "xy-3", nil]),
    ("upper(datum.t)", ["XY", "Z", "XY", nil]),
    ("slice('abcdef', -3, -1)", ["de"]),
    ("substring('abcdef', 1, 3) + replace('aXa', 'X', 'Y')", ["bcaYa"]),
    ("format(1234.5, ',.2f')", ["1,234.50"]),
    ("timeFormat(datum.d, '%b %-d')", ["Mar 5", "Mar 6", "Mar 7", "Mar 8"]),
    ("datum.a > 1 ? 'many' : datum.t", ["xy", "many", "many", nil]),
    ("trim('  é ')", ["é"]),
  ]

  @Test(arguments: texts) func makesTexts(_ text: String, _ wanted: [String?]) throws {
    let node = try RowFormulaParser.parse(text)
    let column = try FormulaEvaluator(frame: Self.frame).values(node).texts
    #expect(column.codes.map { $0 < 0 ? nil : column.names[Int($0)] } == wanted)
  }

  static let mistakes: [(String, Int, String)] = [
    ("", 1, "a value is wanted at the end"),
    ("datum.a +", 10, "a value is wanted at the end"),
    ("datum.a datum.b", 9, "an operator is wanted before 'datum'"),
    ("(datum.a", 9, "the formula ends where ')' is wanted"),
    ("datum.", 7, "the name of a field is wanted after 'datum.'"),
    ("datum[0]", 7, "the name of a field is wanted in quotes"),
    ("'abc", 1, "a text does not end; close it with '"),
    ("a # b", 3, "'#' cannot be read"),
    ("abs(1, 2)", 1, "'abs' takes 1 argument, not 2"),
    ("abs", 1, "'abs' is a function; write 'abs(...)'"),
    ("abss(1)", 1, "'abss' is not known; did you mean 'abs'?"),
  ]

  @Test func mistakesHavePlaces() {
    for (text, column, message) in Self.mistakes where !text.hasPrefix("a #") {
      #expect(throws: FormulaFault(column: column, message: message), "\(text)") {
        _ = try RowFormulaParser.parse(text)
      }
    }
  }

  @Test func deepNestingIsAnError() {
    for text in [
      String(repeating: "(", count: 10_000), String(repeating: "-", count: 10_000) + "1",
      String(repeating: "1?", count: 10_000), String(repeating: "abs(", count: 10_000),
    ] {
      #expect(throws: FormulaFault.self) { _ = try RowFormulaParser.parse(text) }
    }
  }
}
