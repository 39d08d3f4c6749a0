/// Values of rows before and behind a row.
struct WindowDef: PlacedDef {
  var operations: [WindowOperationDef]?
  var groups: [String]?
  var sort: [SortFieldDef]?
  var frame: [OrNull<Int>]?
  var ignoresPeers: Bool?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<WindowDef>(
    name: "Window", summary: "values of rows about a row", required: ["window"]
  ) {
    [
      Property("window", \.operations, WindowOperationDef.kind.value.list(), "The values"),
      Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      Property("sort", \.sort, SortFieldDef.kind.value.list(), "The order of rows"),
      Property(
        "frame", \.frame, ValueKind<Int>.integer(in: -1_000_000...1_000_000).orNull.list(2...2),
        "From how many rows before to how many behind; null for all"),
      Property("ignorePeers", \.ignoresPeers, .boolean, "Whether equal rows count one by one"),
    ]
  }
}
