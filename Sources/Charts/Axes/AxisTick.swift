import ChartModel
import Foundation
import SwiftUICore

/// A short line at the edge of the plot.
public struct AxisTick: PrimitiveAxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case automatic
      /// Points.
      case fixed(CGFloat)
      /// Past its label, or past the longest label.
      case label(longest: Bool, past: CGFloat)
    }

    let value: Value

    /// The theme's length.
    public static let automatic = Length(value: .automatic)
    /// To the far side of the label; in a 3D chart, whose labels stand at the ends of ticks, the
    /// theme's length.
    public static let label = Length.label()
    /// To the far side of the longest label; in a 3D chart, whose labels stand at the ends of ticks, the
    /// theme's length.
    public static let longestLabel = Length.longestLabel()

    /// Past the far side of the label by some points; in a 3D chart, whose labels stand at the ends of ticks, the
    /// theme's length.
    public static func label(extendPastBy length: CGFloat = 0) -> Length {
      Length(value: .label(longest: false, past: length))
    }

    /// Past the far side of the longest label by some points; in a 3D chart, whose labels stand at the ends of ticks, the
    /// theme's length.
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length {
      Length(value: .label(longest: true, past: length))
    }
  }

  private let centered: Bool?
  private let length: Length
  private let stroke: StrokeStyle?

  /// A tick.
  ///
  /// - Parameter centered: true puts it half-way to the next value.
  public init(
    centered: Bool? = nil,
    length: Length = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }

  /// A tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(value: .fixed(length)), stroke: stroke)
  }

  /// Adds the tick.
  @MainActor public static func _lower(
    _ mark: AxisTick,
    into pieces: inout _AxisMarkLowering
  ) {
    var line = LineStyle(stroke: mark.stroke, color: pieces.color)
    switch mark.length.value {
    case .automatic: break
    case .fixed(let points): line.length = Double(points)
    case .label(let longest, let past):
      line.labelReach = LabelReach(isOfLongest: longest, past: past.finiteLength ?? 0)
    }
    line.isCentered = mark.centered ?? false
    line.offset = pieces.offset
    pieces.add(.tick(line))
  }
}
