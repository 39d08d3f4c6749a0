import Charts
import ChartModel
import SwiftUICore

/// Values for all marks of a plot, with the name of what they measure.
public struct PlottableValues: Sendable {
  package let label: ChannelLabel
  package let column: Column
  /// Where ranges end; nil for single values.
  package let end: Column?

  init(_ label: ChannelLabel, _ column: Column, end: Column? = nil) {
    self.label = label
    self.column = column
    self.end = end
  }

  /// A value for each mark, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey,
    _ values: [some Plottable]
  ) -> PlottableValues {
    PlottableValues(ChannelLabel(label), Column(plotting: values))
  }

  /// A value for each mark, named by a string.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol,
    _ values: [some Plottable]
  ) -> PlottableValues {
    PlottableValues(.plain(String(label)), Column(plotting: values))
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

  var count: Int { min(column.count, end?.count ?? column.count) }

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

extension PlottableProjection.Source {
  fileprivate func column(of data: [DataElement]) -> Column {
    switch self {
    case .path(let path): Column(data, at: path)
    case .constant(let value):
      Column(plotting: Array(repeating: value, count: data.count))
    }
  }
}
