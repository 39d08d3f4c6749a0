/// A row for each element of arrays.
struct FlattenDef: PlacedDef {
  var fields: [String]?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FlattenDef>(
    name: "Flatten", summary: "a row for each element of arrays", required: ["flatten"]
  ) {
    [
      Property(
        "flatten", \.fields, ValueKind<String>.text.list(1...1000), "Fields of arrays, in JSON"),
      Property(
        "as", \.names, ValueKind<String>.text.list(1...1000), "The names of the fields of elements"),
    ]
  }
}
