extension Column: RandomAccessCollection, MutableCollection {
  /// A value, or nil where it is missing.
  public typealias Element = WrappedElement?

  /// The index of the first element.
  @inlinable public var startIndex: Int { 0 }

  /// The index after the last element.
  @inlinable public var endIndex: Int { elements.count }

  /// How many elements there are.
  @inlinable public var count: Int { elements.count }

  /// The element at an index from `startIndex` up to `endIndex`.
  @inlinable public subscript(index: Int) -> WrappedElement? {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  /// Adds a value at the end.
  @inlinable public mutating func append(_ element: WrappedElement) {
    elements.append(element)
  }

  /// Adds a value, or a missing one, at the end.
  @inlinable public mutating func append(_ element: WrappedElement?) {
    elements.append(element)
  }

  /// Adds values at the end.
  @inlinable public mutating func append<S: Sequence>(
    contentsOf sequence: S
  ) where S.Element == WrappedElement {
    elements.append(contentsOf: sequence.lazy.map(Optional.some))
  }

  /// Adds values, of which some may be missing, at the end.
  @inlinable public mutating func append<S: Sequence>(
    contentsOf sequence: S
  ) where S.Element == WrappedElement? {
    elements.append(contentsOf: sequence)
  }

  /// Removes the element at an index.
  @inlinable public mutating func remove(at index: Int) {
    elements.remove(at: index)
  }
}
