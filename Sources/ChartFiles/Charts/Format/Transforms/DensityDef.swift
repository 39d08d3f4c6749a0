/// How densely values lie.
struct DensityDef: PlacedDef {
  var field: String?
  var groups: [String]?
  var isCumulative: Bool?
  var isCounted: Bool?
  var bandwidth: Double?
  var extent: [Double]?
  var steps: Int?
  var ways: ResolveDef.Way?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<DensityDef>(
    name: "Density", summary: "how densely values lie", required: ["density"]
  ) {
    [
      Property("density", \.field, .text, "A field of numbers"),
      Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      Property("cumulative", \.isCumulative, .boolean, "Whether parts below each value are given"),
      Property("counts", \.isCounted, .boolean, "Whether densities are times the number of rows"),
      Property(
        "bandwidth", \.bandwidth, .number(in: 0...1e300),
        "The standard deviation of the Gaussian kernel; 0, the default, for Scott's rule: "
          + "1.06 min(deviation, quartile range / 1.34) / n^0.2"),
      Property(
        "extent", \.extent, ValueKind<Double>.number.list(2...2),
        "Over what the curve goes; by default over the data"),
      Property("steps", \.steps, .integer(in: 1...100_000), "Stretches of a curve; 200 by default"),
      Property(
        "resolve", \.ways, .choice,
        "Whether all groups have the places of all rows; independent by default"),
      Property(
        "as", \.names, ValueKind<String>.text.list(2...2),
        "For the places and the densities: value and density by default"),
    ]
      + Property.absent("minsteps", "maxsteps", reason: "a curve has even steps; give 'steps'")
  }
}
