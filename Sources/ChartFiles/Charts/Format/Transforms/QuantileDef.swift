/// The values below which parts of the rows lie.
struct QuantileDef: PlacedDef {
  var field: String?
  var groups: [String]?
  var parts: [Double]?
  var step: Double?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<QuantileDef>(
    name: "Quantile", summary: "the values below which parts of the rows lie",
    required: ["quantile"]
  ) {
    [
      Property("quantile", \.field, .text, "A field of numbers"),
      Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      Property(
        "probs", \.parts, ValueKind<Double>.number(in: 0...1).list(1...100_000),
        "The parts, from 0 to 1"),
      Property(
        "step", \.step, .number(in: 1e-5...1), "Between parts; 0.01 by default, from half of it on"),
      Property(
        "as", \.names, ValueKind<String>.text.list(2...2),
        "For the parts and the values: prob and value by default"),
    ]
  }
}
