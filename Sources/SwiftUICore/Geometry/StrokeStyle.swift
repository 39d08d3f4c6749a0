import Foundation

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// From which ratio of its length to the line's width a corner is cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns, in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// A style by its parts.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt
  /// A half circle round the end.
  case round
  /// Half a square past the end.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
