import Foundation
import Relief
import SwiftUICore

/// Draws a view into a picture.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size that the view is offered; sides that are left to the view are those of `picture()`.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has a background.
  public var isOpaque = false

  /// A renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The picture; nil where it cannot be drawn, with the reason on the standard error.
  public var cgImage: CGImage? {
    do {
      return CGImage(bitmap: try content.picture(options).bitmap)
    } catch {
      FileHandle.standardError.write(Data("ImageRenderer: \(error)\n".utf8))
      return nil
    }
  }

  private var options: PictureOptions {
    var options = PictureOptions(scale: Double(scale), isTransparent: !isOpaque)
    if let width = proposedSize.width { options.width = Double(width) }
    if let height = proposedSize.height { options.height = Double(height) }
    return options
  }
}
