import Diagnostics

/// What can be wrong with a command line, as data.
enum UsageError: Hashable {
  case unknownCommand(name: String, known: [String])
  case unknownOption(name: String, command: String, known: [String])
  case unknownToolOption(name: String, known: [String])
  case repeatedOption(flag: String)
  case missingValue(flag: String, valueName: String)
  case valueForFlag(flag: String)
  case badValue(flag: String, value: String, wanted: String)
  case badChoice(flag: String, value: String, choices: [String])
  case tooManyOperands(value: String, command: String)
  case missingOption(flag: String, valueName: String, reason: String)
  case conflict(flag: String, other: String, reason: String)
  case columnWithoutTable(flag: String)
  case optionWithoutSubject(flag: String, subject: String)
  case optionOfOtherInput(flag: String, input: String, reason: String)
  case nothingToDraw
  case columnOfAnotherKind(flag: String, kind: String, reason: String)

  /// As the package's error, which ends the process with status 2.
  var error: ReliefError { .usage(message: sentence) }

  var sentence: String {
    switch self {
    case .unknownCommand(let name, let known):
      "there is no command '\(name)'"
        + advice(name, known, else: "the commands are \(known.joined(separator: ", "))")
    case .unknownOption(let name, let command, let known):
      "there is no option '\(name)'" + advice(name, known, else: "see 'relief help \(command)'")
    case .unknownToolOption(let name, let known):
      "there is no option '\(name)' before a command"
        + advice(name, known, else: "see 'relief --help'")
    case .repeatedOption(let flag):
      "\(flag) is given twice; give it once"
    case .missingValue(let flag, let valueName):
      "\(flag) needs a value: write \(flag)=\(valueName)"
    case .valueForFlag(let flag):
      "\(flag) takes no value; write \(flag) alone"
    case .badValue(let flag, let value, let wanted):
      "\(flag) cannot be '\(value)'; give \(wanted)"
    case .badChoice(let flag, let value, let choices):
      "\(flag) cannot be '\(value)'"
        + advice(value, choices, else: "give one of \(choices.joined(separator: ", "))")
    case .tooManyOperands(let value, let command):
      "'\(value)' is one argument too many; see 'relief help \(command)'"
    case .missingOption(let flag, let valueName, let reason):
      "\(flag) is missing: \(reason); add \(flag) \(valueName)"
    case .conflict(let flag, let other, let reason):
      "\(flag) and \(other) do not go together: \(reason)"
    case .columnWithoutTable(let flag):
      "\(flag) names a column, but no table is given; "
        + "write the file's name, as in: relief render penguins.csv \(flag) ..."
    case .optionWithoutSubject(let flag, let subject):
      "\(flag) has nothing to act on: there is no \(subject)"
    case .columnOfAnotherKind(let flag, let kind, let reason):
      "\(flag) asks for \(kind): \(reason)"
    case .optionOfOtherInput(let flag, let input, let reason):
      "\(flag) does not go with \(input): \(reason)"
    case .nothingToDraw:
      "there is nothing to draw; give a table (relief render penguins.csv --x ... --y ...), "
        + "a surface (--surface 'sin(x) * cos(z)'), a chart file (relief render chart.json) or Swift "
        + "source (relief render Chart.swift)"
    }
  }

  /// The name that was most likely meant, else what to do.
  private func advice(_ name: String, _ known: [String], else other: String) -> String {
    if let near = nearest(to: name, in: known) { return "; did you mean '\(near)'?" }
    return "; \(other)"
  }
}
