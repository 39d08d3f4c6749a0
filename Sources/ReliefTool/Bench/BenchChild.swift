import ChartFiles
import Diagnostics
import Pipeline
import Processes

/// Does workloads in processes of their own, which run this same program.
struct BenchChild {
  let threads: Int?
  let folder: String

  /// What was measured from outside, and what the process said of itself.
  struct Run {
    /// Seconds from start to exit.
    var wall: Double
    /// Seconds of all threads.
    var cpu: Double
    /// Bytes.
    var peakMemory: Int
    var renderer: String
    /// Exclude what lies between the last of them and the end of the process.
    var stages: [StageTime]
  }

  enum Outcome {
    case done(Run)
    /// The process's last words.
    case failed(String)
  }

  func run(_ workload: Workload, _ backend: BackendChoice) throws(ReliefError) -> Outcome {
    var arguments = [
      BenchCommand.declaration.name, workload.name, BenchCommand.Options.once.flag,
      BenchCommand.Options.backend.flag, backend.rawValue, BenchCommand.Options.keep.flag, folder,
    ]
    if let threads { arguments += [BenchCommand.Options.threads.flag, "\(threads)"] }
    let launch = BenchClock.noteLaunch()
    let outcome = try ChildProcess.run("/proc/self/exe", arguments)
    let end = SystemClock.nanoseconds
    guard outcome.status == 0, let usage = outcome.usage,
      let start = outcome.output.firstIndex(of: "{"),
      case let said = try JSONParser.parse(
        String(outcome.output[start...]), path: "the report of \(workload.name)"),
      let renderer = said["renderer"]?["renderer"]?.text, let stages = said["stages"]?.stages,
      let ended = said["ended"]?.number
    else {
      return .failed(outcome.output.split(separator: "\n").last.map(String.init) ?? "no word")
    }
    let exit = StageTime(name: "exit", seconds: max(0, Double(end) - ended) * 1e-9)
    return .done(
      Run(
        wall: Double(end - launch) * 1e-9, cpu: usage.cpuSeconds,
        peakMemory: usage.peakMemory, renderer: renderer, stages: stages + [exit]))
  }
}

extension JSONNode {
  fileprivate var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// Stages as reports list them.
  fileprivate var stages: [StageTime]? {
    guard case .array(let nodes) = value else { return nil }
    return nodes.compactMap { node in
      guard let name = node["name"]?.text, let seconds = node["seconds"]?.number else { return nil }
      return StageTime(name: name, seconds: seconds)
    }
  }
}
