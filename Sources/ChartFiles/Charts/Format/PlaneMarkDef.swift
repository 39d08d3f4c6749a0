import ChartModel

/// What marks of charts of x and y have besides.
struct PlaneMarkDef: Sendable {
  var orient: Orient?
  var interpolate: InterpolationName?
  var tension: Double?
  var cornerRadius: Double?
  var thickness: Double?
  var binSpacing: Double?
  var xOffset: Double?
  var yOffset: Double?
  var point: OverlayDef?
  var line: OverlayDef?
  var borders: OverlayDef?

  /// Along which axis marks have their values.
  enum Orient: String, CaseIterable, Sendable { case vertical, horizontal }

  static var properties: [Property<PlaneMarkDef>] {
    [
      Property(
        "orient", \.orient, .choice, "Along which axis bars, lines, areas and ticks lie"),
      Property(
        "interpolate", \.interpolate, .choice, "How lines and areas go from place to place"),
      Property(
        "tension", \.tension, .number(in: 0...1),
        "Of cardinal splines, 0 by default; the alpha of Catmull-Rom splines, 0.5 by default"),
      Property(
        "cornerRadius", \.cornerRadius, .number(in: 0...10_000),
        "Of bars, rectangles and ticks, in points"),
      Property("thickness", \.thickness, .number(in: 0...1000), "Of ticks, in points"),
      Property(
        "binSpacing", \.binSpacing, .number(in: 0...1000),
        "Between bars of bins and of units of time, in points; 1 by default"),
      Property("xOffset", \.xOffset, .number(in: -10_000...10_000), "To the right, in points"),
      Property("yOffset", \.yOffset, .number(in: -10_000...10_000), "Down, in points"),
      Property("point", \.point, OverlayDef.value, "Points on lines and areas"),
      Property("line", \.line, OverlayDef.value, "A line along the edge of areas"),
      Property("borders", \.borders, OverlayDef.value, "Lines along the edges of error bands"),
    ]
  }
}

/// The names of interpolations.
enum InterpolationName: String, CaseIterable, Sendable {
  case linear
  case monotone
  case cardinal
  case catmullRom = "catmull-rom"
  case step
  case stepBefore = "step-before"
  case stepAfter = "step-after"

  /// As D3 has them: 'before' and 'after' say on which side of a place its value holds.
  func interpolation(_ tension: Double?) -> Interpolation {
    switch self {
    case .linear: .linear
    case .monotone: .monotone
    case .cardinal: .cardinal(tension: tension ?? 0)
    case .catmullRom: .catmullRom(alpha: tension ?? 0.5)
    case .step: .stepCenter
    case .stepBefore: .stepEnd
    case .stepAfter: .stepStart
    }
  }
}

/// Points or lines on other marks.
struct OverlayDef: PlacedDef {
  var isShown = true
  var color: ColorDef?
  var opacity: Double?
  /// In square points.
  var size: Double?
  var shape: String?
  var stroke = StrokeDef()
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<OverlayDef>(
    name: "Overlay", summary: "points or lines on other marks"
  ) {
    [
      Property("color", \.color, ColorDef.value, "A color; that of the mark by default"),
      Property("opacity", \.opacity, .number(in: 0...1), "How much they hide"),
      Property("size", \.size, .number(in: 0...1e6), "Of points, in square points"),
      Property("shape", \.shape, .choice(ShapeName.all), "Of points"),
      .noted("filled", "points are always filled"),
    ] + StrokeDef.properties.map { $0.within(\.stroke) }
  }

  /// Such marks, true for those of the usual look, or false.
  static let value = ValueKind<OverlayDef>.either([
    ValueKind<Bool>.boolean.map { OverlayDef(isShown: $0) },
    ValueKind<String>.choice(["transparent"]).map { _ in OverlayDef(isShown: false) },
    kind.value,
  ])

  init(isShown: Bool) {
    self.isShown = isShown
  }
}
