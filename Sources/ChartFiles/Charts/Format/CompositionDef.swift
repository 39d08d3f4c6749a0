import Diagnostics

/// The fields whose values part the rows into charts.
struct FacetDef: PlacedDef {
  /// Of charts in rows of so many columns.
  var wrapped: ChannelDef?
  var row: ChannelDef?
  var column: ChannelDef?
  var place: JSONPlace?

  init() {}

  static let value = ValueKind<FacetDef>(
    form: .either([grid.value.form, ChannelDef.facet.value.form])
  ) {
    (node, decoder) throws(ReliefError) in
    guard case .object = node.value else { return nil }
    if node["row"] != nil || node["column"] != nil { return try grid.value.read(node, &decoder) }
    var facet = FacetDef()
    facet.wrapped = try ChannelDef.facet.value.read(node, &decoder)
    facet.place = node.place
    return facet
  }

  private static let grid = ObjectKind<FacetDef>(name: "FacetGrid", summary: "rows and columns") {
    [
      Property("row", \.row, ChannelDef.facet.value, "A row of charts for each value"),
      Property("column", \.column, ChannelDef.facet.value, "A column of charts for each value"),
    ]
  }
}

/// The fields for which a chart is repeated.
struct RepeatDef: PlacedDef {
  /// Of charts in rows of so many columns.
  var wrapped: [String]?
  var row: [String]?
  var column: [String]?
  var layer: [String]?
  var place: JSONPlace?

  init() {}

  static let value = ValueKind<RepeatDef>.either([
    ValueKind<String>.text.list(1...1000).map { fields in
      var definition = RepeatDef()
      definition.wrapped = fields
      return definition
    },
    kind.value,
  ])

  private static let kind = ObjectKind<RepeatDef>(
    name: "RepeatGrid", summary: "lists of fields"
  ) {
    let fields = ValueKind<String>.text.list(1...1000)
    return [
      Property("row", \.row, fields, "A row of charts for each"),
      Property("column", \.column, fields, "A column of charts for each"),
      Property("layer", \.layer, fields, "A layer of the chart for each"),
    ]
  }
}

/// Which scales charts beside each other share.
struct ResolveDef: PlacedDef {
  enum Way: String, CaseIterable, Sendable {
    case shared
    case independent
  }

  var scale: ResolveScaleDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<ResolveDef>(name: "Resolve", summary: "which scales are shared") {
    [Property("scale", \.scale, ResolveScaleDef.kind.value, "By the names of channels")]
      + Property.absent("axis", "legend", reason: "they follow their scales")
  }
}

/// Which scales charts beside each other share, by the names of channels.
struct ResolveScaleDef: PlacedDef {
  private var ways: [String: ResolveDef.Way] = [:]
  var place: JSONPlace?

  init() {}

  subscript(name: String) -> ResolveDef.Way? {
    get { ways[name] }
    set { ways[name] = newValue }
  }

  static let names = ["x", "y", "z", "color"]

  static let kind = ObjectKind<ResolveScaleDef>(name: "ResolveScale", summary: "shared scales") {
    names.map { Property($0, \.[$0], .choice, "Whether charts share this scale") }
      + Property.absent("size", "shape", "opacity", reason: "charts do not share it")
  }
}
