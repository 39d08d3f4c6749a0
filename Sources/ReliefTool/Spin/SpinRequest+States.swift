import Diagnostics

extension SpinRequest {
  private typealias Options = SpinCommand.Options

  /// Where a key is given, and nothing else is said.
  static let standardTransition = 0.6

  /// The states that a command line asks for; nil for none.
  static func states(
    _ arguments: ParsedArguments, chart: RenderRequest
  ) throws(ReliefError) -> StateRequest? {
    let key = arguments.text(Options.key)
    let transition = try arguments.value(
      Options.transition, wanted: "a number from 0 to 1"
    ) { ValueText.number($0, in: 0...1) }
    guard let column = arguments.text(Options.animateBy) else {
      let dependent = [Options.key, Options.transition, Options.loop]
      if let option = dependent.first(where: { arguments.isSet($0) }) {
        throw UsageError.optionWithoutSubject(
          flag: option.flag, subject: "column to animate by (\(Options.animateBy.flag))"
        ).error
      }
      return nil
    }
    guard chart.table != nil || chart.document != nil else {
      if !chart.isDeclared {
        throw UsageError.columnWithoutTable(flag: Options.animateBy.flag).error
      }
      throw UsageError.optionOfOtherInput(
        flag: Options.animateBy.flag, input: "Swift source",
        reason: "it parts the rows of a table; from Swift, ChartAnimation shows a chart for each "
          + "moment"
      ).error
    }
    let hasKey = key != nil || chart.document?.hasKey == true
    let request = StateRequest(
      column: column, key: key, transition: transition ?? (hasKey ? standardTransition : 0),
      loops: arguments.isSet(Options.loop))
    let ofTransitions = [Options.key, Options.loop]
    if request.passage == .cut, let option = ofTransitions.first(where: arguments.isSet) {
      throw UsageError.optionWithoutSubject(
        flag: option.flag,
        subject: "way from state to state; give \(Options.transition.flag) above 0"
      ).error
    }
    return request
  }
}
