import SwiftUICore

/// A labelled value, or the two ends of a range, of a mark: `PlottableValue` without its type.
@frozen @usableFromInline
package struct Datum: Sendable {
  @usableFromInline package var label: ChannelLabel
  @usableFromInline package var value: _PlottedValue
  /// The end of a range; nil for a single value.
  @usableFromInline package var end: _PlottedValue?
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
