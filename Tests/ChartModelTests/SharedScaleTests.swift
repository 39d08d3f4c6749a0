import ChartModel
import Diagnostics
import Testing
import TestSupport

/// Charts with the scales of all: whatever is not content is the same.
struct SharedScaleTests {
  /// All of a layout and of a resolution that is not the marks, as text.
  private func frame(_ chart: ChartSpec) -> String {
    let engine = BlockTextEngine()
    var resolved = chart.resolved(theme: .light)
    let layout = resolved.laidOut(in: PageRect(x: 0, y: 0, width: 500, height: 400), text: engine)
    resolved.marks = []
    resolved.title = nil
    resolved.diagnostics = Diagnostics()
    return "\(resolved.x)\n\(resolved.y)\n\(resolved.z)\n\(resolved.legends)\n"
      + "\(layout.legend)\n\(layout.plot)\n\(layout.frame)"
  }

  private func species(_ names: [String]) -> (inout ChartSpec) -> Void {
    {
      $0.marks[0].style.foreground = .encoded(
        Channel(label: "species", column: .categories(CategoryColumn(names))))
      $0.marks[0].style.symbolSizeData = Channel(
        label: "mass", column: .numbers(names.indices.map { Double($0 + names.count) }))
    }
  }

  private var states: [ChartState] {
    [
      .points("year: 1", keys: ["a", "b"], x: [3, 17], y: [1, 20], species(["p", "q"])),
      .points("year: 2", keys: [], x: [], y: [], species([])),
      .points("year: 3", keys: ["a"], x: [-4], y: [113], species(["r"])),
    ]
  }

  @Test(arguments: [PlotKind.box, .plane])
  func everythingButContentIsTheSame(plot: PlotKind) throws {
    let states = states.map { state in
      var state = state.captioned
      state.chart.plot = plot
      return state
    }
    let sequence = try StateSequence(states, passage: .movement)
    let frames = [0, 0.3, 0.6, 1, 1.5, 2].map { frame(sequence.chart(at: $0)) }
    #expect(Set(frames).count == 1)
    #expect(Set(states.map { frame($0.chart) }).count == 3)
  }

