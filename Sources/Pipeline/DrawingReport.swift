import ChartModel
import Diagnostics
import RenderModel

/// Everything that a report says of a picture that was drawn.
package struct DrawingReport: Sendable {
  /// Pixels.
  package var size: PixelSize
  /// Whether every pixel is known to be opaque: the background is.
  package var isOpaque: Bool
  package var renderer: RendererInfo
  package var stages: [StageTime]
  package var diagnostics: Diagnostics
  package var labels: [LabelFrame]

  package init(
    size: PixelSize, isOpaque: Bool, renderer: RendererInfo, stages: [StageTime],
    diagnostics: Diagnostics, labels: [LabelFrame]
  ) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
    self.stages = stages
    self.diagnostics = diagnostics
    self.labels = labels
  }
}
