import Foundation

/// The stretch of an axis that a scale maps its domain to.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// The range as plain values.
  var _positionRange: _PositionRange { get }
}

/// A position range as plain values.
public struct _PositionRange: Sendable {
  enum Value: Sendable {
    /// A stretch of the box, whose own is -0.5...0.5.
    case fixed(ClosedRange<Double>)
    /// The whole plot but for some points at each end.
    case plot(startPadding: Double, endPadding: Double)
  }

  let value: Value
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// Places along the axis.
  public typealias VisualValue = CGFloat
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// From the lower bound to the upper.
  public var _positionRange: _PositionRange { _PositionRange(value: .fixed(numbers)) }
}

/// The whole length of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  /// Places along the axis.
  public typealias VisualValue = CGFloat

  let startPadding: CGFloat
  let endPadding: CGFloat

  /// The length but for the padding.
  public var _positionRange: _PositionRange {
    _PositionRange(
      value: .plot(startPadding: Double(startPadding), endPadding: Double(endPadding))
    )
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// The length of the plot but for some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// The length of the plot but for some points at either end.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
