import Foundation
import SwiftUICore

extension PlottableValue where Value: Comparable {
  /// A bin of values, named in the reader's language.
  ///
  /// A mark that wants a range takes the bin, one that wants a value its middle.
  public static func value(
    _ label: LocalizedStringKey,
    _ value: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value)
  }

  /// A bin of values, named by a string.
  ///
  /// A mark that wants a range takes the bin, one that wants a value its middle.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(ChannelLabel.plain(String(label)), value)
  }

  /// A bin of values, named by a text.
  ///
  /// A mark that wants a range takes the bin, one that wants a value its middle.
  public static func value(
    _ label: Text,
    _ value: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value)
  }

  /// A bin of values, named in the reader's language.
  ///
  /// A mark that wants a range takes the bin, one that wants a value its middle.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ value: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar that a date is in, such as its month, named in the reader's language.
  ///
  /// A mark that wants a range takes the whole unit, one that wants a value its middle.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  public static func value(
    _ label: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar that a date is in, such as its month, named by a string.
  ///
  /// A mark that wants a range takes the whole unit, one that wants a value its middle.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(ChannelLabel.plain(String(label)), value, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar that a date is in, such as its month, named by a text.
  ///
  /// A mark that wants a range takes the whole unit, one that wants a value its middle.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar that a date is in, such as its month, named in the reader's language.
  ///
  /// A mark that wants a range takes the whole unit, one that wants a value its middle.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value, unit: unit, calendar: calendar)
  }
}
