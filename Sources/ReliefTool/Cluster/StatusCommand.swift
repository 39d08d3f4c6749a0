import Diagnostics
import Glibc
import Processes

/// `relief status`: how far a submitted batch is.
struct StatusCommand: Command {
  private let folder: String
  private let follows: Bool

  init(arguments: ParsedArguments) throws(ReliefError) {
    guard let folder = arguments.operands.first else {
      throw .usage(
        message: "there is no folder; name that of a submitted batch's outputs, as in: "
          + "relief status shared/out")
    }
    self.folder = folder
    follows = arguments.isSet(SubmitCommand.Options.follow)
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    guard let outputs = FileIdentity.resolved(folder) else {
      throw .fileUnreadable(path: folder, reason: SystemReason.text(errno))
    }
    let submission = Submission(outputs: outputs)
    guard FileIdentity.exists(submission.noteFile) else {
      throw .usage(
        message: "no batch was submitted with the outputs \(folder); see 'relief submit'")
    }
    let note = try submission.note()
    var last = ""
    while true {
      let status = SubmissionStatus(submission, note)
      if status.sentence != last { try console.line(status.sentence) }
      last = status.sentence
      if let exit = status.exit { return exit == 0 ? 0 : 1 }
      guard follows else { return 0 }
      if status.isGone {
        console.note(
          "relief: error: Slurm knows the jobs no more, and they have not come to their end; see "
            + "\(submission.folder)/*.log")
        return 1
      }
      sleep(2)
    }
  }
}

/// A submitted batch at one moment.
struct SubmissionStatus {
  private let note: Submission.Note
  private let progress: SubmissionProgress
  /// How many tasks of the array are in each state, as Slurm calls it; nil where it does not say.
  private let states: [(name: String, count: Int)]?
  /// Of the dependent job; nil while it is not done.
  let exit: Int?

  init(_ submission: Submission, _ note: Submission.Note) {
    self.note = note
    states = SubmissionStatus.states([note.array, note.join])
    progress = SubmissionProgress(submission)
    // After the queue: what has left it since has left its exit status.
    exit = submission.exitStatus
  }

  /// Whether Slurm has nothing left to do, and the end was never reached.
  var isGone: Bool { exit == nil && states?.isEmpty == true }

  /// Such as `812 of 1000 jobs done, 2 failed; Slurm: 3 running, 2 pending`.
  var sentence: String {
    var text = "\(progress.done) of \(note.units) jobs done"
    if progress.failed > 0 { text += ", \(progress.failed) failed" }
    switch exit {
    case 0: return text + "; joined, all outputs are there"
    case .some: return text + "; joined, and not all outputs are there"
    case nil: break
    }
    guard let states else { return text + "; Slurm does not answer" }
    let said = states.map { "\($0.count) \($0.name.lowercased())" }.joined(separator: ", ")
    return text + "; Slurm: " + (said.isEmpty ? "nothing queued" : said)
  }

  private static func states(_ jobs: [Int]) -> [(name: String, count: Int)]? {
    let list = jobs.map(String.init).joined(separator: ",")
    guard let program = Executable.find("squeue"),
      let outcome = try? ChildProcess.run(program, ["-h", "-r", "-o", "%T", "-j", list])
    else { return nil }
    // Jobs that ended some minutes ago are not known any more.
    if outcome.status != 0 { return outcome.output.contains("Invalid job id") ? [] : nil }
    var states: [(name: String, count: Int)] = []
    for state in outcome.output.split(separator: "\n").map(String.init) {
      if let index = states.firstIndex(where: { $0.name == state }) {
        states[index].count += 1
      } else {
        states.append((state, 1))
      }
    }
    return states
  }
}
