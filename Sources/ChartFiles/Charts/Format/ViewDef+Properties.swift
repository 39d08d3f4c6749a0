import ChartModel
import Diagnostics

extension ViewDef {
  static let kind = ObjectKind<ViewDef>(name: "View", summary: "a chart or several") {
    [
      .ignored("name", "A name for the view"),
      .ignored("description", "What the chart shows, for readers of the file"),
      Property("title", \.title, TitleDef.value.orNull, "The title above the chart"),
      Property(
        "data", \.data, DataDef.kind.value.orNull,
        "Where the rows come from; by default those of "
          + "the view around"),
      Property(
        "transform", \.transform, TransformDef.value.list(), "What is done to the rows first"),
      Property("width", \.width, .length, "In points"),
      Property("height", \.height, .length, "In points"),
      Property("mark", \.mark, MarkDef.value, "What the rows are drawn as"),
      Property("encoding", \.encoding, EncodingDef.kind.value, "From fields to places and looks"),
      Property("layer", \.layer, views, "Marks in one plot, on the same axes"),
      Property("hconcat", \.hconcat, views, "Charts beside each other"),
      Property("vconcat", \.vconcat, views, "Charts one below the other"),
      Property("concat", \.concat, views, "Charts in rows of so many columns"),
      Property("facet", \.facet, FacetDef.value, "A chart for each value of a field"),
      Property("repeat", \.repeated, RepeatDef.value, "A chart for each of some fields"),
      Property("spec", \.spec, view.map { [$0] }, "The chart that facet or repeat shows"),
      Property(
        "columns", \.columns, .integer(in: 1...100), "How many charts stand beside each other"),
      Property("spacing", \.spacing, .number(in: 0...10_000), "Between charts, in points"),
      Property("resolve", \.resolve, ResolveDef.kind.value, "Which scales charts share"),
      Property("camera", \.camera, CameraDef.kind.value, "From where a 3D chart is seen"),
      Property("proportions", \.proportions, .proportions, "The sides of a 3D chart's box"),
      Property("light", \.light, .choice, "The light in which 3D marks are seen"),
    ]
      + Property.absent(
        "projection", "selection", "bounds", "align", "center", "view",
        reason: "no chart here has it")
  }

  /// A view in another one.
  private static var view: ValueKind<ViewDef> {
    ValueKind(form: .object(schema)) { (node, decoder) throws(ReliefError) in
      try kind.value.read(node, &decoder)
    }
  }

  private static var views: ValueKind<[ViewDef]> { view.list() }

  /// As a computed property: a view's kind holds views.
  private static var schema: SchemaObject {
    SchemaObject(name: "View", summary: "a chart or several") {
      kind.properties().map { $0.schema }
    }
  }
}

extension ValueKind where Value == Double {
  /// Of a chart's side, in points.
  static var length: ValueKind { number(in: 1...100_000) }
}

extension ValueKind where Value == BoxProportions {
  /// `cube`, `data`, or a ratio.
  static var proportions: ValueKind {
    .either([
      ValueKind<String>.choice(["cube", "data"]).map { $0 == "data" ? .data : .cube },
      ValueKind<Double>.number(in: 1e-6...1e6).list(3...3).map {
        .ratio(x: $0[0], y: $0[1], z: $0[2])
      },
    ])
  }
}
