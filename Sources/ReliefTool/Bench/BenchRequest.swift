import Diagnostics
import Pipeline

/// What a command line asks to be measured.
struct BenchRequest {
  let workloads: [Workload]
  let backends: [BackendChoice]
  /// nil for one per core.
  let threads: Int?
  let runs: Int
  let isOnce: Bool
  /// Where pictures are kept; nil for nowhere.
  let folder: String?
  let report: ReportFormat?
  let showsStages: Bool

  init(_ arguments: ParsedArguments) throws(ReliefError) {
    typealias Options = BenchCommand.Options
    let suite: BenchSuite = arguments.choice(Options.suite) ?? .standard
    var named: [Workload] = []
    for text in arguments.operands {
      guard let workload = Workload(text) else {
        throw UsageError.badValue(flag: "WORKLOAD", value: text, wanted: Workload.forms).error
      }
      named.append(workload)
    }
    if !named.isEmpty, arguments.isSet(Options.suite) {
      throw UsageError.conflict(
        flag: Options.suite.flag, other: named[0].name, reason: "both say what to draw"
      ).error
    }
    workloads = named.isEmpty ? suite.workloads : named
    backends =
      arguments.text(Options.backend) == "all"
      ? [.software, .gles] : [arguments.choice(Options.backend) ?? .auto]
    threads = try arguments.value(Options.threads, wanted: "a whole number from 1 to 1024") {
      ValueText.integer($0, in: 1...1024)
    }
    runs =
      try arguments.value(Options.runs, wanted: "a whole number from 1 to 1000") {
        ValueText.integer($0, in: 1...1000)
      } ?? 3
    isOnce = arguments.isSet(Options.once)
    if isOnce, arguments.isSet(Options.runs) {
      throw UsageError.conflict(
        flag: Options.once.flag, other: Options.runs.flag, reason: "once is once"
      ).error
    }
    folder = arguments.text(Options.keep)
    report = arguments.choice(RenderCommand.Options.report)
    showsStages = arguments.isSet(RenderCommand.Options.verbose)
  }
}
