import ChartFiles
import Diagnostics
import Pipeline
import RenderModel

/// What all reports say in the same way.
extension JSONValue {
  static func renderer(_ renderer: RendererInfo) -> JSONValue {
    .object([
      ("backend", .string(renderer.backend)),
      ("renderer", .string(renderer.renderer)),
      ("vendor", .string(renderer.vendor)),
      ("version", .string(renderer.version)),
      ("hardware", .bool(renderer.isHardware)),
    ])
  }

  static func stages(_ stages: [StageTime]) -> JSONValue {
    .array(
      stages.map { .object([("name", .string($0.name)), ("seconds", .number($0.seconds))]) })
  }

  static func warnings(_ diagnostics: Diagnostics) -> JSONValue {
    .array(diagnostics.warnings.map { .string("\($0)") })
  }
}
