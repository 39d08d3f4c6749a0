/// The least and the greatest value, for domains.
struct ExtentDef: PlacedDef {
  var field: String?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<ExtentDef>(
    name: "Extent", summary: "the least and the greatest value, for domains",
    required: ["extent", "param"]
  ) {
    [
      Property("extent", \.field, .text, "A field of numbers or dates"),
      Property("param", \.name, .text, "The name by which a scale has it as its domain"),
    ]
  }
}
