/// A value of a JSON text that knows where it stands.
package struct JSONNode: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// In the order of the text; each name is there once.
    case object([JSONMember])
    /// Records that are sound and were stepped over: where they stand in the text.
    case records(Range<Int>)
  }

  package var value: Value
  package var place: JSONPlace

  /// The value of a member of an object.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }
}

/// A name in an object and its value.
package struct JSONMember: Sendable, Hashable {
  package var name: String
  package var node: JSONNode
}
