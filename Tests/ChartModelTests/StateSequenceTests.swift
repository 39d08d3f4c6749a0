import ChartModel
import Diagnostics
import Testing

struct StateSequenceTests {
  private let first = ChartState.points(
    "year: 2000", keys: ["a", "b", "c"], x: [0, 10, 20], y: [1, 2, 3])
  private let second = ChartState.points(
    "year: 2001", keys: ["d", "c", "a"], x: [5, 40, 10], y: [9, 5, 1])

  private func moving(_ states: [ChartState], loops: Bool = false) throws -> StateSequence {
    try StateSequence(states, passage: .movement, loops: loops)
  }

  @Test func marksWithTheSameKeyMove() throws {
    let chart = try moving([first, second]).chart(at: 0.25)
    let places = Dictionary(
      uniqueKeysWithValues: zip(chart.keyNames, zip(chart.numbers(.x), chart.numbers(.y))))
    #expect(places.count == 4)
    #expect(try #require(places["a"]) == (2.5, 1))
    #expect(try #require(places["c"]) == (25, 3.5))
    #expect(try #require(places["b"]) == (10, 2))
    #expect(try #require(places["d"]) == (5, 9))
    let opacities = Dictionary(uniqueKeysWithValues: zip(chart.keyNames, chart.opacities))
    #expect(opacities == ["a": 1, "c": 1, "b": 0.75, "d": 0.25])
  }

  @Test func statesAreThemselves() throws {
    let sequence = try moving([first, second])
    for (position, state) in [(-1.0, 0), (0, 0), (1, 1), (7, 1), (.nan, 0)] {
      #expect(sequence.chart(at: position).dump == sequence.chart(state: state).dump)
    }
    #expect(sequence.chart(at: 0).numbers(.x) == [0, 10, 20])
  }

  @Test func theOrderOfAskingChangesNothing() throws {
    let positions = [0.1, 0.5, 0.9, 1, 0]
    let sequence = try moving([first, second])
    let forth = positions.map { sequence.chart(at: $0).dump }
    let back = positions.reversed().map { sequence.chart(at: $0).dump }
    #expect(forth == back.reversed())
  }

  @Test func aLoopLeadsBack() throws {
    let sequence = try moving([first, second], loops: true)
    let chart = sequence.chart(at: 1.5)
    let a = try #require(chart.keyNames.firstIndex(of: "a"))
    #expect(chart.numbers(.x)[a] == 5)
    #expect(sequence.chart(at: 2).dump == sequence.chart(state: 0).dump)
  }

  @Test func logarithmicAxesMoveByEqualRatios() throws {
    let log: (inout ChartSpec) -> Void = { $0.x.scale = .log }
    let chart = try moving([
      .points("1", keys: ["a"], x: [1], y: [0], log),
      .points("2", keys: ["a"], x: [100], y: [0], log),
    ]).chart(at: 0.5)
    #expect(abs(chart.numbers(.x)[0] - 10) < 1e-12)
  }

  @Test func missingValuesAndCategoriesSwitchHalfWay() throws {
    func encoded(_ name: String) -> (inout ChartSpec) -> Void {
      {
        $0.marks[0].style.foreground = .encoded(
          Channel(label: "kind", column: .categories(CategoryColumn([name]))))
      }
    }
    let sequence = try moving([
      .points("1", keys: ["a"], x: [1], y: [.nan], encoded("p")),
      .points("2", keys: ["a"], x: [2], y: [4], encoded("q")),
    ])
    #expect(sequence.chart(at: 0.4).numbers(.y)[0].isNaN)
    #expect(sequence.chart(at: 0.6).numbers(.y) == [4])
    func kind(_ position: Double) -> String? {
      guard case .encoded(let channel) = sequence.chart(at: position).marks[0].style.foreground,
        case .categories(let column) = channel.column
      else { return nil }
      return column.names[Int(column.codes[0])]
    }
    #expect(kind(0.4) == "p" && kind(0.6) == "q")
  }

  @Test func numbersOfColorAndSizeMove() throws {
    func encoded(_ value: Double) -> (inout ChartSpec) -> Void {
      {
        $0.marks[0].style.foreground = .encoded(
          Channel(label: "heat", column: .numbers([value])))
        $0.marks[0].style.symbolSizeData = Channel(label: "size", column: .numbers([value * 10]))
        $0.marks[0].style.opacity = .same(value / 10)
      }
    }
    let chart = try moving([
      .points("1", keys: ["a"], x: [1], y: [1], encoded(2)),
      .points("2", keys: ["a"], x: [1], y: [1], encoded(6)),
    ]).chart(at: 0.75)
    #expect(chart.dump.contains("color by 'heat' [5.0]"))
    #expect(chart.dump.contains("size by 'size' [50.0]"))
    #expect(chart.opacities == [0.5])
  }

