import Diagnostics
import RenderModel

/// What is said of a picture once it is written.
struct RenderReport {
  let request: RenderRequest
  let rendered: RenderedChart
  /// From reading to the finished file.
  let seconds: Double

  func write(to console: Console) throws(ReliefError) {
    for warning in rendered.diagnostics.warnings {
      console.note("relief: warning: \(warning)")
    }
    if request.detail != .quiet { console.note(line) }
    if request.detail == .stages {
      for stage in rendered.stages {
        let name = stage.name + String(repeating: " ", count: max(0, 10 - stage.name.count))
        console.note("  \(name) \(Milliseconds.text(stage.seconds))")
      }
    }
    if request.report == .json { try console.line(json.text) }
  }

  private var line: String {
    let renderer = rendered.renderer
    return "\(request.output): \(rendered.width)x\(rendered.height) pixels "
      + "by \(renderer.backend) (\(renderer.renderer)) in \(Milliseconds.text(seconds))"
  }

  private var json: JSONValue {
    .object([
      ("output", .string(request.output)),
      ("width", .integer(rendered.width)),
      ("height", .integer(rendered.height)),
      ("points", .array([.number(request.image.width), .number(request.image.height)])),
      ("scale", .number(request.image.scale)),
      ("ppi", .number(request.image.pixelsPerInch)),
      ("renderer", rendererJSON),
      ("seconds", .number(seconds)),
      (
        "stages",
        .array(
          rendered.stages.map {
            .object([("name", .string($0.name)), ("seconds", .number($0.seconds))])
          }
        )
      ),
      ("dropped", .integer(rendered.diagnostics.droppedCount)),
      ("warnings", .array(rendered.diagnostics.warnings.map { .string("\($0)") })),
      ("labels", .array(rendered.labels.map(RenderReport.json))),
    ])
  }

  private var rendererJSON: JSONValue {
    let renderer = rendered.renderer
    return .object([
      ("backend", .string(renderer.backend)),
      ("renderer", .string(renderer.renderer)),
      ("vendor", .string(renderer.vendor)),
      ("version", .string(renderer.version)),
      ("hardware", .bool(renderer.isHardware)),
    ])
  }

  private static func json(_ label: LabelFrame) -> JSONValue {
    .object([
      ("text", .string(label.text)),
      ("kind", .string(label.kind)),
      ("x", .number(label.x)),
      ("y", .number(label.y)),
      ("width", .number(label.width)),
      ("height", .number(label.height)),
    ])
  }
}

/// Times as people read them.
enum Milliseconds {
  /// In milliseconds, to a tenth: `12.3 ms`.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e9 else { return "?" }
    let tenths = Int((seconds * 10_000).rounded())
    return "\(tenths / 10).\(abs(tenths % 10)) ms"
  }
}
