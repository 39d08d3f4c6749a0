import ChartModel
import Foundation
import RenderModel
import Testing

/// Vertex buffers that every back end draws, where no chart stands in the way.
struct StrokeScene: Sendable, CustomTestStringConvertible {
  /// The golden's file name.
  var name: String
  var scene: RenderScene
  var frame: FrameState
  /// See `TestScene`.
  var meanTolerance = 0.35
  var outlierTolerance = 0.004

  var testDescription: String { name }
}

extension StrokeScene {
  static let white = RGBA8(red: 255, green: 255, blue: 255)
  static let ink = RGBA8(red: 36, green: 52, blue: 92)

  /// On the page.
  init(
    _ name: String, page segments: [SegmentInstance], width: Int = 320, height: Int = 240,
    scale: Double = 1
  ) {
    self.name = name
    scene = RenderScene(layers: [
      SceneLayer(
        name: "page", camera: .page, visibility: .painted,
        source: .fixed([DrawItem(name: "strokes", geometry: .segments(segments))]))
    ])
    frame = FrameState(
      size: PixelSize(width: Int(Double(width) * scale), height: Int(Double(height) * scale)),
      scale: scale, background: Self.white)
  }

  /// On the page, triangles that are seen through strokes.
  init(
    _ name: String, masked items: [DrawItem], ramps: RampTable = RampTable(), height: Int = 240,
    scale: Double = 1
  ) {
    self.init(name, page: [], height: height, scale: scale)
    scene = RenderScene(
      layers: [
        SceneLayer(
          name: "page", camera: .page, visibility: .painted, source: .fixed(items))
      ], ramps: ramps)
  }

  /// In a cube with corners at -0.5 and 0.5.
  init(
    _ name: String, box items: [DrawItem], azimuth: Double = 30, inclination: Double = 20,
    isPerspective: Bool = false, scale: Double = 1
  ) {
    self.name = name
    scene = RenderScene(layers: [
      SceneLayer(name: "box", camera: .box(0), visibility: .solid, source: .fixed(items))
    ])
    let view = BoxView(
      pose: PoseSpec(azimuth: azimuth, inclination: inclination),
      camera: CameraSpec(projection: isPerspective ? .perspective : .orthographic), center: .zero,
      radius: 0.9)
    frame = FrameState(
      size: PixelSize(width: Int(320 * scale), height: Int(240 * scale)), scale: scale,
      background: Self.white,
      cameras: [
        view.camera(at: [160, 120], pointsPerUnit: 150, page: [320, 240], reach: 1)
      ])
  }

  static let all: [StrokeScene] =
    masked + [
      StrokeScene("strokes-joins", page: joins, scale: 2),
      StrokeScene("strokes-miter-limits", page: miterLimits),
      // Opaque edges in space: alpha to coverage on one side, samples on the other.
      StrokeScene("strokes-joins-3d", box: joinsInSpace, isPerspective: true).edged,
      StrokeScene("strokes-shaded", box: [helix(alpha: 255)], scale: 2),
      StrokeScene("strokes-shaded-page", page: rainbow, height: 120),
      StrokeScene("strokes-translucent", page: zigzag, height: 160),
      StrokeScene("strokes-translucent-3d", box: [helix(alpha: 120)], azimuth: 60, inclination: 35),
      StrokeScene("strokes-dashed", page: dashes, height: 160),
      StrokeScene("strokes-degenerate", page: degenerate),
      StrokeScene("strokes-lifted", box: lifted(3)).edged,
      StrokeScene("strokes-lifted-perspective", box: lifted(3), azimuth: -40, isPerspective: true)
        .edged,
      StrokeScene("strokes-through-the-eye", box: throughTheEye, azimuth: 12, isPerspective: true),
    ]

  /// With more edge to its inside than most.
  private var edged: StrokeScene {
    var scene = self
    scene.outlierTolerance = 0.006
    return scene
  }
}

extension StrokeScene {
  /// A corner for every join and cap: from nearly straight to nearly turned back.
  private static var joins: [SegmentInstance] {
    let turns: [Double] = [20, 60, 90, 130, 160, 172]
    let kinds: [(StrokeJoin, StrokeCap)] = [(.miter, .butt), (.round, .round), (.bevel, .square)]
    return kinds.enumerated().flatMap { row, kind in
      turns.enumerated().flatMap { column, turn -> [SegmentInstance] in
        let half = (180 - turn) / 2 * .pi / 180
        let corner = SIMD3(28 + 53 * Double(column), 30 + 80 * Double(row), 0)
        let arm = SIMD3(sin(half), cos(half), 0) * 22
        let path = StrokedPath(width: 8, join: kind.0, cap: kind.1)
        return path.segments(
          through: [corner + [-arm.x, arm.y, 0], corner, corner + arm], color: ink)
      }
    }
  }

