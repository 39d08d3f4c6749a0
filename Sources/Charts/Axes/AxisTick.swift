import ChartModel
import Foundation
import SwiftUICore

/// A short line at the edge of the plot.
public struct AxisTick: PrimitiveAxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    /// Points; nil for the theme's length.
    let points: CGFloat?

    /// The theme's length.
    public static let automatic = Length(points: nil)
  }

  private let length: Length
  private let stroke: StrokeStyle?

  /// A tick.
  public init(length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.length = length
    self.stroke = stroke
  }

  /// A tick of a length in points.
  public init(length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(length: Length(points: length), stroke: stroke)
  }

  /// Adds the tick.
  @MainActor public static func _lower(
    _ mark: AxisTick,
    into pieces: inout _AxisMarkLowering
  ) {
    let length = mark.length.points.map { Double($0) }
    pieces.add(.tick(LineStyle(stroke: mark.stroke, color: pieces.color, length: length)))
  }
}
