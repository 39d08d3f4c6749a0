import Foundation
import SwiftUICore

extension PlottableProjection where DataValue == Date {
  /// The unit of the calendar, such as a month, in which the date of each element is, named in the reader's language.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  public static func value(
    _ label: LocalizedStringKey, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      ChannelLabel(label), .path(value), bin: DatumBin(unit: unit, calendar: calendar))
  }

  /// The unit of the calendar, such as a month, in which one date for all elements is, named in the reader's language.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      ChannelLabel(label), .constant(value), bin: DatumBin(unit: unit, calendar: calendar))
  }

  /// The unit of the calendar, such as a month, in which the date of each element is, named by a string.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      .plain(String(label)), .path(value), bin: DatumBin(unit: unit, calendar: calendar))
  }

  /// The unit of the calendar, such as a month, in which one date for all elements is, named by a string.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      .plain(String(label)), .constant(value), bin: DatumBin(unit: unit, calendar: calendar))
  }

  /// The unit of the calendar, such as a month, in which the date of each element is, named by a text.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      ChannelLabel(label), .path(value), bin: DatumBin(unit: unit, calendar: calendar))
  }

  /// The unit of the calendar, such as a month, in which one date for all elements is, named by a text.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      ChannelLabel(label), .constant(value), bin: DatumBin(unit: unit, calendar: calendar))
  }

  /// The unit of the calendar, such as a month, in which the date of each element is, named in the reader's language.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      ChannelLabel(label), .path(value), bin: DatumBin(unit: unit, calendar: calendar))
  }

  /// The unit of the calendar, such as a month, in which one date for all elements is, named in the reader's language.
  ///
  /// - Parameter calendar: nil for the one of the chart's surroundings.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(
      ChannelLabel(label), .constant(value), bin: DatumBin(unit: unit, calendar: calendar))
  }
}
