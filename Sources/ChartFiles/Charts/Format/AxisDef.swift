import ChartModel

/// What stands along an axis.
struct AxisDef: PlacedDef {
  var title: OrNull<String>?
  var values: [ValueDef]?
  var tickCount: Int?
  var tickMinStep: Double?
  var format: String?
  var grid: Bool?
  var ticks: Bool?
  var labels: Bool?
  var orient: Orient?
  var labelAngle: Double?
  var labelOverlap: Bool?
  var labelColor: ColorDef?
  var labelFontSize: Double?
  var gridColor: ColorDef?
  var gridDash: [Double]?
  var gridWidth: Double?
  var tickColor: ColorDef?
  var tickWidth: Double?
  var tickSize: Double?
  var titlePadding: Double?
  var titleAnchor: Anchor?
  var place: JSONPlace?

  init() {}

  enum Orient: String, CaseIterable, Sendable {
    case top
    case bottom
    case left
    case right

    var side: PlotSide {
      switch self {
      case .top: .top
      case .bottom: .bottom
      case .left: .leading
      case .right: .trailing
      }
    }
  }

  enum Anchor: String, CaseIterable, Sendable {
    case start
    case middle
    case end

    var alignment: AxisTitlePlace.Alignment {
      switch self {
      case .start: .start
      case .middle: .center
      case .end: .end
      }
    }
  }

  static let kind = ObjectKind<AxisDef>(name: "Axis", summary: "what stands along an axis") {
    [
      Property("title", \.title, ValueKind<String>.lines.orNull, "null for none"),
      Property("values", \.values, ValueDef.value.list(0...10_000), "Where marks stand"),
      Property("tickCount", \.tickCount, .integer(in: 1...1000), "About how many marks"),
      Property("tickMinStep", \.tickMinStep, .number(in: 1e-300...1e300), "Between two marks"),
      Property("format", \.format, .format, "How numbers and dates are written"),
      Property("grid", \.grid, .boolean, "Whether there are lines on the walls"),
      Property("ticks", \.ticks, .boolean, "Whether there are ticks"),
      Property("labels", \.labels, .boolean, "Whether values are written"),
      Property("orient", \.orient, .choice, "The side of a chart of x and y"),
      Property("labelAngle", \.labelAngle, .number(in: -360...360), "Clockwise, in degrees"),
      Property("labelOverlap", \.labelOverlap, .boolean, "false keeps labels that cover others"),
      Property("labelColor", \.labelColor, ColorDef.value, "Of labels"),
      Property("labelFontSize", \.labelFontSize, .number(in: 1...1000), "In points"),
      Property("gridColor", \.gridColor, ColorDef.value, "Of grid lines"),
      Property("gridDash", \.gridDash, .dash, "Strokes and gaps in turn, in points"),
      Property("gridWidth", \.gridWidth, .number(in: 0...1000), "In points"),
      Property("tickColor", \.tickColor, ColorDef.value, "Of ticks"),
      Property("tickWidth", \.tickWidth, .number(in: 0...1000), "In points"),
      Property("tickSize", \.tickSize, .number(in: 0...1000), "In points"),
      Property("titlePadding", \.titlePadding, .number(in: -1000...1000), "Before the title"),
      Property("titleAnchor", \.titleAnchor, .choice, "Where along the axis the title stands"),
    ]
      + Property.absent(
        "aria", "bandPosition", "description", "domain", "domainCap", "domainColor", "domainDash",
        "domainDashOffset", "domainOpacity", "domainWidth", "formatType", "gridCap",
        "gridDashOffset", "gridOpacity", "labelAlign", "labelBaseline", "labelBound", "labelExpr",
        "labelFlush", "labelFlushOffset", "labelFont", "labelFontStyle", "labelFontWeight",
        "labelLimit", "labelLineHeight", "labelOffset", "labelOpacity", "labelPadding",
        "labelSeparation", "maxExtent", "minExtent", "offset", "position", "style", "tickBand",
        "tickCap", "tickDash", "tickDashOffset", "tickExtra", "tickOffset", "tickOpacity",
        "tickRound", "titleAlign", "titleAngle", "titleBaseline", "titleColor", "titleFont",
        "titleFontSize", "titleFontStyle", "titleFontWeight", "titleLimit", "titleLineHeight",
        "titleOpacity", "titleX", "titleY", "translate", "zindex",
        reason: "axes here do not have it")
  }
}

/// What explains a look.
struct LegendDef: PlacedDef {
  var title: OrNull<String>?
  var orient: Orient?
  var place: JSONPlace?

  init() {}

  /// Where a legend stands.
  enum Orient: String, CaseIterable, Sendable {
    case left
    case right
    case top
    case bottom
    case topLeft = "top-left"
    case topRight = "top-right"
    case bottomLeft = "bottom-left"
    case bottomRight = "bottom-right"

    var position: LegendPosition {
      switch self {
      case .left: .leading
      case .right: .trailing
      case .top: .top
      case .bottom: .bottom
      case .topLeft: .topLeading
      case .topRight: .topTrailing
      case .bottomLeft: .bottomLeading
      case .bottomRight: .bottomTrailing
      }
    }
  }

  static let kind = ObjectKind<LegendDef>(name: "Legend", summary: "what explains a look") {
    [
      Property("title", \.title, ValueKind<String>.lines.orNull, "By default the field's name"),
      Property("orient", \.orient, .choice, "On which side of the plot; bottom by default"),
    ]
      + Property.absent(
        "aria", "clipHeight", "columnPadding", "columns", "cornerRadius", "description",
        "direction", "fillColor", "format", "formatType", "gradientLength", "gradientOpacity",
        "gradientStrokeColor", "gradientStrokeWidth", "gradientThickness", "gridAlign",
        "labelAlign", "labelBaseline", "labelColor", "labelExpr", "labelFont", "labelFontSize",
        "labelFontStyle", "labelFontWeight", "labelLimit", "labelOffset", "labelOpacity",
        "labelOverlap", "labelPadding", "labelSeparation", "legendX", "legendY", "offset",
        "padding", "rowPadding", "strokeColor", "symbolDash", "symbolDashOffset",
        "symbolFillColor", "symbolLimit", "symbolOffset", "symbolOpacity", "symbolSize",
        "symbolStrokeColor", "symbolStrokeWidth", "symbolType", "tickCount", "tickMinStep",
        "titleAlign", "titleAnchor", "titleBaseline", "titleColor", "titleFont", "titleFontSize",
        "titleFontStyle", "titleFontWeight", "titleLimit", "titleLineHeight", "titleOpacity",
        "titleOrient", "titlePadding", "type", "values", "zindex",
        reason: "legends here do not have it")
  }
}
