import SwiftUICore

/// A value to be drawn, with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  @usableFromInline package let datum: Datum

  @inlinable init(_ label: ChannelLabel, _ value: Value) {
    datum = Datum(label: label, value: value.primitivePlottable._plotted)
  }

  @inlinable init(_ label: ChannelLabel, _ range: Range<Value>) where Value: Comparable {
    datum = Datum(
      label: label,
      value: range.lowerBound.primitivePlottable._plotted,
      end: range.upperBound.primitivePlottable._plotted
    )
  }
}
