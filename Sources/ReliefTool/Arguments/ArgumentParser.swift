import Diagnostics

/// Sorts a command's arguments into options and operands, by its declaration.
///
/// `--name=value` and `--name value` are the same, as are `-o value`, `-ovalue` and `-o=value`;
/// `--` ends the options. After a space a value may begin with a dash only where a number would:
/// `--pose -30,20`.
struct ArgumentParser {
  private let command: CommandDeclaration
  private var remaining: ArraySlice<String>
  private var parsed = ParsedArguments()

  static func parse(
    _ arguments: some Sequence<String>,
    for command: CommandDeclaration
  ) throws(ReliefError) -> ParsedArguments {
    var parser = ArgumentParser(command: command, remaining: Array(arguments)[...])
    parser.parsed.given = [command.name] + parser.remaining
    try parser.run()
    return parser.parsed
  }

  private init(command: CommandDeclaration, remaining: ArraySlice<String>) {
    self.command = command
    self.remaining = remaining
  }

  private mutating func run() throws(ReliefError) {
    while let argument = remaining.popFirst() {
      if argument == "--" {
        while let operand = remaining.popFirst() { try takeOperand(operand) }
      } else if argument.hasPrefix("--") {
        try takeLong(argument)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try takeShort(argument)
      } else {
        try takeOperand(argument)
      }
    }
  }

  private mutating func takeOperand(_ operand: String) throws(ReliefError) {
    let isRepeatable = command.operands.last?.isRepeatable == true
    guard isRepeatable || parsed.operands.count < command.operands.count else {
      throw UsageError.tooManyOperands(value: operand, command: command.name).error
    }
    parsed.operands.append(operand)
  }

  private mutating func takeLong(_ argument: String) throws(ReliefError) {
    let parts = argument.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw unknown("--\(name)")
    }
    try take(option, value: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func takeShort(_ argument: String) throws(ReliefError) {
    let letters = argument.dropFirst()
    guard let option = command.allOptions.first(where: { $0.short == letters.first }) else {
      throw unknown(argument)
    }
    var value = letters.dropFirst()
    if value.isEmpty { return try take(option, value: nil) }
    // Flags may share a dash: `-qv`.
    if option.valueName == nil, value.first != "=" {
      try take(option, value: nil)
      return try takeShort("-\(value)")
    }
    if value.first == "=" { value.removeFirst() }
    try take(option, value: String(value))
  }

  private mutating func take(
    _ option: OptionDeclaration,
    value: String?
  ) throws(ReliefError) {
    guard parsed.values[option.name] == nil else {
      throw UsageError.repeatedOption(flag: option.flag).error
    }
    guard let valueName = option.valueName else {
      guard value == nil else { throw UsageError.valueForFlag(flag: option.flag).error }
      parsed.values[option.name] = ""
      return
    }
    guard let text = value ?? nextValue() else {
      throw UsageError.missingValue(flag: option.flag, valueName: valueName).error
    }
    guard option.choices.isEmpty || option.choices.contains(text) else {
      throw UsageError.badChoice(flag: option.flag, value: text, choices: option.choices).error
    }
    parsed.values[option.name] = text
  }

  /// The next argument, unless it is an option.
  private mutating func nextValue() -> String? {
    guard let next = remaining.first else { return nil }
    if next.hasPrefix("-"), next.count > 1 {
      let second = next.dropFirst().first
      guard let second, second == "." || second.isASCII && second.isNumber else { return nil }
    }
    return remaining.popFirst()
  }

  private func unknown(_ name: String) -> ReliefError {
    UsageError.unknownOption(
      name: name,
      command: command.name,
      known: command.allOptions.map(\.flag)
    ).error
  }
}

/// What a command line holds, before its values are read.
struct ParsedArguments: Sendable, Hashable {
  /// As they were typed, from the command's name on.
  fileprivate(set) var given: [String] = []
  fileprivate(set) var operands: [String] = []
  fileprivate var values: [String: String] = [:]

  func isSet(_ flag: OptionDeclaration) -> Bool {
    values[flag.name] != nil
  }

  func text(_ option: OptionDeclaration) -> String? {
    values[option.name]
  }

  /// The value as `read` understands it; nil where the option is not given.
  ///
  /// - Parameter wanted: what would do, for the error where `read` gives nil.
  func value<Value>(
    _ option: OptionDeclaration,
    wanted: String,
    read: (String) -> Value?
  ) throws(ReliefError) -> Value? {
    guard let text = values[option.name] else { return nil }
    guard let value = read(text) else {
      throw UsageError.badValue(flag: option.flag, value: text, wanted: wanted).error
    }
    return value
  }

  /// The choice made among an enumeration's cases, whose names are the option's choices.
  func choice<Choice: RawRepresentable<String>>(_ option: OptionDeclaration) -> Choice? {
    values[option.name].flatMap { Choice(rawValue: $0) }
  }
}
