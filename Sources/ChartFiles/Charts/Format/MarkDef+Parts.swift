import ChartModel
import TextModel

/// How the lines of a mark are stroked.
struct StrokeDef: Sendable {
  var width: Double?
  var dash: [Double]?
  var dashOffset: Double?
  var cap: StrokeCapName?
  var join: StrokeJoinName?

  enum StrokeCapName: String, CaseIterable, Sendable { case butt, round, square }
  enum StrokeJoinName: String, CaseIterable, Sendable { case miter, round, bevel }

  static var properties: [Property<StrokeDef>] {
    [
      Property("strokeWidth", \.width, .number(in: 0...1000), "In points"),
      Property("strokeDash", \.dash, .dash, "Strokes and gaps in turn, in points"),
      Property("strokeDashOffset", \.dashOffset, .number, "Where the pattern begins, in points"),
      Property("strokeCap", \.cap, .choice, "The ends of lines"),
      Property("strokeJoin", \.join, .choice, "The corners of lines"),
    ]
      + Property.absent("strokeMiterLimit", reason: "miters are up to 10 widths long")
  }
}

/// The footprint of bars, and the sides of bars and rectangles of a plane.
struct BarDef: Sendable {
  var width: BarDimension?
  var height: BarDimension?
  var depth: BarDimension?

  static var properties: [Property<BarDef>] {
    [
      Property(
        "width", \.width, .barDimension,
        "Of bars and rectangles along x: in 3D in the units of the data, else in points"),
      Property(
        "height", \.height, .barDimension, "The same along y, in a chart of x and y"),
      Property("depth", \.depth, .barDimension, "Of bars along z"),
    ]
      + Property.absent(
        "continuousBandSize", "discreteBandSize", "minBandSize",
        reason: "'width' and 'depth' say how wide bars are")
  }
}

/// A part of a step.
struct BandDef: PlacedDef {
  var band: Double?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<BandDef>(name: "Band", summary: "a part of a step") {
    [Property("band", \.band, .number(in: 0...1), "1 for bars that touch")]
  }
}

/// What a surface shows, and the lines on it.
struct SurfaceDef: Sendable {
  var function: PlacedText?
  var samples: Int?
  var maximumEdge: Double?
  var contours: ContoursDef?
  var mesh: MeshDef?

  static var properties: [Property<SurfaceDef>] {
    [
      Property("function", \.function, .placedText, "The height y in terms of x and z"),
      Property(
        "samples", \.samples, .integer(in: SurfaceFunction.sampleCounts),
        "Places along each side at which the function is computed"),
      Property(
        "maximumEdge", \.maximumEdge, .number(in: 1e-6...10),
        "Of triangles through scattered points, in sides of the box: longer ones are left out"),
      Property("contours", \.contours, ContoursDef.value, "Lines of equal height"),
      Property("mesh", \.mesh, MeshDef.value, "Lines of equal x and z"),
    ]
  }
}

/// A text that knows where it stands.
struct PlacedText: Sendable {
  var text: String
  var place: JSONPlace
}

extension ValueKind where Value == PlacedText {
  static var placedText: ValueKind {
    ValueKind(form: .text) { node, _ in
      if case .string(let text) = node.value {
        PlacedText(text: text, place: node.place)
      } else {
        nil
      }
    }
  }
}

extension ValueKind where Value == [Double] {
  /// A pattern of strokes and gaps.
  static var dash: ValueKind { ValueKind<Double>.number(in: 0...10_000).list(0...64) }
}

extension ValueKind where Value == BarDimension {
  static var barDimension: ValueKind {
    .either([
      ValueKind<Double>.number(in: 1e-300...1e300).map { .fixed($0) },
      BandDef.kind.value.map { $0.band.map { .ratio($0) } ?? .automatic },
    ])
  }
}

/// A turn about an axis of the plot.
struct RotationDef: PlacedDef {
  var axis: [Double]?
  var angle: Double?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<RotationDef>(name: "Rotation", summary: "a turn about an axis") {
    [
      Property("axis", \.axis, ValueKind<Double>.number.list(3...3), "x, y and z; y by default"),
      Property("angle", \.angle, .number, "In degrees"),
    ]
  }
}
