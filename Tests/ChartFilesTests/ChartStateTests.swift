import ChartModel
import Diagnostics
import Testing

@testable import ChartFiles

/// The states of a chart file by a field of its rows.
@Suite struct ChartStateTests {
  private static let rows =
    #"[{"t": 2, "n": "p", "a": 1, "b": 2}, {"t": 1, "n": "q", "a": 3, "b": 4}, {"t": 1, "n": "p", "a": 5, "b": 6}, {"t": null, "n": "r", "a": 7, "b": 8}]"#
  private static let chart =
    #"{"data": {"values": \#(rows)}, "mark": "point", "title": "T", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}, "z": {"field": "a"}, "color": {"field": "n"}}}"#

  private static func states(
    _ text: String, by column: String = "t", key: String? = nil
  ) throws -> (states: [ChartState], warnings: [String]) {
    var diagnostics = Diagnostics()
    let states = try ChartDocument(text, path: "c.json")
      .states(by: StateFields(column: column, key: key), diagnostics: &diagnostics)
    return (states, diagnostics.warnings.map { "\($0)" })
  }

  @Test func aStateForEachValue() throws {
    let (states, warnings) = try Self.states(Self.chart, key: "n")
    #expect(states.map(\.label) == ["t: 1", "t: 2"])
    #expect(states.map { $0.chart.marks[0].x.column.numericValues } == [[3, 5], [1]])
    #expect(states.map { $0.captioned.chart.title } == ["T, t: 1", "T, t: 2"])
    #expect(warnings.count == 1 && warnings[0].contains("1 row without a value of 't'"))
    let sequence = try StateSequence(states, passage: .movement)
    let x = sequence.chart(at: 0.5).marks[0].x.column.numericValues
    #expect(x?.contains(3) == true)
  }

  @Test func theFileMaySayTheKey() throws {
    let text = Self.chart.replacing(
      #""color": {"field": "n"}"#, with: #""key": {"field": "n"}"#)
    #expect(try ChartDocument(text, path: "c.json").hasKey)
    let (states, _) = try Self.states(text)
    #expect(try StateSequence(states, passage: .movement).count == 2)
    #expect(throws: ReliefError.self) {
      try StateSequence(Self.states(Self.chart).states, passage: .movement)
    }
  }

  /// Bins, sums and functions: of all rows, of each state's, and always the same.
  @Test func layersAndAggregates() throws {
    let text =
      #"{"data": {"values": \#(Self.rows)}, "layer": [{"mark": "bar3d", "encoding": {"x": {"field": "a", "bin": {"maxbins": 2}}, "z": {"field": "n"}, "y": {"aggregate": "sum", "field": "b"}}}, {"data": {"values": [{"a": 1, "b": 1, "n": "p"}]}, "mark": "point", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}, "z": {"field": "n"}}}]}"#
    let (states, _) = try Self.states(text)
    #expect(states.map { $0.chart.marks.map(\.count) } == [[2, 1], [1, 1]])
    #expect(states[1].chart.marks[1].keys != nil)
    guard case .bar(let bar) = states[0].chart.marks[0].mark,
      case .bar(let other) = states[1].chart.marks[0].mark
    else {
      Issue.record("no bars")
      return
    }
    #expect(bar.width == other.width)
  }

  static let faults: [(String, String, String?, String)] = [
    (chart, "tt", nil, "there is no field 'tt'"),
    (chart, "t", "nn", "there is no field 'nn'"),
    (
      #"{"data": {"values": \#(rows)}, "hconcat": [{"mark": "point"}]}"#, "t", nil,
      "'hconcat' makes several charts"
    ),
    (
      #"{"data": {"values": \#(rows)}, "mark": "point", "encoding": {"facet": {"field": "n"}}}"#,
      "t", nil, "'facet' makes several charts"
    ),
  ]

  @Test(arguments: faults)
  func says(_ text: String, _ column: String, _ key: String?, _ part: String) {
    do {
      _ = try Self.states(text, by: column, key: key)
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(part), "\(error)")
    }
  }
}