  /// As one chart with all rows would have them.
  @Test func domainsAreThoseOfAllData() throws {
    let all = ChartSpec.points([3, 17, -4], [1, 20, 113], [1, 1, 1]).resolved(theme: .light)
    let shared = try StateSequence(states).chart(state: 1).resolved(theme: .light)
    for axis in PositionAxis.allCases { #expect(shared[axis].scale == all[axis].scale) }
    #expect(shared.x.ticks.map(\.text) == all.x.ticks.map(\.text))
    guard case .categories(_, let entries)? = shared.legends.first else {
      Issue.record("no legend")
      return
    }
    #expect(entries.map(\.name) == ["p", "q", "r"])
    #expect(Set(entries.map(\.color)).count == 3)
  }

  @Test func declaredScalesAreRespected() throws {
    func resolved(_ change: (inout AxisSpec, Int) -> Void) throws -> PositionScale {
      var states = states
      for index in states.indices { change(&states[index].chart.x, index) }
      let charts = try StateSequence(states).states.map { $0.chart.resolved(theme: .light) }
      #expect(Set(charts.map(\.x.scale)).count == 1)
      return charts[0].x.scale
    }
    let reversed = try resolved { axis, _ in
      axis.domain = .automatic(includesZero: true, reversed: true)
    }
    #expect(reversed.start == 20 && reversed.end == -5)
    let declared = try resolved { axis, _ in axis.domain = .numbers(1, 2) }
    #expect(declared.start == 1 && declared.end == 2)
    let growing = try resolved { axis, index in axis.domain = .numbers(8, Double(-index)) }
    #expect(growing.start == 8 && growing.end == -2)
    let mixed = try resolved { axis, index in if index == 0 { axis.domain = .numbers(0, 98) } }
    #expect(mixed.start == -25 && mixed.end == 100)
    let log = try resolved { axis, _ in axis.scale = .log }
    #expect(log.transform == .log && log.start == 3 && log.end == 17 || log.start > 0)
    let symmetric = try resolved { axis, _ in axis.scale = .symmetricLog(slopeAtZero: 1) }
    #expect(symmetric.start <= -4 && symmetric.end >= 17)
  }

  @Test func numbersOfColorShareARamp() throws {
    let states = [[1.0, 5], [], [30, .nan]].enumerated().map { index, values in
      ChartState.points(
        "\(index)", keys: values.map { "\($0)" }, x: values.map { _ in 1 }, y: values.map { _ in 1 }
      ) {
        $0.marks[0].style.foreground = .encoded(Channel(label: "heat", column: .numbers(values)))
      }
    }
    let frames = try StateSequence(states).states.map { frame($0.chart) }
    #expect(Set(frames).count == 1)
    // The mark without a value is named in all states.
    #expect(frames[0].contains("missing"))
  }

  @Test func categoriesOfAnAxisStandInOrder() throws {
    let states = [["b", "a"], ["c", "b"]].map { names in
      var state = ChartState.points("", keys: names, x: [1, 2], y: [1, 2])
      state.chart.marks[0].x.column = .categories(CategoryColumn(names))
      return state
    }
    let scales = try StateSequence(states).states.map { $0.chart.resolved(theme: .light).x.scale }
    #expect(scales[0].kind == .category(["b", "a", "c"]) && scales[0] == scales[1])
  }

  @Test func barsAreOfOneWidth() throws {
    let states = [[1.0, 2, 3], [2]].map { x in
      ChartState.points("", keys: x.map { "\($0)" }, x: x, y: x) {
        $0.marks[0].mark = .bar(BarSpec(stacking: .standard))
      }
    }
    let widths = try StateSequence(states).states.map { state -> Double? in
      guard case .spans(let spans)? = state.chart.resolved(theme: .light).marks.first else {
        return nil
      }
      return spans.xEnd.map { $0[0] - spans.starts.x[0] }
    }
    #expect(try abs(#require(widths[0]) - 0.7) < 1e-12)
    #expect(try abs(#require(widths[1]) - 0.7) < 1e-12)
  }

  @Test func pagesAreFixedChartByChart() throws {
    func page(_ scale: Double, count: Int = 2) -> PageSpec {
      let charts = (1...count).map { index in
        ViewNode.chart(.points([0, scale * Double(index)], [0, 1], [0, 1]))
      }
      return PageSpec(
        .modified(charts[0], .background(ViewNode(Array(charts.dropFirst())), .center)))
    }
    var asked: [Int] = []
    let fixed = try FixedPages(count: 3) { state in
      asked.append(state)
      return page(Double(state + 1))
    }
    #expect(asked == [0, 1, 2])
    let ends = try (0..<3).map { state in
      try fixed.page(state).root.charts.map { $0.resolved(theme: .light).x.scale.end }
    }
    #expect(ends == [[6, 3], [6, 3], [6, 3]])
    let error = #expect(throws: ReliefError.self) {
      try FixedPages([page(1), page(1, count: 1)])
    }
    #expect("\(try #require(error))".contains("state 2 has 1 chart where"))
  }

  @Test func functionsShareTheirHeights() throws {
    let fixed = try FixedPages(count: 2) { state in
      PageSpec(.chart(.surface(count: 8) { x, z in x * Double(state + 1) }))
    }
    for state in 0..<2 {
      let scale = try fixed.page(state).root.charts[0].resolved(theme: .light).y.scale
      #expect(scale.start == -2 && scale.end == 2)
    }
  }

  @Test func oneStateIsTheChartAlone() throws {
    let chart = states[0].chart
    #expect(try frame(StateSequence([states[0]]).chart(at: 0)) == frame(chart))
  }
}
