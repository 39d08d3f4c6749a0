/// A smooth curve by regressions of neighbors.
struct LoessDef: PlacedDef {
  var y: String?
  var x: String?
  var groups: [String]?
  var bandwidth: Double?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<LoessDef>(
    name: "Loess", summary: "a smooth curve by regressions of neighbors", required: ["loess", "on"]
  ) {
    [
      Property("loess", \.y, .text, "The field that depends"),
      Property("on", \.x, .text, "The field on which it depends"),
      Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      Property(
        "bandwidth", \.bandwidth, .number(in: 0...1),
        "The part of the rows that are neighbors; 0.3 by default"),
      Property("as", \.names, ValueKind<String>.text.list(2...2), "The names of the two fields"),
    ]
  }
}
