/// What `AnyColumn` asks of the typed column inside it.
@usableFromInline package protocol ErasedColumn {
  var name: String { get set }
  var count: Int { get }
  var missingCount: Int { get }
  var wrappedElementType: any Any.Type { get }

  /// The element at an index, its type forgotten.
  func erasedElement(at index: Int) -> Any?

  /// Adds missing values at the end until there are as many elements.
  mutating func pad(to count: Int)
}

extension Column: ErasedColumn {
  @inlinable package func erasedElement(at index: Int) -> Any? {
    elements[index]
  }

  @inlinable package mutating func pad(to count: Int) {
    guard elements.count < count else { return }
    elements.append(contentsOf: repeatElement(nil, count: count - elements.count))
  }
}
