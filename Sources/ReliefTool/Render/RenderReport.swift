import ChartFiles
import Diagnostics
import Pipeline

/// What is said of a picture once it is written.
struct RenderReport {
  let request: RenderRequest
  let drawing: DrawingReport

  /// From reading to the finished file.
  private var seconds: Double { drawing.stages.reduce(0) { $0 + $1.seconds } }

  func write(to console: Console) throws(ReliefError) {
    console.note(drawing.diagnostics)
    if request.detail != .quiet { console.note(line) }
    if request.detail == .stages { console.note(drawing.stages) }
    if request.report == .json { try console.line(json.text) }
  }

  private var line: String {
    let renderer = drawing.renderer
    return "\(request.output.onOneLine): \(drawing.size.width)x\(drawing.size.height) pixels "
      + "by \(renderer.backend) (\(renderer.renderer)) in \(Milliseconds.text(seconds))"
  }

  private var json: JSONValue {
    .object([
      ("output", .string(request.output)),
      ("width", .integer(drawing.size.width)),
      ("height", .integer(drawing.size.height)),
      ("points", .array([.number(request.image.width), .number(request.image.height)])),
      ("scale", .number(request.image.scale)),
      ("ppi", .number(request.pixelsPerInch)),
      ("renderer", .renderer(drawing.renderer)),
      ("seconds", .number(seconds)),
      ("stages", .stages(drawing.stages)),
      ("dropped", .integer(drawing.diagnostics.droppedCount)),
      ("warnings", .warnings(drawing.diagnostics)),
      ("labels", .array(drawing.labels.map(RenderReport.json))),
    ])
  }

  private static func pair(_ values: SIMD2<Double>) -> JSONValue {
    .array([.number(values.x), .number(values.y)])
  }

  private static func json(_ label: LabelFrame) -> JSONValue {
    .object([
      ("text", .string(label.text)),
      ("kind", .string(label.kind.rawValue)),
      ("center", pair(label.frame.center)),
      ("size", pair(label.frame.size)),
      ("angle", .number(label.frame.angle)),
    ])
  }
}
