import ChartModel

/// The look of all charts of a file.
struct ConfigDef: PlacedDef {
  var theme: Theme?
  var background: OrNull<BackgroundDef>?
  var mark: MarkConfigDef?
  var axis: AxisDef?
  var axisX: AxisDef?
  var axisY: AxisDef?
  var axisZ: AxisDef?
  var legend: LegendDef?
  var range: RangeConfigDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<ConfigDef>(
    name: "Config", summary: "the look of all charts of the file"
  ) {
    [
      Property("theme", \.theme, .choice, "Colors of ground, lines and text"),
      Property("background", \.background, BackgroundDef.value.orNull, "What is behind the charts"),
      Property("mark", \.mark, MarkConfigDef.kind.value, "Of all marks"),
      Property("axis", \.axis, AxisDef.kind.value, "Of all axes"),
      Property("axisX", \.axisX, AxisDef.kind.value, "Of x axes"),
      Property("axisY", \.axisY, AxisDef.kind.value, "Of y axes"),
      Property("axisZ", \.axisZ, AxisDef.kind.value, "Of z axes"),
      Property("legend", \.legend, LegendDef.kind.value, "Of all legends"),
      Property("range", \.range, RangeConfigDef.kind.value, "Colors where no scale says"),
      .noted("view", "a picture has the size that it is given"),
    ]
      + Property.absent(
        "arc", "area", "aria", "autosize", "bar", "boxplot", "circle", "concat",
        "countTitle", "customFormatTypes", "errorband", "errorbar", "facet", "fieldTitle", "font",
        "header", "image", "line", "lineBreak", "numberFormat", "padding", "params", "point",
        "projection", "rect", "rule", "scale", "selection", "square", "style", "text", "tick",
        "timeFormat", "title", "trail", "axisBand", "axisBottom", "axisLeft", "axisRight",
        "axisTop", "axisDiscrete", "axisQuantitative", "axisTemporal",
        reason: "charts here do not have it")
  }
}

/// The look of all marks.
struct MarkConfigDef: PlacedDef {
  var color: PaintDef?
  var opacity: Double?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<MarkConfigDef>(name: "MarkConfig", summary: "of all marks") {
    [
      Property("color", \.color, PaintDef.value, "Where no mark and no channel says"),
      Property("opacity", \.opacity, .number(in: 0...1), "Where no mark and no channel says"),
    ]
  }
}

/// Colours where no scale says.
struct RangeConfigDef: PlacedDef {
  var category: SchemeOrColors?
  var ramp: SchemeOrColors?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<RangeConfigDef>(
    name: "RangeConfig", summary: "colors where no scale says"
  ) {
    [
      Property("category", \.category, SchemeOrColors.value, "Of names"),
      Property("ramp", \.ramp, SchemeOrColors.value, "Of numbers"),
    ]
      + Property.absent(
        "diverging", "heatmap", "ordinal", "symbol", reason: "'category' and 'ramp' say all")
  }
}

/// Colours by a name, or one by one.
enum SchemeOrColors: Sendable {
  case scheme(SchemeDef)
  case colors([ColorSpec])

  static let value = ValueKind<SchemeOrColors>.either([
    SchemeDef.value.map { .scheme($0) },
    SchemeNameDef.kind.value.map { $0.scheme.map { .scheme($0) } ?? .colors([]) },
    ColorDef.value.list(1...1000).map { .colors($0.map(\.spec)) },
  ])
}

/// A scheme in an object.
struct SchemeNameDef: PlacedDef {
  var scheme: SchemeDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<SchemeNameDef>(name: "SchemeName", summary: "colors by a name") {
    [Property("scheme", \.scheme, SchemeDef.value, "The name")]
  }
}
