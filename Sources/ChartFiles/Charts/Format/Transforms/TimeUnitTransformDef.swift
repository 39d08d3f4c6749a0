/// Dates in whole units.
struct TimeUnitTransformDef: PlacedDef {
  var unit: TimeUnit?
  var field: String?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<TimeUnitTransformDef>(
    name: "TimeUnitTransform", summary: "dates in whole units", required: ["timeUnit", "field"]
  ) {
    [
      Property("timeUnit", \.unit, .choice, "The units"),
      Property("field", \.field, .text, "A field of dates"),
      Property("as", \.name, .text, "The name of the field that they make"),
    ]
  }
}
