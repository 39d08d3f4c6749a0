/// Lays out help pages, 80 columns wide.
struct HelpText {
  private static let width = 80
  /// Where summaries begin.
  private static let indent = 28
  private(set) var text = ""

  /// A command's page.
  static func page(for command: CommandDeclaration) -> String {
    var help = HelpText()
    help.line(command.summary)
    help.line()
    help.line((["Usage: relief", command.name] + command.usageParts).joined(separator: " "))
    if !command.operands.isEmpty {
      help.heading("Arguments")
      for operand in command.operands { help.row(operand.name, operand.summary) }
    }
    for group in command.groups {
      help.heading(group)
      for option in command.allOptions where option.group == group {
        help.row(option.label, option.description)
      }
    }
    for note in command.notes {
      help.heading(note.title)
      help.paragraph(note.text, indent: 2)
      for row in note.rows { help.row(row.form, row.meaning) }
    }
    if !command.examples.isEmpty {
      help.heading("Examples")
      for (index, example) in command.examples.enumerated() {
        if index > 0 { help.line() }
        help.line("  # \(example.purpose)")
        help.line("  \(example.command)")
      }
    }
    return help.text
  }

  /// The tool's own page: its commands.
  static func overview(of commands: [CommandDeclaration]) -> String {
    var help = HelpText()
    help.line("Draws charts without a screen.")
    help.line()
    help.line("Usage: relief COMMAND [arguments]")
    help.heading("Commands")
    for command in commands { help.row(command.name, command.summary) }
    help.row("help [COMMAND]", "Show this help, or a command's")
    help.heading("Options")
    help.row("-h, --help", "Show this help")
    help.row("--version", "Show the version")
    help.heading("Exit status")
    help.row("0", "Done")
    help.row("1", "Done, but not all is well: some jobs failed, or 'doctor' found no GPU")
    help.row("2", "The command line or the input is wrong; nothing was written")
    help.row("3", "No renderer")
    if let example = commands.first?.examples.first {
      help.heading("Example")
      help.line("  # \(example.purpose)")
      help.line("  \(example.command)")
    }
    return help.text
  }

  private mutating func line(_ line: String = "") {
    text += line + "\n"
  }

  private mutating func heading(_ title: String) {
    line()
    line("\(title):")
  }

  private mutating func paragraph(_ text: String, indent: Int) {
    for line in HelpText.wrap(text, width: HelpText.width - indent) {
      self.line(String(repeating: " ", count: indent) + line)
    }
  }

  /// A name and what it means, on the name's line where there is room.
  private mutating func row(_ name: String, _ summary: String) {
    let margin = String(repeating: " ", count: HelpText.indent)
    let names = HelpText.wrap(name, width: HelpText.width - 2).map { "  \($0)" }
    for name in names.dropLast() { line(name) }
    var head = names.last ?? ""
    let lines = HelpText.wrap(summary, width: HelpText.width - HelpText.indent)
    if head.count > HelpText.indent - 2 {
      line(head)
      head = margin
    } else {
      head += String(repeating: " ", count: HelpText.indent - head.count)
    }
    for (index, part) in lines.enumerated() { line((index == 0 ? head : margin) + part) }
  }

  /// Lines of at most `width` characters, broken at spaces.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " \(word)"
    }
    return current.isEmpty ? lines : lines + [current]
  }
}

extension CommandDeclaration {
  fileprivate var usageParts: [String] { usage.isEmpty ? [] : [usage] }

  /// The options' headings, in order of first use; the general one last.
  fileprivate var groups: [String] {
    var groups: [String] = []
    for option in allOptions where !groups.contains(option.group) { groups.append(option.group) }
    return groups
  }
}

extension OptionDeclaration {
  /// As help names it: `-o, --output FILE`.
  fileprivate var label: String {
    let short = short.map { "-\($0), " } ?? ""
    return short + flag + (valueName.map { " \($0)" } ?? "")
  }

  /// The summary with the choices and the default.
  fileprivate var description: String {
    var parts = [summary]
    if !choices.isEmpty { parts.append("one of \(choices.joined(separator: ", "))") }
    if let defaultText { parts.append("default \(defaultText)") }
    let details = parts.dropFirst().joined(separator: "; ")
    return details.isEmpty ? summary : "\(summary) (\(details))"
  }
}
