import Diagnostics

/// The two scripts of a submission.
struct SlurmScripts {
  let request: SubmitRequest
  let submission: Submission
  /// The tool's program, a real path.
  let program: String
  /// The file of jobs, a real path.
  let manifest: String

  /// Draws one shard a task.
  ///
  /// What a task has drawn before it was put back in the queue stays.
  var array: String {
    let batch = [program, "batch", manifest, "-o", submission.outputs].map(SlurmScripts.quoted)
    let shard = "--shard \(request.nodes) --resume --quiet"
    let results = SlurmScripts.quoted(submission.folder) + "/shard-\"$SLURM_ARRAY_TASK_ID\".jsonl"
    return head(name: "relief", log: "array-%a.log")
      + "exec \(batch.joined(separator: " ")) \(shard) --results \(results)\(options)\n"
  }

  /// Looks whether all is there once all tasks have come to an end, however that was.
  var join: String {
    let join = [program, "join", manifest, "-o", submission.outputs].map(SlurmScripts.quoted)
    let exit = SlurmScripts.quoted(submission.exitFile)
    let results = SlurmScripts.quoted(submission.joinResults)
    let backend = request.backend.map { " --backend \(SlurmScripts.quoted($0))" } ?? ""
    return head(name: "relief-join", log: "join.log")
      + "\(join.joined(separator: " ")) --results \(results)\(backend)\n"
      + "status=$?\necho $status > \(exit).new && mv \(exit).new \(exit)\nexit $status\n"
  }

  /// What `relief batch` is told besides.
  private var options: String {
    var options = ""
    if let jobs = request.jobs { options += " --jobs \(jobs)" }
    if let backend = request.backend { options += " --backend \(SlurmScripts.quoted(backend))" }
    return options
  }

  private func head(name: String, log: String) -> String {
    var lines = [
      "#!/bin/bash", "#SBATCH --job-name=\(name)", "#SBATCH --nodes=1", "#SBATCH --ntasks=1",
      "#SBATCH --requeue", "#SBATCH --open-mode=append",
      "#SBATCH --output=\(submission.folder)/\(log)",
    ]
    if let jobs = request.jobs { lines.append("#SBATCH --cpus-per-task=\(jobs)") }
    lines += request.slurmOptions.map { "#SBATCH \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text as a shell takes it for one word.
  static func quoted(_ text: String) -> String {
    let plain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return plain && !text.isEmpty
      ? text
      : "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
