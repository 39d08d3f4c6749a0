import ChartModel

/// A chart, or several: over each other, beside each other, or one for each of some values.
struct ViewDef: PlacedDef {
  var title: OrNull<TitleDef>?
  var data: OrNull<DataDef>?
  var transform: [TransformDef?]?
  var width: Double?
  var height: Double?
  var mark: MarkDef?
  var encoding: EncodingDef?
  var layer: [ViewDef]?
  var hconcat: [ViewDef]?
  var vconcat: [ViewDef]?
  var concat: [ViewDef]?
  var facet: FacetDef?
  var repeated: RepeatDef?
  /// What is shown for each value of `facet` or `repeated`: one view.
  var spec: [ViewDef]?
  /// Of `concat`, `facet` and `repeated`.
  var columns: Int?
  var spacing: Double?
  var resolve: ResolveDef?
  var camera: CameraDef?
  var proportions: BoxProportions?
  var light: LightSpec?
  var place: JSONPlace?

  init() {}

  /// What arranges other views, of which there may be one; nil for a view with a mark.
  var arrangement: [String] {
    let all = [
      ("layer", layer != nil), ("hconcat", hconcat != nil), ("vconcat", vconcat != nil),
      ("concat", concat != nil), ("facet", facet != nil), ("repeat", repeated != nil),
      ("mark", mark != nil),
    ]
    return all.filter(\.1).map(\.0)
  }

  /// The views in this one.
  var members: [ViewDef] {
    (layer ?? []) + (hconcat ?? []) + (vconcat ?? []) + (concat ?? []) + (spec ?? [])
  }
}

/// A title, which may stand in an object.
struct TitleDef: PlacedDef {
  var text: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<TitleDef>(name: "Title", summary: "a title") {
    [Property("text", \.text, .lines, "The title's text; an array has a line an element")]
      + Property.absent(
        "subtitle", "anchor", "align", "angle", "baseline", "color", "dx", "dy", "font",
        "fontSize", "fontStyle", "fontWeight", "frame", "limit", "lineHeight", "offset", "orient",
        "style", "zindex", reason: "a title has the look of its chart")
  }

  static let value = ValueKind<TitleDef>.either([
    ValueKind<String>.lines.map { text in
      var title = TitleDef()
      title.text = text
      return title
    },
    kind.value,
  ])
}

extension ValueKind where Value == String {
  /// A text, or an array with a line an element.
  static var lines: ValueKind {
    .either([text, text.list().map { $0.joined(separator: "\n") }])
  }
}
