import Diagnostics

/// Runs a batch for a command: its results to where they belong, and what people read to the log.
struct BatchRun {
  let request: BatchRequest
  private let console: Console
  private let log: ResultLog

  init(request: BatchRequest, console: Console) throws(ReliefError) {
    (self.request, self.console) = (request, console)
    log = try ResultLog(request.results, console: console)
  }

  /// - Parameter verb: what was done to those that were not there, for the summary.
  @MainActor func run(
    _ units: [JobUnit], _ context: BatchContext, service: some RenderService, verb: String
  ) throws(ReliefError) -> (tally: BatchTally, failedLines: Set<Int>) {
    var failedLines: Set<Int> = []
    let start = SystemClock.seconds
    var progress = Progress(total: units.count, unit: "jobs", console: console)
    defer { progress.end() }
    let driver = BatchDriver(
      context: context, workerCount: request.workerCount, failsFast: request.failsFast,
      report: { (result) throws(ReliefError) in
        let failure = result.error.map { sentence($0, result, context) }
        if failure != nil || request.results == nil { progress.end() }
        if let failure {
          console.note(failure)
          failedLines.insert(result.line)
        }
        try log.write(result)
      },
      progress: { if !request.isQuiet { progress.advance(to: $0) } })
    let tally = try driver.run(units, service: service)
    progress.end()
    if !request.isQuiet {
      let seconds = SystemClock.seconds - start
      console.note("relief: " + tally.sentence(verb: verb, seconds: seconds))
    }
    return (tally, failedLines)
  }

  /// Such as `relief: error: jobs.jsonl, line 3, a.png: the disk is full`.
  private func sentence(
    _ error: ReliefError, _ result: JobResult, _ context: BatchContext
  ) -> String {
    let line = "\(context.manifest.path), line \(result.line), "
    var text = "\(error)"
    // What is wrong with the line itself says where.
    if text.hasPrefix(line) { return "relief: error: \(text)" }
    if let part = result.part { text = "part \(part.index + 1) of \(part.count): \(text)" }
    return "relief: error: \(line)\(result.output?.shortened() ?? ""): \(text)"
  }
}
