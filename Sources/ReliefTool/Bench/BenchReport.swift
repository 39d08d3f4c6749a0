import ChartFiles
import Pipeline

/// What a measurement found.
struct BenchReport {
  let machine: BenchMachine
  let entries: [BenchEntry]

  /// What one run in one process says of itself.
  static func json(_ workload: Workload, _ result: WorkloadRun.Result) -> JSONValue {
    .object([
      ("workload", .string(workload.name)), ("renderer", .renderer(result.renderer)),
      ("stages", .stages(result.stages)), ("ended", .integer(SystemClock.nanoseconds)),
    ])
  }

  var json: JSONValue {
    .object([
      ("version", .string(Tool.version)), ("machine", machine.json),
      ("results", .array(entries.map(BenchReport.json))),
    ])
  }

  private static func json(_ entry: BenchEntry) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("workload", .string(entry.workload.name)), ("summary", .string(entry.workload.summary)),
      ("backend", .string(entry.backend.rawValue)),
    ]
    if let failure = entry.failure { members.append(("error", .string(failure))) }
    if let median = entry.median {
      members += [
        ("renderer", .string(median.renderer)), ("wall", .number(median.wall)),
        ("walls", .array(entry.runs.map { .number($0.wall) })), ("cpu", .number(median.cpu)),
        ("peakMemory", .integer(median.peakMemory)), ("stages", .stages(median.stages)),
      ]
    }
    return .object(members)
  }

  /// A table, and where asked the stages of each median run below it.
  func lines(stages: Bool) -> [String] {
    let header = ["", "", "back end", "wall", "best", "cpu", "memory"]
    var lines = [machine.line, ""]
    lines += Columns.lines(header: header, rows: entries.map(BenchReport.row))
    guard stages else { return lines }
    for entry in entries {
      guard let median = entry.median else { continue }
      let parts = median.stages.filter { $0.seconds >= 0.00005 }
        .map { "\($0.name) \(Milliseconds.text($0.seconds))" }
      let sum = median.stages.reduce(0) { $0 + $1.seconds }
      lines += [
        "", "\(entry.workload.name), \(entry.backend.rawValue), \(median.renderer)",
        "  " + parts.joined(separator: ", "),
        "  together \(Milliseconds.text(sum)) of \(Milliseconds.text(median.wall))",
      ]
    }
    return lines
  }

  private static func row(_ entry: BenchEntry) -> [String] {
    let head = [entry.workload.name, entry.workload.summary, entry.backend.rawValue]
    guard let median = entry.median, let best = entry.bestWall else {
      return head + ["failed:", entry.failure ?? "", "", ""]
    }
    return head + [
      Milliseconds.text(median.wall), Milliseconds.text(best), Milliseconds.text(median.cpu),
      "\((median.peakMemory + 500_000) / 1_000_000) MB",
    ]
  }
}
