import Foundation
import SwiftUICore

/// What to draw of each element of some data, with the name of what it measures.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  /// Where values come from.
  package enum Source {
    case path(KeyPath<DataElement, DataValue>)
    case constant(DataValue)
  }

  package let label: ChannelLabel
  package let source: Source
  /// Where ranges end; nil for single values.
  package let end: Source?
  /// What makes units of the calendar of dates; nil for values as they are.
  let bin: DatumBin?

  init(
    _ label: ChannelLabel, _ source: Source, _ end: Source? = nil, bin: DatumBin? = nil
  ) {
    self.label = label
    self.source = source
    self.end = end
    self.bin = bin
  }
}

extension PlottableProjection {
  /// A property of each element, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .path(value))
  }

  /// One value for all elements, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .constant(value))
  }

  /// A range of each element from one property to another, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .path(start), .path(end))
  }

  /// One range for all elements, named in the reader's language.
  public static func value(
    _ label: LocalizedStringKey, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .constant(start), .constant(end))
  }

  /// A property of each element, named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(.plain(String(label)), .path(value))
  }

  /// One value for all elements, named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: DataValue
  ) -> PlottableProjection {
    PlottableProjection(.plain(String(label)), .constant(value))
  }

  /// A range of each element from one property to another, named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(.plain(String(label)), .path(start), .path(end))
  }

  /// One range for all elements, named by a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    PlottableProjection(.plain(String(label)), .constant(start), .constant(end))
  }

  /// A property of each element, named by a text.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .path(value))
  }

  /// One value for all elements, named by a text.
  public static func value(
    _ label: Text, _ value: DataValue
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .constant(value))
  }

  /// A range of each element from one property to another, named by a text.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .path(start), .path(end))
  }

  /// One range for all elements, named by a text.
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .constant(start), .constant(end))
  }

  /// A property of each element, named in the reader's language.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .path(value))
  }

  /// One value for all elements, named in the reader's language.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: DataValue
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .constant(value))
  }

  /// A range of each element from one property to another, named in the reader's language.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .path(start), .path(end))
  }

  /// One range for all elements, named in the reader's language.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    PlottableProjection(ChannelLabel(label), .constant(start), .constant(end))
  }
}
