import Pipeline

extension BenchCommand {
  static let declaration = CommandDeclaration(
    name: "bench",
    summary: "Measure how long this machine takes for well-known work",
    usage: "[WORKLOAD ...] [options]",
    operands: [
      OperandDeclaration(
        name: "WORKLOAD", isRepeatable: true,
        summary: "What to draw: a name such as W1, or its kind and how much of it, such as "
          + "points:50000@1920x1080 (default those of the suite)")
    ],
    options: [
      Options.suite, Options.backend, Options.threads, Options.runs, Options.once, Options.keep,
      RenderCommand.Options.report, RenderCommand.Options.verbose,
    ],
    notes: [
      CommandDeclaration.Note(
        title: "Workloads",
        text: "Each is done in a process of its own, from its start to its exit, several times in "
          + "turn; shown are medians.",
        rows: (Workload.standard + Workload.large).map { ($0.name, $0.summary) }
      ),
      CommandDeclaration.Note(
        title: "Kinds",
        text: "KIND:COUNT or KIND:COUNT@WxH, in pixels.",
        rows: Workload.Kind.allCases.map { ($0.rawValue, $0.meaning) }
      ),
    ],
    examples: [
      CommandDeclaration.Example(
        purpose: "The whole suite on each back end, for a program to read",
        command: "relief bench --backend all --report json"),
      CommandDeclaration.Example(
        purpose: "Where the time of a million points goes",
        command: "relief bench W2 -v"),
    ]
  )

  enum Options {
    static let suite = OptionDeclaration(
      name: "suite", valueName: "SUITE", choices: BenchSuite.allCases.map(\.rawValue),
      defaultText: "standard",
      summary: "Which of the named workloads: large ones take minutes and gigabytes",
      group: "Work")
    static let backend = OptionDeclaration(
      name: "backend", valueName: "NAME",
      choices: BackendChoice.allCases.map(\.rawValue) + ["all"], defaultText: "auto",
      summary: "Who draws; all is software and gles, one after the other", group: "Work")
    static let threads = OptionDeclaration(
      name: "threads", valueName: "COUNT", defaultText: "one per core",
      summary: "Threads that draw and compress", group: "Work")
    static let runs = OptionDeclaration(
      name: "runs", valueName: "COUNT", defaultText: "3",
      summary: "How often each is done", group: "Work")
    static let once = OptionDeclaration(
      name: "once",
      summary: "Do each once and in this process, for a profiler to look at", group: "Work")
    static let keep = OptionDeclaration(
      name: "keep", valueName: "FOLDER",
      summary: "Keep the pictures there", group: "Work")
  }
}

/// The lists of workloads that have a name.
enum BenchSuite: String, CaseIterable, Sendable {
  case standard
  case large
  case all

  var workloads: [Workload] {
    switch self {
    case .standard: Workload.standard
    case .large: Workload.large
    case .all: Workload.standard + Workload.large
    }
  }
}
