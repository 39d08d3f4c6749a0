/// Values that lie on each other.
struct StackTransformDef: PlacedDef {
  enum Offset: String, CaseIterable, Sendable {
    case zero
    case center
    case normalize
  }

  var field: String?
  var groups: [String]?
  var sort: [SortFieldDef]?
  var offset: Offset?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<StackTransformDef>(
    name: "Stack", summary: "values on each other", required: ["stack", "as"]
  ) {
    [
      Property("stack", \.field, .text, "The field that is stacked"),
      Property("groupby", \.groups, .fields, "The fields whose values make stacks"),
      Property("sort", \.sort, SortFieldDef.kind.value.list(), "The order in a stack"),
      Property("offset", \.offset, .choice, "Where stacks begin; zero by default"),
      Property(
        "as", \.names, ValueKind<String>.text.listOrOne, "The name of the start, and of the end"),
    ]
  }
}
