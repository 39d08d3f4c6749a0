/// Columns below each other.
struct FoldDef: PlacedDef {
  var fields: [String]?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FoldDef>(
    name: "Fold", summary: "columns below each other", required: ["fold"]
  ) {
    [
      Property("fold", \.fields, ValueKind<String>.text.list(1...1000), "The fields"),
      Property(
        "as", \.names, ValueKind<String>.text.list(2...2), "For the fields' names and their values"),
    ]
  }
}
