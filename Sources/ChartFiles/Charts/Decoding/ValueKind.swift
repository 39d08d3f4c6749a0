import Diagnostics

/// A kind of value in a chart file: what it looks like and how it is read.
struct ValueKind<Value>: Sendable {
  let form: ValueForm
  /// nil where the node is of another kind; throws where it is of this one and has a mistake.
  let read: @Sendable (JSONNode, inout ChartDecoder) throws(ReliefError) -> Value?

  /// - Parameter name: how a message calls the value.
  func decode(
    _ node: JSONNode, _ name: String, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> Value {
    if let value = try read(node, &decoder) { return value }
    var message = "\(name) is \(node.words); it should be \(form.words)"
    if case .string(let text) = node.value, let near = nearest(to: text, in: form.choices) {
      message = "\(name) is \(node.words); did you mean '\(near)'?"
    }
    throw decoder.fault(node.place, message)
  }

  /// The same value in another form.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueKind<Other> {
    let read = read
    return ValueKind<Other>(form: form) { (node, decoder) throws(ReliefError) in
      try read(node, &decoder).map(transform)
    }
  }
}

extension ValueKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the names of an enumeration.
  static var choice: ValueKind {
    ValueKind(form: .choice(Value.allCases.map(\.rawValue))) { node, _ in
      if case .string(let text) = node.value { Value(rawValue: text) } else { nil }
    }
  }
}

extension ValueKind where Value == String {
  static var text: ValueKind {
    ValueKind(form: .text) { node, _ in
      if case .string(let text) = node.value { text } else { nil }
    }
  }

  /// One of some names.
  static func choice(_ names: [String]) -> ValueKind {
    ValueKind(form: .choice(names)) { node, _ in
      if case .string(let text) = node.value, names.contains(text) { text } else { nil }
    }
  }
}

extension ValueKind where Value == Double {
  static var number: ValueKind { number(in: nil) }

  static func number(in range: ClosedRange<Double>?) -> ValueKind {
    ValueKind(form: .number(range)) { node, _ in
      guard case .number(let value) = node.value, range?.contains(value) != false else {
        return nil
      }
      return value
    }
  }
}

extension ValueKind where Value == Int {
  static func integer(in range: ClosedRange<Int>) -> ValueKind {
    ValueKind(form: .integer(range)) { node, _ in
      guard case .number(let value) = node.value, let whole = Int(exactly: value),
        range.contains(whole)
      else { return nil }
      return whole
    }
  }
}

extension ValueKind where Value == Bool {
  static var boolean: ValueKind {
    ValueKind(form: .boolean) { node, _ in
      if case .boolean(let value) = node.value { value } else { nil }
    }
  }
}

extension JSONNode {
  /// As a message says what stands there.
  var words: String {
    switch value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "the number \(Int(exactly: value).map { "\($0)" } ?? "\(value)")"
    case .string(let text): "the text '\(text.shortened(to: 40))'"
    case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
    case .object: "an object"
    case .records: "an array or object of data"
    }
  }
}
