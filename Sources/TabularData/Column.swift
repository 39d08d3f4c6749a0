/// A column of a data frame: named values of one type, of which some may be missing.
///
/// A collection of optionals, in which nil is a missing value.
public struct Column<WrappedElement> {
  /// The column's name.
  public var name: String

  @usableFromInline package var elements: [WrappedElement?]

  @inlinable package init(name: String, elements: [WrappedElement?]) {
    self.name = name
    self.elements = elements
  }

  /// An empty column with room for some elements.
  @inlinable public init(name: String, capacity: Int) {
    self.init(name: name, elements: [])
    elements.reserveCapacity(Swift.max(0, capacity))
  }

  /// A column of values, of which none is missing.
  @inlinable public init<S: Sequence>(
    name: String, contents: S
  ) where S.Element == WrappedElement {
    self.init(name: name, elements: contents.map(Optional.some))
  }

  /// A column of values, of which some may be missing.
  @inlinable public init<S: Sequence>(
    name: String, contents: S
  ) where S.Element == WrappedElement? {
    self.init(name: name, elements: Array(contents))
  }

  /// The type of the values.
  public var wrappedElementType: any Any.Type { WrappedElement.self }

  /// How many values are missing.
  public var missingCount: Int { elements.count { $0 == nil } }

  /// The same column without its type.
  @inlinable public func eraseToAnyColumn() -> AnyColumn {
    AnyColumn(self)
  }
}

extension Column: Sendable where WrappedElement: Sendable {}

extension Column: Equatable where WrappedElement: Equatable {}

extension Column: Hashable where WrappedElement: Hashable {}
