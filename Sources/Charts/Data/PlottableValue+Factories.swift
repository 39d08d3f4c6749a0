import SwiftUICore

extension PlottableValue {
  /// A value, named in the reader's language.
  @inlinable
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value)
  }

  /// A range of values, named in the reader's language.
  @inlinable
  public static func value(_ label: LocalizedStringKey, _ value: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(ChannelLabel(label), value)
  }

  /// A value, named by a string.
  @_disfavoredOverload
  @inlinable
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(ChannelLabel.plain(String(label)), value)
  }

  /// A range of values, named by a string.
  @_disfavoredOverload
  @inlinable
  public static func value<S: StringProtocol>(_ label: S, _ value: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(ChannelLabel.plain(String(label)), value)
  }

  /// A value, named by a text.
  @inlinable
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value)
  }

  /// A range of values, named by a text.
  @inlinable
  public static func value(_ label: Text, _ value: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(ChannelLabel(label), value)
  }

  /// A value, named in the reader's language.
  @_disfavoredOverload
  @inlinable
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
    PlottableValue(ChannelLabel(label), value)
  }

  /// A range of values, named in the reader's language.
  @_disfavoredOverload
  @inlinable
  public static func value(
    _ label: LocalizedStringResource,
    _ value: Range<Value>
  ) -> PlottableValue
  where Value: Comparable {
    PlottableValue(ChannelLabel(label), value)
  }
}
