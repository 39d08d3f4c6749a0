import SwiftUICore

// A mark that is content of both kinds of charts fits the initialisers of both; they make the same
// value of it, so one of them gives way.

extension ForEach: Chart3DContent, Primitive3DContent where Content: Chart3DContent {
  /// Makes marks for each identifiable element.
  @_disfavoredOverload
  @inlinable nonisolated public init(
    _ data: Data,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, make: content)
  }

  /// Makes marks for each element, identified by a property.
  @_disfavoredOverload
  @inlinable nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, make: content)
  }

  /// Makes marks for each number of a range.
  @_disfavoredOverload
  @inlinable nonisolated public init(
    _ data: Range<Int>,
    @Chart3DContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(elements: data, make: content)
  }

  /// Lowers the marks of each element in order.
  @inlinable public static func _lower3D(_ content: Self, into chart: inout _ChartLowering) {
    for element in content.data {
      Content._lower3D(content.content(element), into: &chart)
    }
  }
}

extension ForEach: ChartContent, PrimitiveContent where Content: ChartContent {
  /// Makes marks for each identifiable element.
  @inlinable nonisolated public init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, make: content)
  }

  /// Makes marks for each element, identified by a property.
  @inlinable nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, make: content)
  }

  /// Makes marks for each number of a range.
  @inlinable nonisolated public init(
    _ data: Range<Int>,
    @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(elements: data, make: content)
  }

  /// Lowers the marks of each element in order.
  @inlinable public static func _lower(_ content: Self, into chart: inout _ChartLowering) {
    for element in content.data {
      Content._lower(content.content(element), into: &chart)
    }
  }
}
