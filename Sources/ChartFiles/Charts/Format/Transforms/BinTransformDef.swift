/// Ranges of numbers.
struct BinTransformDef: PlacedDef {
  var bin: BinDef?
  var field: String?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<BinTransformDef>(
    name: "BinTransform", summary: "ranges of numbers", required: ["bin", "field", "as"]
  ) {
    [
      Property("bin", \.bin, BinDef.value, "How the ranges are chosen"),
      Property("field", \.field, .text, "A field of numbers"),
      Property(
        "as", \.names, ValueKind<String>.text.listOrOne, "The name of the start, and of the end"),
    ]
  }
}
