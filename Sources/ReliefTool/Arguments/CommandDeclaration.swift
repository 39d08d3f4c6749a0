/// A command as data: what help shows, what parsing accepts and what suggestions draw on.
struct CommandDeclaration: Sendable {
  var name: String
  /// One line, for the list of commands and the head of the help page.
  var summary: String
  /// Usage after the command's name, such as `[TABLE] -o FILE [options]`.
  var usage: String
  var operands: [OperandDeclaration] = []
  var options: [OptionDeclaration] = []
  /// Paragraphs between the options and the examples.
  var notes: [Note] = []
  var examples: [Example] = []

  struct Note: Sendable {
    var title: String
    var text: String
    /// What can be written and what it means, below the text.
    var rows: [(form: String, meaning: String)] = []
  }

  struct Example: Sendable {
    var purpose: String
    var command: String
  }

  /// What every command has.
  static let help = OptionDeclaration(
    name: "help",
    short: "h",
    summary: "Show this help",
    group: "General"
  )

  var allOptions: [OptionDeclaration] { options + [CommandDeclaration.help] }
}

/// An argument known by its place.
struct OperandDeclaration: Sendable {
  var name: String
  /// Whether any number may be given.
  var isRepeatable = false
  var summary: String
}

/// An argument known by its name.
struct OptionDeclaration: Sendable, Hashable {
  /// Without dashes, such as `x-domain`.
  var name: String
  var short: Character?
  /// What stands for the value in help; nil for a flag.
  var valueName: String?
  /// The values that there are; empty where any text may do.
  var choices: [String] = []
  /// As help shows it.
  var defaultText: String?
  var summary: String
  /// The heading in help under which it stands.
  var group: String

  /// As typed: `--x-domain`.
  var flag: String { "--\(name)" }
}
