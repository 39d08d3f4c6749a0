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