  @Test func linesGrowOutOfThemselves() throws {
    func line(_ chart: inout ChartSpec) { chart.marks[0].mark = .line }
    let chart = try moving([
      .points("1", keys: ["1", "2"], x: [1, 2], y: [5, 7], line),
      .points("2", keys: ["1", "2", "3"], x: [1, 2, 3], y: [5, 7, 11], line),
    ]).chart(at: 0.5)
    #expect(chart.numbers(.x) == [1, 2, 2.5])
    #expect(chart.numbers(.y) == [5, 7, 9])
    #expect(chart.opacities == [1, 1, 1])
  }

  @Test func barsRiseFromZero() throws {
    func bars(_ chart: inout ChartSpec) { chart.marks[0].mark = .bar(BarSpec()) }
    let chart = try moving([
      .points("1", keys: ["1"], x: [1], y: [5], bars),
      .points("2", keys: ["1", "2"], x: [1, 2], y: [5, 8], bars),
    ]).chart(at: 0.25)
    #expect(chart.numbers(.y) == [5, 2])
    #expect(chart.opacities == [1, 0.25])
  }

  @Test func gridsMoveNodeByNode() throws {
    let sequence = try moving([
      .grid("1", xs: [0, 1], zs: [0, 1, 2], [0, 1, 2, 3, 4, 5]),
      .grid("2", xs: [1, 0], zs: [0, 1, 2], [11, 10, 13, 12, .nan, 14]),
    ])
    let chart = sequence.chart(at: 0.5)
    #expect(chart.numbers(.x) == [0, 1])
    #expect(Array(chart.numbers(.y).prefix(5)) == [5, 6, 7, 8, 9])
    #expect(chart.numbers(.y)[5].isNaN)
    #expect(sequence.chart(at: 0.4).numbers(.y)[5] == 5)
  }

  @Test func functionsMove() throws {
    let states = [2.0, 6].map { height in
      ChartState(label: "\(height)", chart: .surface(count: 4) { x, _ in x * height })
    }
    let chart = try moving(states).chart(at: 0.5)
    guard case .surface(let function) = chart.marks[0].mark else {
      Issue.record("no function")
      return
    }
    #expect(function.sample([1, -0.5], [0, 0]) == [4, -2])
    let scale = chart.resolved(theme: .light).y.scale
    #expect(scale.start == -10 && scale.end == 10)
  }

  @Test func whatCannotMoveIsRefused() throws {
    var other = first
    other.chart.marks[0].mark = .line
    var keyless = second
    keyless.chart.marks[0].keys = nil
    let twice = ChartState.points(
      "year: 2002", keys: ["a", "b", "b"], x: [1, 2, 3], y: [1, 2, 3])
    let grid = ChartState.grid("1", xs: [0, 1], zs: [0, 1], [0, 1, 2, 3])
    let wider = ChartState.grid("2", xs: [0, 2], zs: [0, 1], [0, 1, 2, 3])
    for (states, words) in [
      ([first, other], ["'year: 2000' has points where 'year: 2000' has lines"]),
      ([first, keyless], ["points of 'year: 2001'", "key"]),
      ([first, twice], ["key 'b'", "'year: 2002'"]),
      ([grid, wider], ["grid of '1'", "'2'"]),
      ([first, ChartState(label: "none", chart: ChartSpec())], ["1 group of marks", "has 0"]),
      ([], ["no state"]),
    ] {
      let error = #expect(throws: ReliefError.self) { try moving(states) }
      for word in words { #expect("\(try #require(error))".contains(word)) }
      if !states.isEmpty { #expect(throws: Never.self) { try StateSequence(states) } }
    }
  }

  @Test func aThousandStates() throws {
    let states = (0..<1000).map { index in
      ChartState.points("\(index)", keys: ["a", "b"], x: [Double(index), 0], y: [1, 2])
    }
    let sequence = try moving(states)
    #expect(sequence.chart(at: 998.5).numbers(.x) == [998.5, 0])
    let scale = sequence.chart(at: 3).resolved(theme: .light).x.scale
    #expect(scale.start == 0 && scale.end == 1000)
  }
}
