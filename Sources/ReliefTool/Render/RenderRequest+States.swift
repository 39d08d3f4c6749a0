import ChartFiles
import ChartModel
import Diagnostics

extension RenderRequest {
  /// The states of a table, or of a chart file; see `states`.
  ///
  /// The closures of their axis marks are still to be asked, on the main actor.
  func allStates(
    by column: String,
    key: String?,
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [ChartState] {
    guard let document else {
      return try states(by: column, key: key, diagnostics: &diagnostics)
    }
    let fields = StateFields(column: column, key: key)
    let states = try document.states(by: fields, diagnostics: &diagnostics).map { state in
      var state = state
      settle(&state.chart)
      return state.captioned
    }
    noteIdle(on: states.map(\.chart), diagnostics: &diagnostics)
    return states
  }

  /// The charts of a table by the values of one of its columns, each with its value in the title.
  ///
  /// - Parameters:
  ///   - column: the column whose values part the rows.
  ///   - key: a column that says which row of a state is which of the next; nil for none.
  ///   - diagnostics: takes what reading mended, and rows without a value in the column.
  func states(
    by column: String,
    key: String?,
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> [ChartState] {
    guard let table else {
      throw .usage(message: "only the rows of a table can be parted into states; give a CSV file")
    }
    let expression = try expression()
    var (rows, others) = try rows(
      of: table, and: [column] + [key].compactMap { $0 }, diagnostics: &diagnostics)
    if key != nil { rows.keys = others.last }
    let split = StateSplit(others[0], name: column)
    if split.missing > 0 {
      diagnostics.note(
        .dropped(count: split.missing, place: "column '\(column)'", reason: .notFinite))
    }
    guard !split.states.isEmpty else {
      throw .usage(
        message: "column '\(column.shortened())' of \(table.path) has no value in any row; "
          + "name another to part the rows into states")
    }
    let states = split.states.map { state in
      let marks = marks(of: rows.picked(state.rows), in: table, diagnostics: &diagnostics)
      return ChartState(label: state.label, chart: chart(of: [marks], expression)).captioned
    }
    noteIdle(on: states.map(\.chart), diagnostics: &diagnostics)
    if key != nil, states.allSatisfy({ $0.chart.marks[0].isGrid }) {
      diagnostics.note(
        .other("--key changes nothing: the points of grids are matched by their places"))
    }
    return states
  }
}

extension MarkGroup {
  fileprivate var isGrid: Bool { if case .grid = mark { true } else { false } }
}
