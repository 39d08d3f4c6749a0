import ChartModel
import Diagnostics
import Files
import Pipeline

/// `relief bench`: how long this machine takes for well-known work.
struct BenchCommand: Command {
  let request: BenchRequest

  init(arguments: ParsedArguments) throws(ReliefError) {
    request = try BenchRequest(arguments)
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    let folder = try BenchFolder(kept: request.folder)
    return request.isOnce
      ? try runOnce(folder, console) : try runAll(folder, console)
  }

  /// Does the work in this process, each once: for a profiler, and for `runAll`.
  private func runOnce(_ folder: BenchFolder, _ console: Console) throws(ReliefError) -> Int32 {
    let launch = BenchClock.sinceLaunch
    for backend in request.backends {
      for workload in request.workloads {
        let run = WorkloadRun(
          workload: workload, backend: backend, threads: request.threads, folder: folder.path)
        var result = try run.run()
        if let launch { result.stages.insert(launch, at: 0) }
        try console.line(BenchReport.json(workload, result).text)
      }
    }
    return 0
  }

  /// Does all of it in processes of their own, in turn, so that what disturbs the machine for a
  /// while disturbs all alike.
  private func runAll(_ folder: BenchFolder, _ console: Console) throws(ReliefError) -> Int32 {
    var entries = request.backends.flatMap { backend in
      request.workloads.map { BenchEntry(workload: $0, backend: backend) }
    }
    let child = BenchChild(threads: request.threads, folder: folder.path)
    var progress = Progress(
      total: entries.count * request.runs, unit: "runs", console: console)
    defer { progress.end() }
    for round in 0..<request.runs {
      for index in entries.indices where entries[index].failure == nil {
        entries[index].take(try child.run(entries[index].workload, entries[index].backend))
        progress.advance(to: round * entries.count + index + 1)
      }
    }
    progress.end()
    let report = BenchReport(machine: .this, entries: entries)
    if request.report == .json {
      try console.line(report.json.text)
    } else {
      for line in report.lines(stages: request.showsStages) { try console.line(line) }
    }
    return entries.contains { $0.failure != nil } ? 1 : 0
  }
}
