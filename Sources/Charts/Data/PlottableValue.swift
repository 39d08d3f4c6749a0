import Foundation
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

  @usableFromInline init(_ label: ChannelLabel, _ bin: ChartBinRange<Value>)
  where Value: Comparable {
    datum = Datum(
      label: label,
      value: bin.lowerBound.primitivePlottable._plotted,
      end: bin.upperBound.primitivePlottable._plotted,
      bin: .stretch
    )
  }

  @usableFromInline init(
    _ label: ChannelLabel,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar?
  ) where Value == Date {
    datum = Datum(label: label, value: date._plotted, bin: DatumBin(unit: unit, calendar: calendar))
  }
}
