import ChartModel

/// The look of lines.
struct LineLookDef: Sendable {
  var color: ColorDef?
  var width: Double?
  var dash: [Double]?

  static var properties: [Property<LineLookDef>] {
    [
      Property("color", \.color, ColorDef.value, "By default darker than the surface is there"),
      Property("strokeWidth", \.width, .number(in: 0...1000), "In points"),
      Property("strokeDash", \.dash, .dash, "Strokes and gaps in turn, in points"),
    ]
  }

  var style: LineStyle {
    LineStyle(width: width, color: color?.spec, dash: DashPattern(lengths: dash ?? []))
  }
}

/// Lines of equal height.
struct ContoursDef: PlacedDef {
  var count: Int?
  var values: [Double]?
  var isOnFloor: Bool?
  var look = LineLookDef()
  var place: JSONPlace?

  init() {}

  static let value = ValueKind<ContoursDef>.either([
    ValueKind<Int>.integer(in: SurfaceLines.counts).map { count in
      var contours = ContoursDef()
      contours.count = count
      return contours
    },
    kind.value,
  ])

  static let kind = ObjectKind<ContoursDef>(name: "Contours", summary: "lines of equal height") {
    [
      Property("count", \.count, .integer(in: SurfaceLines.counts), "About so many heights"),
      Property("values", \.values, ValueKind<Double>.number.list(), "The heights"),
      Property("floor", \.isOnFloor, .boolean, "Whether they are on the floor of the box too"),
    ]
      + LineLookDef.properties.map { $0.within(\.look) }
  }

  var spec: ContourLines {
    ContourLines(
      levels: values.map { .values($0) } ?? .count(count ?? ContourLines.standardCount),
      style: look.style, isOnFloor: isOnFloor ?? false)
  }
}

/// Lines of equal x and z.
struct MeshDef: PlacedDef {
  var count: Int?
  var every: Int?
  var look = LineLookDef()
  var place: JSONPlace?

  init() {}

  static let value = ValueKind<MeshDef>.either([
    ValueKind<Int>.integer(in: SurfaceLines.counts).map { count in
      var mesh = MeshDef()
      mesh.count = count
      return mesh
    },
    kind.value,
  ])

  static let kind = ObjectKind<MeshDef>(name: "Mesh", summary: "lines of equal x and z") {
    [
      Property("count", \.count, .integer(in: SurfaceLines.counts), "About so many cells each way"),
      Property("every", \.every, .integer(in: 1...10_000), "Each nth line of the surface's grid"),
    ]
      + LineLookDef.properties.map { $0.within(\.look) }
  }

  var spec: MeshLines {
    MeshLines(
      spacing: every.map { .every($0) } ?? .count(count ?? MeshLines.standardCount),
      style: look.style)
  }
}
