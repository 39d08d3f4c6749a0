import ChartModel
import Diagnostics
import RenderModel

/// A page that a renderer has taken in: everything but the pose is settled.
package struct PreparedPage: Sendable {
  package let scene: PageScene
  let background: RGBA8
  /// The time of each stage so far; those of every frame add up.
  package internal(set) var stages: StageClock
  let diagnostics: Diagnostics

  /// Whether every pixel will be opaque.
  var isOpaque: Bool { background.alpha == 255 }
}
