/// Fields of other rows, found by a key.
struct LookupDef: PlacedDef {
  var field: String?
  var source: LookupSourceDef?
  var names: [String]?
  var standard: ValueDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<LookupDef>(
    name: "Lookup", summary: "fields of other rows, found by a key", required: ["lookup", "from"]
  ) {
    [
      Property("lookup", \.field, .text, "The field with the keys"),
      Property("from", \.source, LookupSourceDef.kind.value, "The other rows"),
      Property("as", \.names, ValueKind<String>.text.listOrOne, "The names here of the fields"),
      Property(
        "default", \.standard, ValueDef.value, "Where no other row has the key; missing by default"),
    ]
  }
}

/// Other rows and what is taken of them.
struct LookupSourceDef: PlacedDef {
  var data: DataDef?
  var key: String?
  var fields: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<LookupSourceDef>(
    name: "LookupSource", summary: "other rows and what is taken of them",
    required: ["data", "key", "fields"]
  ) {
    [
      Property("data", \.data, DataDef.kind.value, "Where they come from"),
      Property("key", \.key, .text, "Their field with the keys; the first row with a key counts"),
      Property(
        "fields", \.fields, ValueKind<String>.text.list(1...1000), "The fields that are taken"),
    ]
      + Property.absent("param", "selection", reason: "a still picture has no selections")
  }
}