  /// Corners of one turn each column, with the miter limits 1.1, 2, 4, 10 and 1000 from row to row.
  private static var miterLimits: [SegmentInstance] {
    let turns: [Double] = [40, 70, 110, 150, 165, 174]
    let limits = [1.1, 2, 4, 10, 1000]
    return limits.enumerated().flatMap { row, limit in
      turns.enumerated().flatMap { column, turn -> [SegmentInstance] in
        let half = (180 - turn) / 2 * .pi / 180
        let corner = SIMD3(28 + 53 * Double(column), 34 + 46 * Double(row), 0)
        let arm = SIMD3(sin(half), cos(half), 0) * 16
        let path = StrokedPath(width: 3, join: .miter, miterLimit: MiterLimit(limit))
        return path.segments(
          through: [corner + [-arm.x, arm.y, 0], corner, corner + arm], color: ink)
      }
    }
  }

  /// Stars on three walls of a cube, each with joins of its own, and a closed triangle.
  private static var joinsInSpace: [DrawItem] {
    let joins: [StrokeJoin] = [.miter, .round, .bevel]
    let colors = [ink, RGBA8(red: 200, green: 60, blue: 40), RGBA8(red: 30, green: 140, blue: 90)]
    return (0..<3).map { wall in
      let places = (0..<5).map { i -> SIMD3<Double> in
        let turn = Double(i) * 4 * .pi / 5 + 0.3
        var place = SIMD3<Double>(repeating: [-0.5, -0.5, -0.5][wall])
        place[(wall + 1) % 3] = 0.42 * cos(turn)
        place[(wall + 2) % 3] = 0.42 * sin(turn)
        return place
      }
      let path = StrokedPath(width: 7, join: joins[wall])
      return DrawItem(
        name: "star \(wall)",
        geometry: .segments(path.segments(through: places, color: colors[wall], isClosed: true)))
    }
  }

  /// A colour of the rainbow.
  private static func hue(_ share: Double, alpha: UInt8) -> RGBA8 {
    func channel(_ shift: Double) -> UInt8 {
      UInt8(clamping: Int(127.5 + 115 * cos(2 * .pi * (share - shift))))
    }
    return RGBA8(
      red: channel(0), green: channel(1.0 / 3), blue: channel(2.0 / 3), alpha: alpha)
  }

  private static func helix(alpha: UInt8) -> DrawItem {
    let steps = 240
    let places = (0...steps).map { i -> SIMD3<Double> in
      let turn = Double(i) / Double(steps) * 8 * .pi
      return [0.45 * cos(turn), Double(i) / Double(steps) - 0.5, 0.45 * sin(turn)]
    }
    let colors = (0...steps).map { hue(Double($0) / Double(steps), alpha: alpha) }
    let path = StrokedPath(width: 9, join: .round, cap: .round)
    return DrawItem(
      name: "helix", geometry: .segments(path.segments(through: places, colors: colors)))
  }

  private static var rainbow: [SegmentInstance] {
    let colors = [0.0, 0.3, 0.6, 0.9].map { hue($0, alpha: 255) }
    return StrokedPath(width: 22, join: .miter, cap: .round).segments(
      through: [[30, 90, 0], [110, 30, 0], [190, 90, 0], [290, 30, 0]], colors: colors)
  }

  static let zigzagCorners: [SIMD3<Double>] = [
    [30.5, 120.5, 0], [90.5, 40.5, 0], [150.5, 120.5, 0], [170.5, 40.5, 0], [230.5, 40.5, 0],
    [230.5, 120.5, 0], [290.5, 120.5, 0],
  ]

  /// Half covered white: corners at pixel centres, so that cuts pass through such.
  private static var zigzag: [SegmentInstance] {
    StrokedPath(width: 24, join: .round, cap: .round).segments(
      through: zigzagCorners, color: RGBA8(red: 20, green: 90, blue: 200, alpha: 128))
  }

  private static var dashes: [SegmentInstance] {
    let caps: [(StrokeCap, [Double])] = [
      (.butt, [16, 8]), (.round, [14, 14]), (.square, [2, 14]),
    ]
    return caps.enumerated().flatMap { row, cap in
      let path = StrokedPath(
        width: 6, join: .round, cap: cap.0, dash: DashPattern(lengths: cap.1))
      let y = 40 + 40 * Double(row)
      return path.segments(
        through: (0...60).map { [20 + 280 * Double($0) / 60, y + 16 * sin(Double($0) / 6), 0] },
        color: ink)
    }
  }

