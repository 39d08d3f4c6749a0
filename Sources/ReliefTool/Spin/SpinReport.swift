import ChartFiles
import Diagnostics
import Pipeline

/// What is said of a sequence once it is written.
struct SpinReport {
  let request: SpinRequest
  let frames: SpinFrames
  let report: SequenceReport

  private var framesPerSecond: Double {
    report.seconds > 0 ? Double(report.frameCount) / report.seconds : 0
  }

  func write(to console: Console) throws(ReliefError) {
    console.note(report.diagnostics)
    if request.chart.detail != .quiet { console.note(line) }
    if request.chart.detail == .stages {
      console.note(report.stages)
      if let limit = report.limit { console.note("  limited by: \(limit.name)") }
    }
    if request.chart.report == .json { try console.line(json.text) }
  }

  private var line: String {
    let size = request.chart.image.pixelSize
    return "\(request.output.path.onOneLine): \(report.frameCount) frames of "
      + "\(size.width)x\(size.height) pixels by \(report.renderer.backend) "
      + "(\(report.renderer.renderer)) in \(Progress.duration(report.seconds)), "
      + "\(Progress.tenths(framesPerSecond)) a second"
  }

  private var json: JSONValue {
    let size = request.chart.image.pixelSize
    let rate = frames.timing.rate
    return .object([
      ("output", .string(request.output.path)),
      ("frames", .integer(report.frameCount)),
      ("range", .array([.integer(frames.range.lowerBound), .integer(frames.range.upperBound)])),
      ("rate", .array([.integer(rate.numerator), .integer(rate.denominator)])),
      ("width", .integer(size.width)),
      ("height", .integer(size.height)),
      ("renderer", .renderer(report.renderer)),
      ("seconds", .number(report.seconds)),
      ("framesPerSecond", .number(framesPerSecond)),
      ("stages", .stages(report.stages)),
      ("limit", report.limit.map { .string($0.name) } ?? .null),
      ("dropped", .integer(report.diagnostics.droppedCount)),
      ("warnings", .warnings(report.diagnostics)),
    ])
  }
}
