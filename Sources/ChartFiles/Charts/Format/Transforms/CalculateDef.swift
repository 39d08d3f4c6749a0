/// A field by a formula.
struct CalculateDef: PlacedDef {
  var formula: PlacedText?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<CalculateDef>(
    name: "Calculate", summary: "a field by a formula", required: ["calculate", "as"]
  ) {
    [
      Property("calculate", \.formula, .placedText, "A formula of fields, such as datum.a + 1"),
      Property("as", \.name, .text, "The name of the field"),
    ]
  }
}
