import Diagnostics
import RenderModel

/// A picture that was drawn and written.
package struct RenderedChart: Sendable {
  /// Pixels.
  package var width: Int
  /// Pixels.
  package var height: Int
  package var renderer: RendererInfo
  package var stages: [StageTime]
  package var diagnostics: Diagnostics
  package var labels: [LabelFrame]

  package init(
    width: Int,
    height: Int,
    renderer: RendererInfo,
    stages: [StageTime],
    diagnostics: Diagnostics,
    labels: [LabelFrame]
  ) {
    self.width = width
    self.height = height
    self.renderer = renderer
    self.stages = stages
    self.diagnostics = diagnostics
    self.labels = labels
  }
}

/// How long one step took.
package struct StageTime: Sendable, Hashable {
  package var name: String
  package var seconds: Double

  package init(name: String, seconds: Double) {
    self.name = name
    self.seconds = seconds
  }
}

/// Where a text stands in the picture, in points from the top left.
package struct LabelFrame: Sendable, Hashable {
  package var text: String
  /// Such as `tick`, `title` or `legend`.
  package var kind: String
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(
    text: String,
    kind: String,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) {
    self.text = text
    self.kind = kind
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
