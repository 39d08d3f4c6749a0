import ChartModel
import Diagnostics
import RenderModel

/// A picture with everything that a report says of it.
package struct RenderedChart: Sendable {
  package var bitmap: Bitmap
  /// Whether every pixel is known to be opaque: the background is.
  package var isOpaque: Bool
  package var renderer: RendererInfo
  package var stages: [StageTime]
  package var diagnostics: Diagnostics
  package var labels: [LabelFrame]
}

/// A text on the picture and where it stands.
package struct LabelFrame: Sendable, Hashable {
  package var text: String
  package var kind: LabelKind
  package var frame: TextFrame

  package init(text: String, kind: LabelKind, frame: TextFrame) {
    self.text = text
    self.kind = kind
    self.frame = frame
  }
}
