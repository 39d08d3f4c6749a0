import Diagnostics

/// How far a property of the format is honoured.
enum PropertySupport: Sendable {
  case full
  /// It is read, and noted to change nothing; the reason says why.
  case noted(String)
  /// It is an error, or with leniency a warning.
  case absent(String)
}

/// A property of an object of a chart file.
struct Property<Def>: Sendable {
  let name: String
  let form: ValueForm
  /// One sentence without its point, for the schema.
  let summary: String
  let support: PropertySupport
  let read: @Sendable (inout Def, JSONNode, inout ChartDecoder) throws(ReliefError) -> Void

  /// A property that is kept in the object.
  init<Value>(
    _ name: String, _ path: WritableKeyPath<Def, Value?> & Sendable, _ kind: ValueKind<Value>,
    _ summary: String
  ) {
    self.name = name
    self.summary = summary
    form = kind.form
    support = .full
    read = { (def, node, decoder) throws(ReliefError) in
      def[keyPath: path] = try kind.decode(node, "'\(name)'", &decoder)
    }
  }

  /// A property of other readers of the format, which says nothing to this one.
  static func ignored(_ name: String, _ summary: String) -> Property {
    Property(name: name, form: .anything, summary: summary, support: .full) {
      _, _, _ in
    }
  }

  /// A property that is read and changes nothing of a picture.
  static func noted(_ name: String, _ reason: String) -> Property {
    Property(name: name, form: .anything, summary: reason, support: .noted(reason)) { _, _, _ in }
  }

  /// Properties of the format that are not there.
  static func absent(_ names: String..., reason: String) -> [Property] {
    names.map { name in
      Property(name: name, form: .anything, summary: reason, support: .absent(reason)) { _, _, _ in
      }
    }
  }

  private init(
    name: String, form: ValueForm, summary: String, support: PropertySupport,
    read: @escaping @Sendable (inout Def, JSONNode, inout ChartDecoder) throws(ReliefError) -> Void
  ) {
    self.name = name
    self.form = form
    self.summary = summary
    self.support = support
    self.read = read
  }

  /// The same property of an object that has this one in it.
  func within<Outer>(_ path: WritableKeyPath<Outer, Def> & Sendable) -> Property<Outer> {
    let read = read
    return Property<Outer>(name: name, form: form, summary: summary, support: support) {
      (outer, node, decoder) throws(ReliefError) in
      try read(&outer[keyPath: path], node, &decoder)
    }
  }

  var schema: SchemaProperty {
    SchemaProperty(name: name, form: form, summary: summary, support: support)
  }
}
