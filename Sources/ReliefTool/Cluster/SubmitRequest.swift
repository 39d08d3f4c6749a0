import Diagnostics
import Pipeline

/// What a `submit` command line asks for.
struct SubmitRequest: Sendable {
  private typealias Options = SubmitCommand.Options

  var manifest: String
  var folder: String
  /// How many tasks the array has.
  var nodes: Int
  /// nil for the cores that a task is given.
  var jobs: Int?
  var backend: String?
  /// Of `sbatch`, one a word.
  var slurmOptions: [String]
  /// Whether the scripts are only written.
  var isDry: Bool

  init(_ arguments: ParsedArguments) throws(ReliefError) {
    guard let manifest = arguments.operands.first, manifest != "-" else {
      throw .usage(
        message: "there are no jobs; name a file with one a line, which all nodes see, as in: "
          + "relief submit jobs.jsonl -o shared/out --nodes 4")
    }
    self.manifest = manifest
    guard let folder = arguments.text(BatchCommand.Options.folder) else {
      throw UsageError.missingOption(
        flag: "-o", valueName: "FOLDER", reason: "it names the folder of the outputs"
      ).error
    }
    self.folder = folder
    let counts = 1...10_000
    guard
      let nodes = try arguments.value(
        Options.nodes, wanted: "a whole number from 1 to \(counts.upperBound)",
        read: { ValueText.integer($0, in: counts) })
    else {
      throw UsageError.missingOption(
        flag: Options.nodes.flag, valueName: "COUNT",
        reason: "it says among how many nodes the jobs are shared"
      ).error
    }
    self.nodes = nodes
    let workers = BatchRequest.workerCounts
    jobs = try arguments.value(
      BatchCommand.Options.jobs, wanted: "a whole number from 1 to \(workers.upperBound)"
    ) { ValueText.integer($0, in: workers) }
    backend = arguments.text(RenderCommand.Options.backend)
    slurmOptions = (arguments.text(Options.slurm) ?? "").split(separator: " ").map(String.init)
    if let other = slurmOptions.first(where: { !$0.hasPrefix("-") || $0.contains("\n") }) {
      throw UsageError.badValue(
        flag: Options.slurm.flag, value: other,
        wanted: "options of sbatch with '=', such as '--partition=gpu --gres=gpu:1'"
      ).error
    }
    isDry = arguments.isSet(Options.dryRun)
  }
}
