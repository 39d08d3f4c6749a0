/// Rows of one group become one, or learn a value of all.
struct AggregateTransformDef: PlacedDef {
  var operations: [FieldOperationDef]?
  var groups: [String]?
  var place: JSONPlace?

  init() {}

  /// - Parameter name: of the property with the operations.
  static func kind(_ name: String) -> ObjectKind<AggregateTransformDef> {
    ObjectKind(
      name: name == "aggregate" ? "Aggregate" : "JoinAggregate",
      summary: name == "aggregate" ? "one row for each group" : "values of groups for each row",
      required: [name]
    ) {
      [
        Property(name, \.operations, FieldOperationDef.kind.value.list(), "The values"),
        Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      ]
    }
  }
}

/// A value of many rows.
struct FieldOperationDef: PlacedDef {
  var operation: AggregateOperation?
  var field: String?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FieldOperationDef>(
    name: "FieldOperation", summary: "a value of many rows", required: ["op"]
  ) {
    [
      Property("op", \.operation, AggregateOperation.value, "What is computed"),
      Property("field", \.field, .text, "Of what; count needs none"),
      Property("as", \.name, .text, "The name of the field"),
    ]
  }
}
