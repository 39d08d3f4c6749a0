import ChartModel
import SwiftUICore

/// A line across the plot.
public struct AxisGridLine: PrimitiveAxisMark {
  private let centered: Bool?
  private let stroke: StrokeStyle?

  /// A grid line.
  ///
  /// - Parameter centered: true puts it half-way to the next value.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  /// Adds the line.
  @MainActor public static func _lower(
    _ mark: AxisGridLine,
    into pieces: inout _AxisMarkLowering
  ) {
    var line = LineStyle(stroke: mark.stroke, color: pieces.color)
    line.isCentered = mark.centered ?? false
    pieces.add(.gridLine(line))
  }
}
