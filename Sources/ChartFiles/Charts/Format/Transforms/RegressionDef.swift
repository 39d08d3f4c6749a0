/// A curve through points.
struct RegressionDef: PlacedDef {
  enum Method: String, CaseIterable, Sendable {
    case linear
    case log
    case exp
    case pow
    case quad
    case poly
  }

  var y: String?
  var x: String?
  var method: Method?
  var order: Int?
  var extent: [Double]?
  var groups: [String]?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<RegressionDef>(
    name: "Regression", summary: "a curve by least squares", required: ["regression", "on"]
  ) {
    [
      Property("regression", \.y, .text, "The field that depends"),
      Property("on", \.x, .text, "The field on which it depends"),
      Property("method", \.method, .choice, "The kind of curve; linear by default"),
      Property("order", \.order, .integer(in: 1...10), "Of poly; 3 by default"),
      Property(
        "extent", \.extent, ValueKind<Double>.number.list(2...2), "Over what the curve goes"),
      Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      Property("as", \.names, ValueKind<String>.text.list(2...2), "The names of the two fields"),
    ]
      + Property.absent("params", reason: "a curve is made, not its coefficients")
  }
}

extension ValueKind where Value == [String] {
  /// Names of fields.
  static var fields: ValueKind { ValueKind<String>.text.list(0...1000) }
}
