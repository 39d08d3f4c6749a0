import Diagnostics
import GLESRenderer

/// `relief doctor`: why a GPU is used or not, and what to do.
struct DoctorCommand: Command {
  static let declaration = CommandDeclaration(
    name: "doctor",
    summary: "Say why a GPU is used or not, and what to do",
    usage: "",
    notes: [
      CommandDeclaration.Note(
        title: "Exit status",
        text: "0 where a GPU draws, 1 where the processor does."
      )
    ]
  )

  init(arguments: ParsedArguments) {}

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    let report = service.diagnosis()
    try console.line(report.verdict.sentence)
    try list("What is wrong", report.findings.map { [$0.problem, "-> \($0.remedy)"] }, console)
    try list("What most often helps", report.commonFixes.map { [$0] }, console)
    for section in report.sections {
      try console.line("\n\(section.title):")
      for line in section.lines { try console.line("  \(line)") }
    }
    return report.verdict == .hardware ? 0 : 1
  }

  /// A numbered list; each item has one line or more.
  private func list(
    _ title: String,
    _ items: [[String]],
    _ console: Console
  ) throws(ReliefError) {
    if items.isEmpty { return }
    try console.line("\n\(title):")
    for (index, item) in items.enumerated() {
      for (row, text) in item.enumerated() {
        try console.line((row == 0 ? "  \(index + 1). " : "     ") + text)
      }
    }
  }
}
