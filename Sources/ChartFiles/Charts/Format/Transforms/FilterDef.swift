/// Keeps the rows for which something holds.
struct FilterDef: PlacedDef {
  var filter: PredicateDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FilterDef>(
    name: "Filter", summary: "keeps some rows", required: ["filter"]
  ) {
    [Property("filter", \.filter, PredicateDef.value, "What holds for the rows that are kept")]
  }
}
