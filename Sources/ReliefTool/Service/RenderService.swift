import ChartModel
import Diagnostics
import RenderModel

/// What the commands need of the machinery that draws; tests put a fake in its place.
package protocol RenderService {
  /// Draws the chart and writes it to `path`, or nothing at all.
  func render(
    _ spec: ChartSpec,
    options: RenderOptions,
    to path: String
  ) throws(ReliefError) -> RenderedChart

  /// The EGL devices at hand; none where there is no EGL.
  func devices() -> [GraphicsDevice]

  /// Why a GPU is used or not.
  func diagnosis() -> GraphicsDiagnosis
}

/// An EGL device.
package struct GraphicsDevice: Sendable, Hashable {
  /// What `--device` takes.
  package var index: Int
  package var vendor: String
  package var renderer: String
  /// Such as `/dev/dri/renderD128`; nil for a device without one.
  package var node: String?

  package init(index: Int, vendor: String, renderer: String, node: String?) {
    self.index = index
    self.vendor = vendor
    self.renderer = renderer
    self.node = node
  }
}

/// What `relief doctor` says.
package struct GraphicsDiagnosis: Sendable, Hashable {
  package var usesHardware: Bool
  /// What was found, a sentence each.
  package var findings: [String]
  /// What to do, a sentence each, the likeliest first.
  package var advice: [String]

  package init(usesHardware: Bool, findings: [String], advice: [String]) {
    self.usesHardware = usesHardware
    self.findings = findings
    self.advice = advice
  }
}
