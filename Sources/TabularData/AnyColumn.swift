/// A column whose values may be of any type: what a data frame is made of.
///
/// A collection of optionals, in which nil is a missing value.
public struct AnyColumn {
  /// The column with its type.
  ///
  /// Its three words lie in the existential itself, not in a box.
  @usableFromInline package var base: any ErasedColumn

  /// A column without its type.
  @inlinable public init<WrappedElement>(_ column: Column<WrappedElement>) {
    base = column
  }

  /// The column's name.
  @inlinable public var name: String {
    get { base.name }
    set { base.name = newValue }
  }

  /// The type of the values, such as `Double`.
  public var wrappedElementType: any Any.Type { base.wrappedElementType }

  /// How many values are missing.
  public var missingCount: Int { base.missingCount }

  /// The column with its type.
  ///
  /// - Parameter type: the `wrappedElementType`; to ask for another one is a programming error.
  public func assumingType<T>(_ type: T.Type) -> Column<T> {
    guard let column = base as? Column<T> else {
      preconditionFailure(
        "Column '\(name)' holds \(wrappedElementType) values, not \(type); check "
          + "wrappedElementType, or ask for that type.")
    }
    return column
  }
}

extension AnyColumn: RandomAccessCollection {
  /// The index of the first element.
  @inlinable public var startIndex: Int { 0 }

  /// The index after the last element.
  @inlinable public var endIndex: Int { base.count }

  /// How many elements there are.
  @inlinable public var count: Int { base.count }

  /// The element at an index from `startIndex` up to `endIndex`, or nil where it is missing.
  @inlinable public subscript(index: Int) -> Any? {
    base.erasedElement(at: index)
  }
}
