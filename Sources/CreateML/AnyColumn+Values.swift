import TabularData

extension AnyColumn {
  /// The values as numbers, truth values as 0 and 1; nil where the column holds something else.
  func numbers() -> [Double?]? {
    // The usual case costs no copy.
    if let column = base as? Column<Double> { return column.elements }
    return switch wrappedElementType {
    case let type as any BinaryFloatingPoint.Type: values(type) { Double($0) }
    case let type as any BinaryInteger.Type: values(type) { Double($0) }
    case is Bool.Type: values(Bool.self) { $0 ? 1 : 0 }
    default: nil
    }
  }

  /// The values as texts; nil where the column holds something else.
  func texts() -> [String?]? {
    if let column = base as? Column<String> { return column.elements }
    guard let type = wrappedElementType as? any StringProtocol.Type else { return nil }
    return values(type) { String($0) }
  }

  private func values<T, Value>(_ type: T.Type, _ convert: (T) -> Value) -> [Value?] {
    assumingType(type).elements.map { $0.map(convert) }
  }
}
