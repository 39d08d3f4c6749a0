import Diagnostics

/// A command of the tool: its declaration, and what it does with arguments that fit it.
protocol Command {
  static var declaration: CommandDeclaration { get }

  init(arguments: ParsedArguments) throws(ReliefError)

  /// Does the work and gives the exit status.
  ///
  /// On the main actor, to which views belong.
  @MainActor func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32
}