  /// Dots, lines that turn back or stand still, steps far shorter than the line is wide, a ring whose
  /// inside is less than its width, and hairlines with corners.
  private static var degenerate: [SegmentInstance] {
    let blue = RGBA8(red: 20, green: 90, blue: 200, alpha: 128)
    func stroke(
      _ places: [SIMD3<Double>], _ width: Double, _ join: StrokeJoin, _ cap: StrokeCap,
      isClosed: Bool = false
    ) -> [SegmentInstance] {
      StrokedPath(width: width, join: join, cap: cap).segments(
        through: places, color: blue, isClosed: isClosed)
    }
    let still = SegmentInstance(
      from: [100, 30, 0], to: [100, 30, 0], before: [100, 30, 0], after: [100, 30, 0], width: 18,
      startColor: blue, endColor: blue, startEnd: .roundJoin, endEnd: .miterJoin)
    let unknown = SegmentInstance(
      from: [130, 30, 0], to: [170, 30, 0], width: 18, startColor: blue, endColor: blue,
      startEnd: .miterJoin, endEnd: .roundJoin)
    let back: [SIMD3<Double>] = [[20, 70, 0], [120, 70, 0], [60, 70, 0]]
    let bent = back.map { $0 + [150, 0, 0] }
    let curve = (0...300).map { i -> SIMD3<Double> in
      let t = Double(i) / 300
      return [20 + 130 * t, 130 + 22 * sin(9 * t) + 0.4 * sin(700 * t), 0]
    }
    let ring = (0..<60).map { i -> SIMD3<Double> in
      [240 + 9 * cos(Double(i) * .pi / 30), 130 + 9 * sin(Double(i) * .pi / 30), 0]
    }
    let hair = (0..<12).map { [20 + 25 * Double($0), $0 % 2 == 0 ? 180 : 220, 0] as SIMD3<Double> }
    return stroke([[30, 30, 0]], 18, .round, .round) + stroke([[65, 30, 0]], 18, .round, .square)
      + [still, unknown] + stroke(back, 12, .round, .butt) + stroke(bent, 12, .miter, .round)
      + stroke(curve, 14, .round, .round) + stroke(ring, 22, .miter, .butt, isClosed: true)
      + stroke(hair, 0.6, .miter, .butt) + stroke(hair.map { $0 + [4, 8, 0] }, 1, .round, .butt)
  }

  /// A wavy surface with lines that lie on it exactly.
  static func lifted(_ lift: Double) -> [DrawItem] {
    func place(_ x: Double, _ z: Double) -> SIMD3<Double> {
      [x, 0.15 * sin(6 * x) * cos(6 * z), z]
    }
    let count = 24
    var mesh = TriangleMesh()
    for row in 0...count {
      for column in 0...count {
        let p = SIMD3<Float>(
          place(Double(column) / Double(count) - 0.5, Double(row) / Double(count) - 0.5))
        mesh.vertices.append(MeshVertex(x: p.x, y: p.y, z: p.z))
        if row == count || column == count { continue }
        let first = UInt32(row * (count + 1) + column)
        let next = first + UInt32(count) + 1
        mesh.indices += [first, next, first + 1, first + 1, next, next + 1]
      }
    }
    let path = StrokedPath(width: 2, join: .round, lift: lift)
    let lines = stride(from: 0, through: count, by: 4).flatMap { line -> [SegmentInstance] in
      let fixed = Double(line) / Double(count) - 0.5
      let steps = (0...count).map { Double($0) / Double(count) - 0.5 }
      return path.segments(through: steps.map { place($0, fixed) }, color: ink)
        + path.segments(through: steps.map { place(fixed, $0) }, color: ink)
    }
    return [
      DrawItem(
        name: "surface", geometry: .triangles(mesh),
        material: Material(color: .solid(RGBA8(red: 250, green: 205, blue: 120)))),
      DrawItem(name: "lines", geometry: .segments(lines)),
    ]
  }

  /// Lines that go on behind the viewer: colours and joins must outlive the cut.
  private static var throughTheEye: [DrawItem] {
    let places: [SIMD3<Double>] = [[-0.4, -0.3, -0.5], [-0.1, 0.3, 0.2], [0.1, 0.1, 40]]
    let colors = [hue(0, alpha: 255), hue(0.33, alpha: 255), hue(0.66, alpha: 255)]
    let back: [SIMD3<Double>] = [[3, -2, 30], [0.3, -0.2, 0.1], [0.45, 0.35, -0.4]]
    let path = StrokedPath(width: 10, join: .miter, cap: .round)
    return [
      DrawItem(
        name: "through",
        geometry: .segments(
          path.segments(through: places, colors: colors)
            + path.segments(through: back, colors: colors.reversed())))
    ]
  }
}
