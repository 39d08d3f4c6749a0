import Diagnostics

extension ChannelDef {
  /// The kinds of channels, by the properties that they have.
  static let position = kind(
    "PositionChannel", "a field on an axis",
    fieldNames + ["title", "scale", "axis", "sort", "stack", "value", "datum", "bandPosition"]
      + ["impute"])
  static let secondPosition = kind(
    "SecondPositionChannel", "where a range ends",
    ["field", "type", "aggregate", "title", "value", "datum", "bin", "timeUnit", "bandPosition"])
  static let color = kind(
    "ColorChannel", "what colors marks",
    fieldNames + ["title", "scale", "legend", "sort", "value", "datum", "from"],
    conditions: ConditionDef.color)
  static let look = kind(
    "LookChannel", "a look of marks",
    fieldNames + ["title", "scale", "legend", "sort", "value", "datum"],
    conditions: ConditionDef.look)
  static let offset = kind(
    "OffsetChannel", "what stands side by side", fieldNames + ["title", "scale", "sort"])
  static let text = kind(
    "TextChannel", "what texts say",
    fieldNames + ["format", "formatType", "title", "value", "datum"],
    conditions: ConditionDef.text)
  static let key = kind("KeyChannel", "what marks are recognised by", ["field", "type", "title"])
  static let field = kind("FieldChannel", "a field", fieldNames + ["title", "sort"])
  static let facet = kind(
    "FacetChannel", "a field whose values part the rows into charts",
    fieldNames + ["title", "sort", "header", "columns", "spacing", "align", "center", "bounds"])

  private static let fieldNames = ["field", "type", "aggregate", "bin", "timeUnit"]

  private static func kind(
    _ name: String, _ summary: String, _ names: [String],
    conditions: ValueKind<[ConditionDef]>? = nil
  ) -> ObjectKind<ChannelDef> {
    ObjectKind(name: name, summary: summary) {
      properties(names)
        + (conditions.map {
          [
            Property(
              "condition", \.conditions, $0, "What marks get for whose rows something holds")
          ]
        } ?? [])
    }
  }

  /// The properties of channels with some names.
  static func properties(_ names: [String]) -> [Property<ChannelDef>] {
    all.filter { names.contains($0.name) }
  }

  private static var all: [Property<ChannelDef>] {
    [
      Property("field", \.field, FieldName.value, "The name of a field of the rows"),
      Property("type", \.type, .choice, "What the field holds; by default what the data does"),
      Property("aggregate", \.aggregate, AggregateDef.value, "One value for many rows"),
      Property("bin", \.bin, BinDef.value, "Ranges of numbers in place of numbers"),
      Property("timeUnit", \.timeUnit, .choice, "Dates in whole units"),
      Property("title", \.title, ValueKind<String>.lines.orNull, "The name for readers"),
      Property("scale", \.scale, ScaleDef.kind.value.orNull, "From data to places or looks"),
      Property("axis", \.axis, AxisDef.kind.value.orNull, "What stands along the axis"),
      Property("legend", \.legend, LegendDef.kind.value.orNull, "What explains the look"),
      Property("sort", \.sort, SortDef.value.orNull, "The order of values"),
      Property("stack", \.stack, StackDef.value, "Whether bars at one place stand on each other"),
      Property("value", \.value, ConstantDef.value, "A look for all marks"),
      Property("datum", \.datum, ConstantDef.datum, "One value of the data for all marks"),
      Property("from", \.from, .choice, "Colors by height, or by where the surface faces"),
      Property("format", \.format, .format, "How numbers and dates are written"),
      Property(
        "bandPosition", \.bandPosition, .number(in: 0...1),
        "Where marks stand in their bins: 0 for the start, 0.5 by default"),
    ]
      + Property.absent("impute", reason: "missing values are left out")
      + Property.absent(
        "header", "columns", "spacing", "align", "center", "bounds", "formatType",
        reason: "the charts of a facet have their values as titles")
  }
}

extension FieldName {
  static let value = ValueKind<FieldName>.either([
    ValueKind<String>.text.map { .name($0.unescapedField) },
    RepeatedFieldDef.kind.value.map { .repeated($0.name ?? "repeat") },
  ])
}

/// A field that a repeated chart puts there.
struct RepeatedFieldDef: PlacedDef {
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<RepeatedFieldDef>(
    name: "RepeatedField", summary: "the field that 'repeat' puts there"
  ) {
    [
      Property(
        "repeat", \.name, .choice(["repeat", "row", "column", "layer"]), "Of which list of fields")
    ]
  }
}

extension String {
  /// A field's name without the backslashes that keep points and brackets from meaning a path.
  var unescapedField: String {
    guard contains("\\") else { return self }
    var isEscaped = false
    return filter { letter in
      isEscaped = letter == "\\" && !isEscaped
      return !isEscaped
    }
  }
}
