import ChartModel
import SwiftUICore

/// A line across the plot.
public struct AxisGridLine: PrimitiveAxisMark {
  private let stroke: StrokeStyle?

  /// A grid line.
  public init(stroke: StrokeStyle? = nil) {
    self.stroke = stroke
  }

  /// Adds the line.
  @MainActor public static func _lower(
    _ mark: AxisGridLine,
    into pieces: inout _AxisMarkLowering
  ) {
    pieces.add(.gridLine(LineStyle(stroke: mark.stroke, color: pieces.color)))
  }
}
