import Diagnostics
import Foundation
import SwiftUICore

/// Draws a view into a picture.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparent places.
  public var isOpaque = false

  /// A renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The picture; nil where it cannot be drawn, with the reason on the standard error.
  public var cgImage: CGImage? {
    do {
      return try render()
    } catch {
      FileHandle.standardError.write(Data("ImageRenderer: \(error)\n".utf8))
      return nil
    }
  }

  /// The picture, or why there is none.
  package func render() throws(ReliefError) -> CGImage {
    guard let rasterizer = ImageRendering.rasterizer else {
      throw .noRenderer(reason: "nothing draws views in this program")
    }
    let view = content.lowered()
    return CGImage(bitmap: try rasterizer.rasterize(view, options: options))
  }

  private var options: RasterOptions {
    RasterOptions(
      width: proposedSize.width.map { Double($0) },
      height: proposedSize.height.map { Double($0) },
      scale: Double(scale),
      isOpaque: isOpaque
    )
  }
}

/// What image renderers draw with.
@MainActor
package enum ImageRendering {
  package static var rasterizer: (any ViewRasterizer)?
}
