/// A chart file as it is written: Vega-Lite's format, with what 3D adds to it.
///
/// The way of a chart file, a verb and a value a step:
///
/// - parse: the text becomes `JSONNode`s, rows of data aside (`JSONParser`);
/// - decode: the nodes become a `ChartFile`, plain structs that mirror the format. Each kind of
///   object lists its properties once (`ObjectKind`): from that list come reading, the errors for
///   unknown names, and `docs/chart.schema.json`;
/// - load: the fields that a view names are read in columns, and its transforms change them
///   (`Frame`);
/// - lower: a view and its columns become `MarkGroup`s and a `ChartSpec`, the same value that Swift
///   source becomes, and views beside each other a `PageSpec`.
package struct ChartFile: Sendable, PlacedDef {
  var view = ViewDef()
  var config: ConfigDef?
  var background: OrNull<BackgroundDef>?
  /// Rows of data that views name.
  var datasets: [(name: String, value: RecordsDef)]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<ChartFile>(
    name: "Chart", summary: "a chart, or several beside each other"
  ) {
    [
      Property("config", \.config, ConfigDef.kind.value, "The look of all charts of the file"),
      Property(
        "background", \.background, BackgroundDef.value.orNull,
        "What is behind the charts: a color, or null for nothing"),
      Property(
        "datasets", \.datasets, RecordsDef.value.map, "Rows of data by the names that views use"),
      .ignored("$schema", "The address of the format's schema"),
      .ignored("usermeta", "Notes for other programs"),
    ]
      + ViewDef.kind.properties().map { (property: Property<ViewDef>) in
        property.within(\ChartFile.view)
      }
      + Property.absent("params", reason: "a picture has nothing to be chosen in it")
      + [
        .noted("autosize", "a chart always fits into its size"),
        .noted("padding", "a page keeps a margin of its own"),
      ]
  }
}

/// What is behind a chart.
enum BackgroundDef: Sendable, Hashable {
  case transparent
  case color(ColorDef)

  static let value = ValueKind<BackgroundDef>.either([
    ValueKind<String>.choice(["transparent"]).map { _ in .transparent },
    ColorDef.value.map { .color($0) },
  ])
}
