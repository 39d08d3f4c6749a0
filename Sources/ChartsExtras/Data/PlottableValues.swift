import Charts
import ChartModel
import SwiftUICore

/// Values for all marks of a plot, with the name of what they measure.
public struct PlottableValues: Sendable {
  package let label: ChannelLabel
  package let column: Column
  /// Where ranges end; nil for single values.
  package let end: Column?
  /// How long the rows of a matrix are; nil for a list.
  let rowLength: Int?

  init(_ label: ChannelLabel, _ column: Column, end: Column? = nil) {
    self.label = label
    self.column = column
    self.end = end
    rowLength = nil
  }

  /// Rows that are shorter than the longest end with missing values.
  init(_ label: ChannelLabel, rows: some Sequence<some Collection<some Plottable>>) {
    let rows = rows.map { row in row.map { $0.primitivePlottable._plotted as _PlottedValue? } }
    let length = rows.map(\.count).max() ?? 0
    self.label = label
    column = Column(
      plotted: rows.flatMap { $0 + Array(repeating: nil, count: length - $0.count) })
    end = nil
    rowLength = length
  }

  /// A value for each mark, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey,
    _ values: some Sequence<some Plottable>
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), Column(plotting: Array(values)))
  }

  /// A value for each mark, named by a string.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol,
    _ values: some Sequence<some Plottable>
  ) -> PlottableValues {
    PlottableValues(.plain(String(label)), Column(plotting: Array(values)))
  }

  /// A value for each mark, named by a text.
  public static func value(
    _ label: Text,
    _ values: some Sequence<some Plottable>
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), Column(plotting: Array(values)))
  }

  /// A matrix of values, row after row, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey,
    _ rows: some Sequence<some Collection<some Plottable>>
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), rows: rows)
  }

  /// A matrix of values, row after row, named by a string.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol,
    _ rows: some Sequence<some Collection<some Plottable>>
  ) -> PlottableValues {
    PlottableValues(.plain(String(label)), rows: rows)
  }

  /// A matrix of values, row after row, named by a text.
  public static func value(
    _ label: Text,
    _ rows: some Sequence<some Collection<some Plottable>>
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), rows: rows)
  }

  /// A range for each mark from one value to another, named in the reader's language.
  public static func value<Value: Plottable>(
    _ label: LocalizedStringKey,
    _ starts: [Value],
    _ ends: [Value]
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), Column(plotting: starts), end: Column(plotting: ends))
  }

  /// A range for each mark from one value to another, named by a string.
  @_disfavoredOverload
  public static func value<Value: Plottable>(
    _ label: some StringProtocol,
    _ starts: [Value],
    _ ends: [Value]
  ) -> PlottableValues {
    PlottableValues(.plain(String(label)), Column(plotting: starts), end: Column(plotting: ends))
  }

  /// A range for each mark from one value to another, named by a text.
  public static func value<Value: Plottable>(
    _ label: Text,
    _ starts: [Value],
    _ ends: [Value]
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), Column(plotting: starts), end: Column(plotting: ends))
  }

  var count: Int { min(column.count, end?.count ?? column.count) }

  /// The values with their name in an environment.
  func channel(in environment: EnvironmentValues) -> Channel {
    channel(count: count, in: environment)
  }

  /// The first values, with their name in an environment.
  func channel(count: Int, in environment: EnvironmentValues) -> Channel {
    Channel(
      label: label.resolved(in: environment),
      column: column.prefix(count),
      end: end?.prefix(count)
    )
  }
}

extension PlottableProjection {
  /// The values of all elements.
  func values(of data: [DataElement]) -> PlottableValues {
    PlottableValues(label, source.column(of: data), end: end?.column(of: data))
  }
}
