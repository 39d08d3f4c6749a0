import ChartModel

/// A colour.
struct ColorDef: Sendable, Hashable {
  var spec: ColorSpec

  static let value = ValueKind<ColorDef>.spelled(ColorText.words) {
    ColorText.parse($0).map { ColorDef(spec: $0) }
  }
}

/// What fills a mark.
enum PaintDef: Sendable {
  case color(ColorSpec)
  case gradient(GradientDef)

  static let value = ValueKind<PaintDef>.either([
    ColorDef.value.map { .color($0.spec) }, GradientDef.kind.value.map { .gradient($0) },
  ])

  var foreground: ForegroundSpec {
    switch self {
    case .color(let color): .color(.same(color))
    case .gradient(let gradient): .gradient(gradient.colors, gradient.geometry)
    }
  }
}

/// Colours across the footprint of a surface, or the box.
struct GradientDef: PlacedDef {
  enum Shape: String, CaseIterable, Sendable {
    case linear
    case radial
  }

  var shape: Shape?
  var stops: [StopDef]?
  var x1: Double?
  var y1: Double?
  var x2: Double?
  var y2: Double?
  var r1: Double?
  var r2: Double?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<GradientDef>(name: "Gradient", summary: "colors across marks") {
    [
      Property("gradient", \.shape, .choice, "How the colors lie"),
      Property("stops", \.stops, StopDef.kind.value.list(1...256), "Colors and their places"),
      Property("x1", \.x1, .number(in: -100...100), "Where a line begins, or a center; 0 is left"),
      Property("y1", \.y1, .number(in: -100...100), "The same downward; 0 is the back"),
      Property("x2", \.x2, .number(in: -100...100), "Where a line ends"),
      Property("y2", \.y2, .number(in: -100...100), "The same downward"),
      Property("r1", \.r1, .number(in: 0...100), "The radius of the first color"),
      Property("r2", \.r2, .number(in: 0...100), "The radius of the last color"),
    ]
  }

  var colors: GradientSpec {
    let stops = stops ?? []
    let last = Double(max(1, stops.count - 1))
    return GradientSpec(
      stops: stops.enumerated().map { index, stop in
        GradientSpec.Stop(
          color: stop.color?.spec ?? .system(.primary, opacity: 1),
          location: stop.offset ?? Double(index) / last)
      })
  }

  /// Vega's defaults: from left to right, and from the middle outward.
  var geometry: GradientGeometry {
    shape == .radial
      ? .elliptical(
        center: [x1 ?? 0.5, y1 ?? 0.5], startFraction: r1 ?? 0, endFraction: r2 ?? 0.5)
      : .linear(start: [x1 ?? 0, y1 ?? 0], end: [x2 ?? 1, y2 ?? 0])
  }
}

/// A colour of a gradient and its place.
struct StopDef: PlacedDef {
  var color: ColorDef?
  var offset: Double?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<StopDef>(name: "GradientStop", summary: "a color and its place") {
    [
      Property("color", \.color, ColorDef.value, "The color"),
      Property("offset", \.offset, .number(in: 0...1), "Its place from 0 to 1"),
    ]
  }
}
