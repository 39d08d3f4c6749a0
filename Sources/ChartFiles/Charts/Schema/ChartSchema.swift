/// The JSON Schema of chart files, by which editors complete and check them: draft 7, the one that
/// most of them know.
package enum ChartSchema {
  /// The schema as a text.
  package static var text: String { json.text + "\n" }

  static var json: JSONValue {
    .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Chart file of Relief")),
      ("$ref", .string(reference(ChartFile.kind.schema))),
      ("definitions", .object(objects.map { ($0.name, definition($0)) })),
    ])
  }

  /// All kinds of objects, in the order of their names.
  static var objects: [SchemaObject] {
    var found: [String: SchemaObject] = [:]
    collect(ChartFile.kind.schema, into: &found)
    return found.values.sorted { $0.name < $1.name }
  }

  private static func collect(_ object: SchemaObject, into found: inout [String: SchemaObject]) {
    guard found[object.name] == nil else { return }
    found[object.name] = object
    for property in object.properties() {
      for inner in property.form.objects { collect(inner, into: &found) }
    }
  }

  private static func reference(_ object: SchemaObject) -> String {
    "#/definitions/\(object.name)"
  }

  private static func definition(_ object: SchemaObject) -> JSONValue {
    let properties = object.properties().filter(\.isThere).sorted { $0.name < $1.name }
    return .object([
      ("type", .string("object")),
      ("description", .string(object.summary.sentence)),
      (
        "properties",
        .object(
          properties.map { property in
            let description: (String, JSONValue) = (
              "description", .string(property.description)
            )
            return (property.name, .object([description] + members(property.form)))
          })
      ),
      ("required", .array(object.required.map { .string($0) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// What the schema says of a form.
  private static func members(_ form: ValueForm) -> [(name: String, value: JSONValue)] {
    switch form {
    case .text, .spelled: return [("type", .string("string"))]
    case .number(let range):
      return [("type", .string("number"))]
        + (range.map {
          [("minimum", number($0.lowerBound)), ("maximum", number($0.upperBound))]
        } ?? [])
    case .integer(let range):
      return [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    case .boolean: return [("type", .string("boolean"))]
    case .null: return [("type", .string("null"))]
    case .choice(let names): return [("enum", .array(names.map { .string($0) }))]
    case .list(let element, let counts):
      return [("type", .string("array")), ("items", .object(members(element)))]
        + (counts.map {
          [("minItems", .integer($0.lowerBound)), ("maxItems", .integer($0.upperBound))]
        } ?? [])
    case .object(let object):
      return [("allOf", .array([.object([("$ref", .string(reference(object)))])]))]
    case .map(let value):
      return [
        ("type", .string("object")), ("additionalProperties", .object(members(value))),
      ]
    case .either(let forms):
      return [("anyOf", .array(forms.map { .object(members($0)) }))]
    case .records:
      return [("type", .array([.string("array"), .string("object")]))]
    case .anything: return []
    }
  }

  private static func number(_ value: Double) -> JSONValue {
    Int(exactly: value).map { .integer($0) } ?? .number(value)
  }
}

extension ValueForm {
  /// The objects that may stand there.
  fileprivate var objects: [SchemaObject] {
    switch self {
    case .object(let object): [object]
    case .either(let forms): forms.flatMap(\.objects)
    case .list(let form, _), .map(let form): form.objects
    default: []
    }
  }
}

extension SchemaProperty {
  /// Whether a file may have it.
  var isThere: Bool { if case .absent = support { false } else { true } }

  fileprivate var description: String {
    if case .noted(let reason) = support { return "Changes nothing: \(reason)." }
    return summary.sentence
  }
}

extension String {
  /// With a capital letter and a point.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
