import ChartModel
import Foundation

extension Scenes {
  static let dataSurfaces: [TestScene] = [
    TestScene(name: "grid-volcano", spec: volcano),
    lined("warns-grid-holes", gridHoles),
    TestScene(name: "grid-nonuniform", spec: nonuniform),
    lined("grid-beyond-domain", beyond),
    TestScene(name: "grid-fourth-dimension", spec: fourth),
    TestScene(name: "scattered-surface", spec: scattered(maximumEdge: nil)),
    TestScene(
      name: "scattered-concave", spec: posed(scattered(maximumEdge: 0.12), 20, 75)),
    TestScene(name: "surface-contours", spec: contoured),
    lined("surface-mesh", meshed),
    TestScene(name: "surface-poles", spec: poles),
    TestScene(name: "surface-metal", spec: metalSurface, theme: .dark),
    TestScene(name: "warns-surface-disc", spec: disc),
  ]

  /// A scene full of thin lines, which are all edge, as of `rules`.
  private static func lined(_ name: String, _ spec: ChartSpec) -> TestScene {
    TestScene(name: name, spec: spec, meanTolerance: 0.75, outlierTolerance: 0.01)
  }

  /// Ripples of polished metal.
  private static var metalSurface: ChartSpec {
    var style = MarkStyle()
    style.foreground = .color(.same(.system(.orange, opacity: 1)))
    style.metalness = 1
    style.roughness = 0.25
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .surface(
          SurfaceFunction(sampleCount: 160) { xs, zs in
            zip(xs, zs).map { x, z in 0.3 * cos(9 * hypot(x, z)) * exp(-hypot(x, z)) }
          }),
        x: Channel(label: "X"), y: Channel(label: "Y"), z: Channel(label: "Z"), style: style)
    ]
    spec.y.domain = .numbers(-1, 1)
    return spec
  }

  /// A made-up volcano: a cone with a crater and a breach in its rim.
  private static var volcano: ChartSpec {
    let (width, depth) = (61, 87)
    var heights: [Double] = []
    for row in 0..<depth {
      for column in 0..<width {
        let x = Double(column - 28) * 10
        let z = Double(row - 46) * 10
        let r = hypot(x, z * 0.8)
        let turn = atan2(z, x)
        let rim = 95 + 8 * sin(3 * turn) - 28 * exp(-pow(turn - 0.5, 2) * 6)
        let cone = rim * exp(-pow((r - 60) / (r < 60 ? 45 : 130), 2))
        heights.append(96 + cone + 4 * sin(x / 37) * cos(z / 29))
      }
    }
    return grid(
      x: (0..<width).map { Double($0 * 10) }, z: (0..<depth).map { Double($0 * 10) }, heights
    ) {
      $0.foreground = .heightBased(gradient: nil, range: nil)
      $0.surfaceLines = SurfaceLines(contours: ContourLines(levels: .count(8)))
    }
  }

  private static func grid(
    x: [Double], z: [Double], _ heights: [Double], _ style: (inout MarkStyle) -> Void = { _ in }
  ) -> ChartSpec {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .grid, x: Channel(label: "East", column: .numbers(x)),
        y: Channel(label: "Height", column: .numbers(heights)),
        z: Channel(label: "North", column: .numbers(z)))
    ]
    spec.style(style)
    return spec
  }

  private static func waves(_ x: [Double], _ z: [Double]) -> [Double] {
    z.flatMap { z in x.map { x in sin(2 * x) * cos(1.5 * z) } }
  }

  private static var gridHoles: ChartSpec {
    let places = (0..<31).map { Double($0) / 10 }
    var heights = waves(places, places)
    for row in 12..<18 { for column in 8..<14 { heights[row * 31 + column] = .nan } }
    heights[3 * 31 + 25] = .infinity
    return posed(
      grid(x: places, z: places, heights) {
        $0.foreground = .heightBased(gradient: nil, range: nil)
        $0.surfaceLines = SurfaceLines(mesh: MeshLines(spacing: .every(2)))
      }, 30, 35)
  }

  /// The same waves as on an even grid, from places that crowd on one side.
  private static var nonuniform: ChartSpec {
    let x = (0..<24).map { 3 * pow(Double($0) / 23, 2.2) }
    let z = (0..<24).map { 3 * (1 - pow(Double($0) / 23, 1.7)) }
    return grid(x: x, z: z, waves(x, z)) {
      $0.surfaceLines = SurfaceLines(mesh: MeshLines(spacing: .every(1)))
    }
  }

  /// A paraboloid that leaves the box through five of its faces.
  private static var beyond: ChartSpec {
    let places = (0..<41).map { Double($0) / 10 - 2 }
    var spec = grid(
      x: places, z: places, places.flatMap { z in places.map { x in x * x + z * z - 0.6 } }
    ) {
      $0.foreground = .heightBased(gradient: nil, range: nil)
      $0.surfaceLines = SurfaceLines(
        contours: ContourLines(levels: .count(6)), mesh: MeshLines(spacing: .count(8)))
    }
    spec.x.domain = .numbers(-1.05, 0.83)
    spec.z.domain = .numbers(-0.77, 1.11)
    spec.y.domain = .numbers(-0.4, 1)
    return spec
  }

  private static var fourth: ChartSpec {
    let places = (0..<41).map { Double($0) / 10 - 2 }
    let heat = places.flatMap { z in places.map { x in x + z } }
    return grid(
      x: places, z: places, places.flatMap { z in places.map { x in exp(-x * x - z * z) } }
    ) {
      $0.foreground = .encoded(Channel(label: "Heat", column: .numbers(heat)))
    }
  }

  /// Points in a ring, closer on one side.
  private static func scattered(maximumEdge: Double?) -> ChartSpec {
    let radii = noise(900, seed: 21).map { 0.35 + 0.65 * $0.squareRoot() }
    let turns = noise(900, seed: 22).map { 2 * Double.pi * $0 * $0.squareRoot() }
    let x = zip(radii, turns).map { $0 * cos($1) }
    let z = zip(radii, turns).map { $0 * sin($1) }
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .scattered(maximumEdge: maximumEdge), x: Channel(label: "X", column: .numbers(x)),
        y: Channel(
          label: "Y", column: .numbers(zip(x, z).map { sin(4 * $0) * cos(3 * $1) })),
        z: Channel(label: "Z", column: .numbers(z)))
    ]
    spec.style {
      $0.foreground = .heightBased(gradient: nil, range: nil)
      $0.surfaceLines = SurfaceLines(contours: ContourLines(levels: .count(8)))
    }
    return posed(spec, 30, 40)
  }

  private static var contoured: ChartSpec {
    var spec = sinc(.heightBased(gradient: nil, range: nil))
    spec.style {
      $0.surfaceLines = SurfaceLines(
        contours: ContourLines(levels: .count(12), isOnFloor: true))
    }
    spec.y.domain = .numbers(-1, 1)
    return spec
  }

  private static var meshed: ChartSpec {
    var spec = ChartSpec.surface(count: 64) { x, z in 1.3 * sin(4 * x) * cos(3 * z) }
    spec.y.domain = .numbers(-1, 1)
    spec.style {
      $0.surfaceLines = SurfaceLines(mesh: MeshLines(spacing: .count(20)))
    }
    return spec
  }

  /// Of the tangent no wall joins the branches.
  private static var poles: ChartSpec {
    var spec = ChartSpec.surface(count: 80) { x, z in tan(2 * x + z * z) }
    spec.y.domain = .numbers(-5, 5)
    spec.x.domain = .numbers(-2, 2)
    spec.style {
      $0.foreground = .heightBased(gradient: nil, range: nil)
    }
    return spec
  }

  /// A half sphere: the function ends in a circle.
  private static var disc: ChartSpec {
    var spec = ChartSpec.surface(count: 40) { x, z in (1 - x * x - z * z).squareRoot() }
    spec.style {
      $0.foreground = .heightBased(gradient: nil, range: nil)
      $0.surfaceLines = SurfaceLines(mesh: MeshLines(spacing: .count(10)))
    }
    return posed(spec, 30, 35)
  }
}
