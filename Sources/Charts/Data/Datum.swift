import Foundation
import SwiftUICore

/// A labelled value, or the two ends of a range, of a mark: `PlottableValue` without its type.
@frozen @usableFromInline
package struct Datum: Sendable {
  @usableFromInline package var label: ChannelLabel
  @usableFromInline package var value: _PlottedValue
  /// The end of a range; nil for a single value.
  @usableFromInline package var end: _PlottedValue?
  /// Set where the value is no data but points from a place in the plot.
  @usableFromInline package var anchors: DatumAnchors?
  /// Set where the stretch may stand for one value, its middle; nil for a value or a plain range.
  @usableFromInline package var bin: DatumBin?

  @inlinable package init(
    label: ChannelLabel, value: _PlottedValue, end: _PlottedValue? = nil, bin: DatumBin? = nil
  ) {
    self.label = label
    self.value = value
    self.end = end
    self.bin = bin
  }
}

/// From where in the plot the value and the end of a datum are counted, in points.
@frozen @usableFromInline
package struct DatumAnchors: Equatable, Sendable {
  @frozen @usableFromInline
  package enum Anchor: Equatable, Sendable {
    case start
    case center
    case end
  }

  @usableFromInline package var value: Anchor
  @usableFromInline package var end: Anchor

  @inlinable package init(value: Anchor, end: Anchor = .end) {
    self.value = value
    self.end = end
  }
}

extension Datum {
  /// What a mark says of an axis that its chart does not have.
  @inlinable package static var none: Datum { Datum(label: .plain(""), value: .number(0)) }

  /// A place in the plot, in points from its left or top edge; nil for its centre.
  @inlinable package init(points: CGFloat?) {
    self.init(label: .plain(""), value: .number(Double(points ?? 0)))
    anchors = DatumAnchors(value: points == nil ? .center : .start)
  }

  /// A stretch of the plot, in points from its left or top edge; nil for the edge on that side.
  @inlinable package init(from start: CGFloat?, to end: CGFloat?) {
    self.init(
      label: .plain(""), value: .number(Double(start ?? 0)), end: .number(Double(end ?? 0)))
    anchors = DatumAnchors(value: .start, end: end == nil ? .end : .start)
  }

  /// A range from the value of one datum to that of another.
  @inlinable package init(from start: Datum, to end: Datum) {
    self.init(label: start.label, value: start.value, end: end.value)
  }
}
