/// The channels of marks.
enum ChannelName: String, CaseIterable, Sendable {
  case x
  case y
  case z
  case x2
  case y2
  case z2
  case xError
  case yError
  case zError
  case color
  case size
  case shape
  case opacity
  case strokeDash
  case xOffset
  case yOffset
  case text
  case key
  case row
  case column
  case facet
}

/// From fields to places and looks.
struct EncodingDef: PlacedDef {
  private var channels: [ChannelName: ChannelDef] = [:]
  var detail: [ChannelDef]?
  var order: [ChannelDef]?
  var place: JSONPlace?

  init() {}

  subscript(name: ChannelName) -> ChannelDef? {
    get { channels[name] }
    set { channels[name] = newValue }
  }

  /// All channels in the order of their names' list, those that part marks last.
  var all: [ChannelDef] {
    ChannelName.allCases.compactMap { channels[$0] } + (detail ?? []) + (order ?? [])
  }

  static let kind = ObjectKind<EncodingDef>(
    name: "Encoding", summary: "from fields to places and looks"
  ) {
    [
      Property("x", \.[.x], ChannelDef.position.value, "Along the width"),
      Property("y", \.[.y], ChannelDef.position.value, "Along the height"),
      Property(
        "z", \.[.z], ChannelDef.position.value,
        "Along the depth; without it a chart is one of x and y"),
      Property("x2", \.[.x2], ChannelDef.secondPosition.value, "Where ranges of x end"),
      Property("y2", \.[.y2], ChannelDef.secondPosition.value, "Where ranges of y end"),
      Property("z2", \.[.z2], ChannelDef.secondPosition.value, "Where ranges of z end"),
      Property("xError", \.[.xError], ChannelDef.secondPosition.value, "How far x may be off"),
      Property("yError", \.[.yError], ChannelDef.secondPosition.value, "How far y may be off"),
      Property("zError", \.[.zError], ChannelDef.secondPosition.value, "How far z may be off"),
      Property("color", \.[.color], ChannelDef.color.value, "The color of marks"),
      Property("size", \.[.size], ChannelDef.look.value, "The area of points"),
      Property("shape", \.[.shape], ChannelDef.look.value, "The shape of points"),
      Property("opacity", \.[.opacity], ChannelDef.look.value, "How much marks hide"),
      Property("strokeDash", \.[.strokeDash], ChannelDef.look.value, "The dashes of lines"),
      Property(
        "xOffset", \.[.xOffset], ChannelDef.offset.value,
        "What stands side by side at a place of x"),
      Property(
        "yOffset", \.[.yOffset], ChannelDef.offset.value,
        "What stands side by side at a place of y"),
      Property("text", \.[.text], ChannelDef.text.value, "What texts say"),
      Property(
        "detail", \.detail, ChannelDef.field.value.listOrOne, "What parts the vertices of lines"),
      Property(
        "order", \.order, ChannelDef.field.value.listOrOne, "The order of vertices and bars"),
      Property(
        "key", \.[.key], ChannelDef.key.value,
        "What a mark is recognised by from state to state of 'relief spin --animate-by'"),
      Property("row", \.[.row], ChannelDef.facet.value, "A row of charts for each value"),
      Property("column", \.[.column], ChannelDef.facet.value, "A column of charts for each value"),
      Property("facet", \.[.facet], ChannelDef.facet.value, "A chart for each value"),
      .noted("tooltip", "a picture has no tooltips"),
      .noted("href", "a picture has no links"),
      .noted("description", "a picture has no descriptions of marks"),
    ]
      + Property.absent("fill", "stroke", reason: "'color' colors marks")
      + Property.absent(
        "fillOpacity", "strokeOpacity", reason: "'opacity' says how much marks hide")
      + Property.absent(
        "strokeWidth", "angle", "theta", "theta2", "radius",
        "radius2", "longitude", "latitude", "longitude2", "latitude2", "xError2", "yError2", "url",
        "time", reason: "marks here do not have it")
  }
}
