import Diagnostics

/// The command line tool.
package enum Tool {
  package static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      RenderCommand.self, SpinCommand.self, BatchCommand.self, JoinCommand.self,
      SubmitCommand.self, StatusCommand.self, BenchCommand.self, DevicesCommand.self,
      DoctorCommand.self,
    ]
  }

  /// Does what the arguments ask and gives the exit status.
  ///
  /// - Parameter arguments: without the program's name.
  @MainActor package static func run(
    _ arguments: [String],
    service: some RenderService,
    console: Console = .standard
  ) -> Int32 {
    do throws(ReliefError) {
      return try dispatch(arguments, service: service, console: console)
    } catch {
      console.note("relief: error: \(error)")
      if let caret = caret(under: error) { console.note(caret) }
      return error.exitCode
    }
  }

  @MainActor private static func dispatch(
    _ arguments: [String],
    service: some RenderService,
    console: Console
  ) throws(ReliefError) -> Int32 {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case nil, "--help", "-h":
      try console.output(HelpText.overview(of: commands.map { $0.declaration }))
      return arguments.isEmpty ? 2 : 0
    case "--version":
      try console.line("relief \(version)")
      return 0
    case "help":
      guard let name = rest.first else {
        return try dispatch(["--help"], service: service, console: console)
      }
      try console.output(HelpText.page(for: try command(name).declaration))
      return 0
    case let name?:
      if name.hasPrefix("-") {
        throw UsageError.unknownToolOption(name: name, known: ["--help", "--version"]).error
      }
      let command = try command(name)
      let parsed = try ArgumentParser.parse(rest, for: command.declaration)
      if parsed.isSet(CommandDeclaration.help) {
        try console.output(HelpText.page(for: command.declaration))
        return 0
      }
      return try command.init(arguments: parsed).run(service: service, console: console)
    }
  }

  private static func command(_ name: String) throws(ReliefError) -> any Command.Type {
    if let command = commands.first(where: { $0.declaration.name == name }) { return command }
    let known = commands.map { $0.declaration.name } + ["help"]
    throw UsageError.unknownCommand(name: name, known: known).error
  }

  /// The expression with a mark under the place of its error, where it fits a line.
  private static func caret(under error: ReliefError) -> String? {
    guard case .expression(let text, let column, _) = error, text.count <= 76,
      text == text.onOneLine
    else { return nil }
    return "  \(text)\n  \(String(repeating: " ", count: column - 1))^"
  }
}
