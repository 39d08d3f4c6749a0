/// A column for each value of a field.
struct PivotDef: PlacedDef {
  var field: String?
  var value: String?
  var groups: [String]?
  var limit: Int?
  var operation: AggregateOperation?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<PivotDef>(
    name: "Pivot", summary: "a column for each value of a field", required: ["pivot", "value"]
  ) {
    [
      Property("pivot", \.field, .text, "The field whose values become columns"),
      Property("value", \.value, .text, "The field with their values"),
      Property("groupby", \.groups, .fields, "The fields whose values make rows"),
      Property("limit", \.limit, .integer(in: 0...10_000), "At most so many columns; 0 for all"),
      Property(
        "op", \.operation, AggregateOperation.value, "One value for many rows; sum by default"),
    ]
  }
}
