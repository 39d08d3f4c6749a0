extension Column: CustomStringConvertible {
  /// The name, the type and the first values, such as `X Double: 1.5, nil, 2.5`.
  public var description: String {
    let shown = prefix(describedCount).map { $0.map { "\($0)" } ?? "nil" }
    let rest = count > describedCount ? ", ... \(count)" : ""
    return "\(name) \(WrappedElement.self): \(shown.joined(separator: ", "))\(rest)"
  }
}

extension AnyColumn: CustomStringConvertible {
  /// The name, the type and the first values, such as `X Double: 1.5, nil, 2.5`.
  public var description: String { "\(base)" }
}

/// How many values or rows a description shows.
let describedCount = 20
