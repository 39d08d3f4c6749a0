import ChartModel
import Foundation

/// The scenes of the matrix: add one here, and every back end draws it.
enum Scenes {
  static let all: [TestScene] =
    points + surfaces + dataSurfaces + spans + symbols + lines + bars + legends + camera + planes
    + planeBars + planeLines
    + pages + views

  static let points: [TestScene] = [
    TestScene(name: "points", spec: cloud(count: 120)),
    TestScene(name: "points-dark", spec: cloud(count: 120), theme: .dark),
    TestScene(name: "points-perspective", spec: posed(cloud(count: 120), 20, 7, .perspective)),
    TestScene(name: "points-front", spec: posed(cloud(count: 60), 0, 0)),
    TestScene(name: "points-top", spec: posed(cloud(count: 60), 0, 90)),
    TestScene(name: "points-below", spec: posed(cloud(count: 60), -130, -30)),
    TestScene(
      name: "points-transparent", spec: cloud(count: 60), background: .transparent),
    TestScene(name: "points-large-scale", spec: cloud(count: 30), scale: 2.5),
    TestScene(name: "points-translucent", spec: translucent),
    // Under two pixels each: nearly all is edge.
    TestScene(
      name: "points-many", spec: bare(cloud(count: 20000)), meanTolerance: 1.5,
      outlierTolerance: 0.02),
    TestScene(name: "points-log", spec: logarithmic),
    TestScene(name: "points-numeric-color", spec: numericColor),
    TestScene(name: "points-categories", spec: categories),
    TestScene(name: "points-metal", spec: metal),
    TestScene(name: "point-single", spec: .scatter([1], [2], [3])),
    TestScene(name: "points-none", spec: .scatter([], [], [])),
    TestScene(
      name: "warns-points-nan", spec: .scatter([0, .nan, 2], [0, 1, 2], [0, 1, .infinity])),
  ]

  static let surfaces: [TestScene] = [
    TestScene(name: "surface-sinc", spec: sinc(.automatic)),
    TestScene(name: "surface-height", spec: sinc(.heightBased(gradient: nil, range: nil))),
    TestScene(name: "surface-normal", spec: sinc(.normalBased)),
    TestScene(name: "surface-elliptical", spec: sinc(rainbow)),
    TestScene(
      name: "surface-perspective",
      spec: posed(sinc(.heightBased(gradient: nil, range: nil)), 45, 30, .perspective)),
    TestScene(name: "surface-below", spec: posed(sinc(.automatic), 200, -40)),
    TestScene(name: "surface-cut", spec: cut),
    TestScene(
      name: "warns-surface-holes",
      spec: .surface(count: 60) { x, z in hypot(x, z) < 0.4 || x > 0.8 && z > 0.8 ? .nan : x * z }),
    TestScene(name: "surface-and-points", spec: both),
    TestScene(
      name: "surface-dark", spec: sinc(.heightBased(gradient: nil, range: nil)), theme: .dark),
    TestScene(name: "surface-reversed", spec: reversed),
  ]

  static let spans: [TestScene] = [
    // Thin strokes are all edge: alpha to coverage on one side, samples on the other.
    TestScene(name: "rules", spec: rules, meanTolerance: 0.6, outlierTolerance: 0.008),
    TestScene(name: "rectangles", spec: rectangles(opacity: 1)),
    TestScene(name: "rectangles-ramp", spec: rampRectangles),
    TestScene(name: "rectangles-translucent", spec: rectangles(opacity: 0.5)),
    TestScene(name: "rectangles-behind", spec: posed(rectangles(opacity: 0.5), 210, 30)),
    TestScene(name: "translucent-mixed", spec: translucentMix),
  ]

  static let pages: [TestScene] = [
    // A few pixels of edge weigh much in so small a picture.
    TestScene(
      name: "page-tiny", spec: cloud(count: 20), width: 60, height: 40, meanTolerance: 1.5,
      outlierTolerance: 0.02),
    TestScene(name: "page-tall", spec: titled, width: 240, height: 420),
    TestScene(name: "page-wide", spec: titled, width: 640, height: 200),
    TestScene(name: "page-many-categories", spec: manyCategories, width: 360, height: 300),
    TestScene(name: "page-empty", spec: ChartSpec()),
    TestScene(name: "axes-styled", spec: styledAxes),
    TestScene(name: "axes-hidden", spec: bare(cloud(count: 30))),
  ]

  // MARK: Data

  /// Numbers that look random and are the same everywhere.
  static func noise(_ count: Int, seed: UInt64) -> [Double] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  /// Three groups round three centres.
  static func cloud(count: Int) -> ChartSpec {
    let groups = ["Adelie", "Chinstrap", "Gentoo"]
    let x = noise(count, seed: 1).enumerated().map { 180 + 15 * Double($0 % 3) + 12 * $1 }
    let y = noise(count, seed: 2).enumerated().map { 3 + 0.9 * Double($0 % 3) + $1 }
    let z = noise(count, seed: 3).enumerated().map { 38 + 5 * Double($0 % 3) + 8 * $1 }
    var spec = ChartSpec.scatter(x, y, z)
    spec.style {
      $0.foreground = .encoded(
        Channel(
          label: "Species",
          column: .categories(CategoryColumn((0..<count).map { groups[$0 % 3] }))))
    }
    return spec
  }

  static func sinc(_ foreground: ForegroundSpec) -> ChartSpec {
    var spec = ChartSpec.surface(count: 96) { x, z in
      let r = hypot(x, z)
      return r == 0 ? 1 : sin(r) / r
    }
    spec.style { $0.foreground = foreground }
    spec.x.domain = .numbers(-10, 10)
    spec.z.domain = .numbers(-10, 10)
    spec.y.domain = .numbers(-0.23, 1)
    return spec
  }

