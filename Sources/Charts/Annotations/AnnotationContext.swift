import Foundation

/// What the views beside a mark may know of it.
public struct AnnotationContext: Sendable {
  /// The size of the mark on the page, in points.
  public let targetSize: CGSize
}
