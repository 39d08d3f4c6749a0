import ChartFiles
import Diagnostics
import Files

/// How far the shards of a submission are, by the results that they have written.
struct SubmissionProgress: Sendable, Hashable {
  /// The last status of each unit.
  private var last: [Unit: JobResult.Status] = [:]

  private struct Unit: Hashable {
    var line: Int
    var part: Int?
  }

  init(_ submission: Submission) {
    let names = Folder.names(in: submission.folder) ?? []
    for name in names where name.hasPrefix("shard-") && name.hasSuffix(".jsonl") {
      guard let bytes = try? FileBytes(path: "\(submission.folder)/\(name)") else { continue }
      take(bytes.text)
    }
  }

  /// Takes lines of results; one that is not whole yet is left out.
  mutating func take(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let node = try? JSONParser.parse(String(line), path: ""),
        case .number(let number) = node["line"]?.value, let line = Int(exactly: number),
        case .string(let name) = node["status"]?.value,
        let status = JobResult.Status(rawValue: name)
      else { continue }
      var unit = Unit(line: line)
      if case .array(let part) = node["part"]?.value, case .number(let index) = part.first?.value {
        unit.part = Int(exactly: index)
      }
      last[unit] = status
    }
  }

  var done: Int { last.values.count { $0 != .failed } }
  var failed: Int { last.values.count { $0 == .failed } }
}
