import Diagnostics

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
    let diagnosis = service.diagnosis()
    for finding in diagnosis.findings { try console.line(finding) }
    if !diagnosis.advice.isEmpty {
      try console.line("\nWhat to do:")
      for (index, advice) in diagnosis.advice.enumerated() {
        try console.line("  \(index + 1). \(advice)")
      }
    }
    return diagnosis.usesHardware ? 0 : 1
  }
}