  private static let rainbow = ForegroundSpec.gradient(
    GradientSpec(
      colors: [.red, .orange, .yellow, .green, .blue, .indigo, .purple].map {
        .system($0, opacity: 1)
      }),
    .elliptical(center: [0.5, 0.5], startFraction: 0, endFraction: 0.5))

  static func posed(
    _ spec: ChartSpec, _ azimuth: Double, _ inclination: Double,
    _ projection: ProjectionSpec = .orthographic
  ) -> ChartSpec {
    var spec = spec
    spec.pose = PoseSpec(azimuth: azimuth, inclination: inclination)
    spec.camera.projection = projection
    return spec
  }

  /// Without axes, so without any text.
  static func bare(_ spec: ChartSpec) -> ChartSpec {
    var spec = spec
    for axis in PositionAxis.allCases { spec[axis].visibility = .hidden }
    spec.legend.visibility = .hidden
    return spec
  }

  private static var translucent: ChartSpec {
    var spec = ChartSpec.scatter([0, 0.2, 0.4, 1], [0, 0.2, 0.4, 1], [0, 0.2, 0.4, 1])
    spec.style {
      $0.symbolSize = .same(0.3)
      $0.foreground = .color(.same(.system(.orange, opacity: 0.5)))
    }
    return spec
  }

  private static var logarithmic: ChartSpec {
    var spec = ChartSpec.scatter([1, 10, 100, 1000], [1, 2, 3, 4], [0.01, 0.1, 1, 10])
    spec.x.scale = .log
    spec.z.scale = .log
    return spec
  }

  private static var numericColor: ChartSpec {
    let values = noise(80, seed: 9)
    var spec = ChartSpec.scatter(values, noise(80, seed: 8), noise(80, seed: 7))
    spec.style { $0.foreground = .encoded(Channel(label: "Depth", column: .numbers(values))) }
    return spec
  }

  private static var categories: ChartSpec {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .point,
        x: Channel(
          label: "Island", column: .categories(CategoryColumn(["Biscoe", "Dream", "Torgersen"]))),
        y: Channel(label: "Mass", column: .numbers([1, 2, 3])),
        z: Channel(label: "Day", column: .dates([0, 86400 * 40, 86400 * 80])))
    ]
    return spec
  }

  private static var metal: ChartSpec {
    var spec = ChartSpec.scatter([0, 1, 2], [0, 1, 2], [0, 1, 2])
    spec.style {
      $0.symbolSize = .same(0.3)
      $0.metalness = 1
      $0.roughness = 0.3
    }
    return spec
  }

  private static var cut: ChartSpec {
    var spec = ChartSpec.surface(count: 64) { x, z in 1.6 * sin(4 * x) * cos(3 * z) }
    spec.y.domain = .numbers(-1, 1)
    return spec
  }

  private static var both: ChartSpec {
    var spec = cloud(count: 60)
    var surface = ChartSpec.surface(count: 40) { x, z in 2 + (x - 160) / 20 + (z - 40) / 20 }
    surface.style { $0.foreground = .color(.same(.system(.gray, opacity: 0.5))) }
    spec.marks += surface.marks
    return spec
  }

  private static var reversed: ChartSpec {
    var spec = ChartSpec.surface(count: 48) { x, z in x + z / 2 }
    spec.x.domain = .numbers(1, -1)
    spec.y.domain = .automatic(includesZero: nil, reversed: true)
    return spec
  }

  private static var titled: ChartSpec {
    var spec = cloud(count: 60)
    spec.title = "Penguins of the Palmer Archipelago"
    return spec
  }

  private static var styledAxes: ChartSpec {
    var spec = cloud(count: 30)
    spec.x.marks = [
      AxisMarksSpec(
        values: .stride(by: 20),
        pieces: AxisPieces([
          .gridLine(
            LineStyle(
              width: 1.5, color: .system(.purple, opacity: 1), dash: DashPattern(lengths: [6, 3]))),
          .label(AxisLabelSpec(color: .system(.purple, opacity: 1))),
        ]))
    ]
    spec.y.marks = [3, 4.5, 6].enumerated().map { index, value in
      AxisMarksSpec(
        values: .numbers([value]),
        pieces: AxisPieces([
          .tick(LineStyle(length: 12)), .label(AxisLabelSpec(text: "level \(index)")),
        ]))
    }
    spec.z.visibility = .hidden
    return spec
  }

  private static var manyCategories: ChartSpec {
    let count = 14
    var spec = ChartSpec.scatter(
      noise(count, seed: 4), noise(count, seed: 5), noise(count, seed: 6))
    spec.style {
      $0.foreground = .encoded(
        Channel(
          label: "Kind",
          column: .categories(CategoryColumn((0..<count).map { "Category number \($0)" }))))
    }
    return spec
  }
}

extension ChartSpec {
  static func scatter(_ x: [Double], _ y: [Double], _ z: [Double]) -> ChartSpec {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .point, x: Channel(label: "Flipper length (mm)", column: .numbers(x)),
        y: Channel(label: "Body mass (kg)", column: .numbers(y)),
        z: Channel(label: "Bill length (mm)", column: .numbers(z)))
    ]
    return spec
  }

  static func surface(
    count: Int, _ function: @escaping @Sendable (Double, Double) -> Double
  ) -> ChartSpec {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .surface(
          SurfaceFunction(sampleCount: count) { xs, zs in zip(xs, zs).map { function($0, $1) } }),
        x: Channel(label: "X"), y: Channel(label: "Y"), z: Channel(label: "Z"))
    ]
    return spec
  }

  /// Changes the style of every mark.
  mutating func style(_ change: (inout MarkStyle) -> Void) {
    for index in marks.indices { change(&marks[index].style) }
  }
}
