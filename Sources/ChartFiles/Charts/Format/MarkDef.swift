import ChartModel
import Diagnostics

/// What rows are drawn as, with the look that all of them have.
struct MarkDef: PlacedDef {
  var type: MarkType?
  var color: PaintDef?
  var opacity: Double?
  /// In square points, in a plane.
  var size: Double?
  /// A fraction of the box's side.
  var diameter: Double?
  var shape: String?
  var rotation: RotationDef?
  var metalness: Double?
  var roughness: Double?
  var stroke = StrokeDef()
  var bar = BarDef()
  var surface = SurfaceDef()
  var text = TextMarkDef()
  var capLength: Double?
  var plane = PlaneMarkDef()
  var place: JSONPlace?

  init() {}

  static let value = ValueKind<MarkDef>.either([
    ValueKind(form: MarkType.value.form) { (node, decoder) throws(ReliefError) in
      guard let type = try MarkType.value.read(node, &decoder) else { return nil }
      var mark = MarkDef()
      mark.type = type
      mark.place = node.place
      return mark
    },
    kind.value,
  ])

  static let kind = ObjectKind<MarkDef>(name: "Mark", summary: "what rows are drawn as") {
    [
      Property("type", \.type, MarkType.value, "The kind of mark"),
      Property("color", \.color, PaintDef.value, "A color or a gradient"),
      Property("opacity", \.opacity, .number(in: 0...1), "How much the marks hide"),
      Property(
        "size", \.size, .number(in: 0...1e6),
        "In a chart of x and y, of points in square points; the thickness of bars and the length of "
          + "ticks in points"),
      Property(
        "diameter", \.diameter, .number(in: 0...1),
        "Of points, as a fraction of the box's side or of the plot's shorter one"),
      Property("shape", \.shape, .choice(ShapeName.all), "Of points"),
      Property("rotation", \.rotation, RotationDef.kind.value, "How symbols are turned"),
      Property("metalness", \.metalness, .number(in: 0...1), "How metallic marks look"),
      Property("roughness", \.roughness, .number(in: 0...1), "How dull marks are"),
      Property("ticks", \.capLength, .number(in: 0...1000), "The caps of error bars, in points"),
      .ignored("style", "The name of a style"),
      .ignored("aria", "For screen readers of web pages"),
      .noted("tooltip", "a picture has no tooltips"),
      .noted("clip", "marks always end at the plot"),
      .noted("filled", "points are always filled"),
      .noted("cursor", "a picture has no cursor"),
    ]
      + StrokeDef.properties.map { $0.within(\.stroke) }
      + BarDef.properties.map { $0.within(\.bar) }
      + SurfaceDef.properties.map { $0.within(\.surface) }
      + TextMarkDef.properties.map { $0.within(\.text) }
      + PlaneMarkDef.properties.map { $0.within(\.plane) }
      + Property.absent(
        "fill", "stroke", "fillOpacity", "strokeOpacity", "x2Offset", "y2Offset", "invalid",
        "order", "theta", "radius", "innerRadius", "outerRadius", "href", "url", "blend",
        reason: "marks here do not have it")
  }
}

/// The kinds of marks.
enum MarkType: String, CaseIterable, Sendable {
  case point
  case circle
  case square
  case line
  case line3d
  case area
  case bar
  case bar3d
  case rule
  case rect
  case tick
  case text
  case errorbar
  case errorband
  case surface
  /// One of the format that is not there, left out with leniency.
  case absent = ""

  static let there = allCases.filter { $0 != .absent }
  /// Those of the format that are not there.
  static let missing = ["arc", "boxplot", "geoshape", "image", "trail"]

  static let value = ValueKind<MarkType>(form: .choice(there.map(\.rawValue))) {
    (node, decoder) throws(ReliefError) in
    guard case .string(let name) = node.value else { return nil }
    if missing.contains(name) {
      try decoder.leaveOut(
        node.place,
        "the mark '\(name)' is not there yet; there are "
          + there.map { "'\($0.rawValue)'" }.joined(separator: ", "))
      return .absent
    }
    return there.first { $0.rawValue == name }
  }
}
