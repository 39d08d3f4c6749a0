import Diagnostics
import RenderModel
import SwiftUICore

/// Turns lowered views into pixels for `ImageRenderer`.
@MainActor
package protocol ViewRasterizer {
  /// Draws a view.
  func rasterize(
    _ view: LoweredView,
    options: RasterOptions
  ) throws(ReliefError) -> Bitmap
}

/// How a view is to be drawn.
package struct RasterOptions: Sendable, Hashable {
  /// Points; nil leaves a side to the rasterizer.
  package var width: Double?
  package var height: Double?
  /// Pixels per point.
  package var scale: Double
  /// Whether the picture has a background.
  package var isOpaque: Bool
}
