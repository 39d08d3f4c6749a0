import ChartModel
import Charts
import SwiftUICore

/// Many values to be drawn, with the name of what they measure: `PlottableValue` in columns.
public struct PlottableValues<Value: Plottable> {
  let label: ChannelLabel
  let column: Column
  /// How long the rows of a matrix are; nil for a list.
  let rowLength: Int?

  init(_ label: ChannelLabel, _ values: some Sequence<Value>) {
    self.label = label
    column = Column(plotted: values.map { $0.primitivePlottable._plotted })
    rowLength = nil
  }

  /// Rows that are shorter than the longest end with missing values.
  init<Row: Collection<Value>>(_ label: ChannelLabel, rows: some Sequence<Row>) {
    let rows = rows.map { row in row.map { $0.primitivePlottable._plotted as _PlottedValue? } }
    let length = rows.map(\.count).max() ?? 0
    self.label = label
    column = Column(
      plotted: rows.flatMap { $0 + Array(repeating: nil, count: length - $0.count) })
    rowLength = length
  }
}

extension PlottableValues {
  /// Values, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey, _ values: some Sequence<Value>
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), values)
  }

  /// Values, named by a string.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ values: some Sequence<Value>
  ) -> PlottableValues {
    PlottableValues(.plain(String(label)), values)
  }

  /// Values, named by a text.
  public static func value(_ label: Text, _ values: some Sequence<Value>) -> PlottableValues {
    PlottableValues(ChannelLabel(label), values)
  }

  /// A matrix of values, row after row, named in the reader's language.
  public static func value<Row: Collection<Value>>(
    _ label: LocalizedStringKey, _ rows: some Sequence<Row>
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), rows: rows)
  }

  /// A matrix of values, row after row, named by a string.
  @_disfavoredOverload
  public static func value<Row: Collection<Value>>(
    _ label: some StringProtocol, _ rows: some Sequence<Row>
  ) -> PlottableValues {
    PlottableValues(.plain(String(label)), rows: rows)
  }

  /// A matrix of values, row after row, named by a text.
  public static func value<Row: Collection<Value>>(
    _ label: Text, _ rows: some Sequence<Row>
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), rows: rows)
  }
}
