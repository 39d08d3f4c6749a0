import Diagnostics
import RenderModel

/// What is to be said of a sequence that was drawn.
package struct SequenceReport: Sendable {
  package var frameCount: Int
  /// From the first frame's start to the sink's end.
  package var seconds: Double
  package var renderer: RendererInfo
  /// The busy time of each stage, whatever ran beside it.
  package var stages: [StageTime]
  package var diagnostics: Diagnostics

  /// The stage that the others wait for.
  package var limit: StageTime? { stages.max { $0.seconds < $1.seconds } }
}
