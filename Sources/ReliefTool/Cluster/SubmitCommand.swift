import Diagnostics
import Files
import Glibc
import Processes

/// `relief submit`: a batch as a Slurm job array, and a job behind it that joins the results.
struct SubmitCommand: Command {
  let request: SubmitRequest

  init(arguments: ParsedArguments) throws(ReliefError) {
    request = try SubmitRequest(arguments)
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    let folder = try OutputFolder(request.folder)
    let context = BatchContext(
      manifest: try Manifest(path: request.manifest), folder: folder, limits: BatchLimits(),
      renderer: RendererChoice(), purpose: .draw)
    try context.checkOutputs()
    let units = context.manifest.units
    guard !units.isEmpty else {
      throw .usage(message: "\(request.manifest) has no jobs; write one a line")
    }
    let submission = Submission(outputs: try real(folder.path))
    guard Folder.make(submission.folder) else {
      throw .unwritable(path: submission.folder, reason: "the folder cannot be made, or written to")
    }
    submission.clear()
    try writeScripts(submission)
    if request.isDry {
      try console.line("\(submission.arrayScript)\n\(submission.joinScript)")
      return 0
    }
    let array = try sbatch(["--array=0-\(request.nodes - 1)", submission.arrayScript])
    let join = try sbatch(["--dependency=afterany:\(array)", submission.joinScript])
    try submission.write(
      Submission.Note(array: array, join: join, shards: request.nodes, units: units.count))
    console.note(
      "relief: \(units.count) jobs in \(request.nodes) shards as Slurm job \(array), joined by job "
        + "\(join); follow them with: relief status \(SlurmScripts.quoted(request.folder)) --follow"
    )
    try console.line("\(array) \(join)")
    return 0
  }

  private func writeScripts(_ submission: Submission) throws(ReliefError) {
    let scripts = SlurmScripts(
      request: request, submission: submission, program: try real("/proc/self/exe"),
      manifest: try real(request.manifest))
    for (text, path) in [
      (scripts.array, submission.arrayScript), (scripts.join, submission.joinScript),
    ] {
      try AtomicFile.write(Array(text.utf8), to: path)
      chmod(path, 0o755)
    }
  }

  /// A path that other machines see too, where they see the file.
  private func real(_ path: String) throws(ReliefError) -> String {
    guard let real = FileIdentity.resolved(path) else {
      throw .fileUnreadable(path: path, reason: SystemReason.text(errno))
    }
    guard !real.contains("\n") else {
      throw .usage(message: "a path with a line break cannot stand in a script: \(real.onOneLine)")
    }
    return real
  }

  /// The number of the Slurm job.
  private func sbatch(_ arguments: [String]) throws(ReliefError) -> Int {
    guard let program = Executable.find("sbatch") else {
      throw .usage(
        message: "there is no 'sbatch' on PATH: submit where Slurm is, or see docs/cluster.md for "
          + "other ways; --dry-run writes the scripts")
    }
    let outcome = try ChildProcess.run(program, ["--parsable"] + arguments)
    // On a federation the cluster's name follows.
    let last = outcome.output.split(separator: "\n").last ?? ""
    guard outcome.status == 0, let number = last.split(separator: ";").first.flatMap({ Int($0) })
    else {
      throw .usage(message: "sbatch refused the job: \(outcome.output.onOneLine)")
    }
    return number
  }
}
