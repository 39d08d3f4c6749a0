import ChartModel
import Foundation

/// A distance for each side of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// Points.
  public var top: CGFloat
  /// Points.
  public var leading: CGFloat
  /// Points.
  public var bottom: CGFloat
  /// Points.
  public var trailing: CGFloat

  /// No distances.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Distances by their sides.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// One distance for some of the sides.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    func value(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(
      top: value(.top), leading: value(.leading), bottom: value(.bottom),
      trailing: value(.trailing))
  }

  var lengths: EdgeLengths {
    EdgeLengths(
      top: top.finiteLength ?? 0, leading: leading.finiteLength ?? 0,
      bottom: bottom.finiteLength ?? 0, trailing: trailing.finiteLength ?? 0)
  }
}
