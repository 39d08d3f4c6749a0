import Diagnostics

/// A value that may be `null`, which says something else than leaving it out.
enum OrNull<Value> {
  case null
  case value(Value)

  var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension OrNull: Sendable where Value: Sendable {}

extension ValueKind {
  /// The same, or `null`.
  var orNull: ValueKind<OrNull<Value>> {
    let read = read
    return ValueKind<OrNull<Value>>(form: .either([form, .null])) {
      (node, decoder) throws(ReliefError) in
      if case .null = node.value { return .null }
      return try read(node, &decoder).map { .value($0) }
    }
  }

  /// An array of such values.
  ///
  /// - Parameter counts: how many there may be; nil for any number.
  func list(_ counts: ClosedRange<Int>? = nil) -> ValueKind<[Value]> {
    let element = self
    return ValueKind<[Value]>(form: .list(form, counts: counts)) {
      (node, decoder) throws(ReliefError) in
      guard case .array(let nodes) = node.value, counts?.contains(nodes.count) != false else {
        return nil
      }
      var values: [Value] = []
      for (index, node) in nodes.enumerated() {
        values.append(try element.decode(node, "element \(index + 1)", &decoder))
      }
      return values
    }
  }

  /// An array, or one value alone.
  var listOrOne: ValueKind<[Value]> { .either([map { [$0] }, list()]) }

  /// An object whose names the author chooses.
  var map: ValueKind<[(name: String, value: Value)]> {
    let element = self
    return ValueKind<[(name: String, value: Value)]>(form: .map(form)) {
      (node, decoder) throws(ReliefError) in
      guard case .object(let members) = node.value else { return nil }
      var values: [(name: String, value: Value)] = []
      for member in members {
        values.append(
          (member.name, try element.decode(member.node, "'\(member.name)'", &decoder)))
      }
      return values
    }
  }

  /// The first of several kinds that fits.
  static func either(_ kinds: [ValueKind]) -> ValueKind {
    ValueKind(form: .either(kinds.map(\.form))) { (node, decoder) throws(ReliefError) in
      for kind in kinds {
        if let value = try kind.read(node, &decoder) { return value }
      }
      return nil
    }
  }

  /// A text that spells a value.
  ///
  /// - Parameter words: as a message calls it, such as "a color".
  static func spelled(_ words: String, _ parse: @escaping @Sendable (String) -> Value?) -> ValueKind
  {
    ValueKind(form: .spelled(words)) { node, _ in
      if case .string(let text) = node.value { parse(text) } else { nil }
    }
  }

  /// What only `null` says.
  static func null(_ value: Value) -> ValueKind where Value: Sendable {
    ValueKind(form: .null) { node, _ in
      if case .null = node.value { value } else { nil }
    }
  }
}
