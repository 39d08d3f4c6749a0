import ChartFiles
import Diagnostics
import Pipeline

/// What became of a job.
struct JobResult: Sendable {
  enum Status: String, Sendable {
    case done
    /// It was there already, made of the same.
    case skipped
    case failed
  }

  /// Of the manifest.
  var line: Int
  /// nil where the line does not say.
  var output: String?
  /// nil for a whole output.
  var part: JobPart?
  var status: Status
  var error: ReliefError?
  /// From reading to the finished file.
  var seconds = 0.0
  /// What was drawn, and how.
  var facts: [(name: String, value: JSONValue)] = []
  var diagnostics = Diagnostics()

  /// One line of JSON.
  var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("line", .integer(line)), ("output", output.map { .string($0) } ?? .null),
    ]
    if let part { members.append(("part", .array([.integer(part.index), .integer(part.count)]))) }
    members.append(("status", .string(status.rawValue)))
    members += facts
    members.append(("seconds", .number(seconds)))
    if status == .done {
      members.append(("dropped", .integer(diagnostics.droppedCount)))
      members.append(("warnings", .warnings(diagnostics)))
    }
    if let error { members.append(("error", .string("\(error)"))) }
    return .object(members)
  }
}

/// Which part of a video a job draws.
struct JobPart: Sendable, Hashable {
  /// From 0.
  var index: Int
  var count: Int

  /// The frames of a sequence that are in it; empty where there are fewer frames than parts.
  func range(of frames: Int) -> Range<Int> {
    frames * index / count..<frames * (index + 1) / count
  }
}

extension JobResult {
  mutating func take(_ drawing: DrawingReport) {
    facts = [
      ("width", .integer(drawing.size.width)), ("height", .integer(drawing.size.height)),
      ("renderer", .renderer(drawing.renderer)), ("stages", .stages(drawing.stages)),
    ]
    diagnostics.merge(drawing.diagnostics)
  }

  mutating func take(_ report: SequenceReport, _ request: SpinRequest, _ range: Range<Int>) {
    let size = request.chart.image.pixelSize
    facts = [
      ("frames", .integer(report.frameCount)),
      ("range", .array([.integer(range.lowerBound), .integer(range.upperBound)])),
      ("width", .integer(size.width)), ("height", .integer(size.height)),
      ("renderer", .renderer(report.renderer)), ("stages", .stages(report.stages)),
    ]
    diagnostics.merge(report.diagnostics)
  }
}
