import Foundation

/// A size that a view is offered; nil leaves a side to the view.
public struct ProposedViewSize: Hashable, Sendable {
  /// Points.
  public var width: CGFloat?
  /// Points.
  public var height: CGFloat?

  /// A proposal by its sides.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a whole size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// As small as can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As the view sees fit.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As large as can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size, with given lengths for the sides that are left to the view.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
