import ChartModel
import Diagnostics

/// The service of a build that has no renderer: it says so.
package struct UnconnectedService: RenderService {
  package init() {}

  package func render(
    _ spec: ChartSpec,
    options: RenderOptions,
    to path: String
  ) throws(ReliefError) -> RenderedChart {
    throw .noRenderer(reason: "this build of relief has none")
  }

  package func devices() -> [GraphicsDevice] { [] }

  package func diagnosis() -> GraphicsDiagnosis {
    GraphicsDiagnosis(
      usesHardware: false,
      findings: ["This build of relief has no renderer."],
      advice: []
    )
  }
}
