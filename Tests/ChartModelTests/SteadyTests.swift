import ChartModel
import RenderModel
import TestSupport
import Testing

/// Labels in sequences: they move smoothly, fade rather than blink, and stand clear of each other.
struct SteadyTests {
  private static let size = SIMD2(600.0, 450.0)

  /// A turntable of one chart.
  struct Turn: Sendable, CustomTestStringConvertible {
    var frameCount = 360
    var inclination: Double
    var projection = ProjectionSpec.orthographic
    var proportions = SIMD3(1.0, 1, 1)
    var isLong = false

    var testDescription: String {
      "\(frameCount) frames at \(inclination), \(projection), \(proportions)"
        + (isLong ? ", long labels" : "")
    }

    var spec: ChartSpec {
      var spec =
        isLong
        ? ChartSpec.points([1e6, 1.4e6], [-12345.5, 99999.5], [0.00125, 0.0015])
        : ChartSpec.points()
      spec.camera.projection = projection
      spec.proportions = .ratio(
        x: proportions.x, y: proportions.y, z: proportions.z)
      return spec
    }
  }

  static let turns: [Turn] =
    [-30, 0, 5, 20, 50, 90].flatMap { inclination in
      [
        Turn(inclination: inclination),
        Turn(frameCount: 120, inclination: inclination, isLong: true),
        Turn(inclination: inclination, projection: .perspective, proportions: [2, 1, 1]),
        Turn(
          frameCount: 120, inclination: inclination, projection: .perspective,
          proportions: [1, 3, 1], isLong: true),
      ]
    } + [
      Turn(frameCount: 720, inclination: 20),
      Turn(frameCount: 720, inclination: 20, projection: .perspective, isLong: true),
    ]

  private func scene(_ spec: ChartSpec) -> PageScene {
    PageSpec([.chart(spec)]).resolved(theme: .light)
      .laidOut(size: Self.size, text: BlockTextEngine()).built()
  }

  private func frame(_ scene: PageScene, _ plan: FramePlan) -> PageFrame {
    scene.frame(
      FrameRequest(plan: plan, scale: 1, background: Theme.light.background),
      text: BlockTextEngine())
  }

  @Test(arguments: turns)
  func aTurntableIsSteady(turn: Turn) throws {
    let scene = scene(turn.spec)
    let timing = FrameTiming(frameCount: turn.frameCount, rate: .standard)
    let plans = scene.plans(
      .turntable(TurntableSpec(inclination: turn.inclination)), timing: timing)
    let frames = plans.map { frame(scene, $0) }
    let box = try #require(scene.charts[0].layout.box)
    var watch = TextWatch(page: PageRect(x: 0, y: 0, width: Self.size.x, height: Self.size.y))
    for frame in frames + frames { watch.look(at: frame.texts) }
    // What is furthest out in the box moves so far on the page from one frame to the next.
    let step = 2 * .pi / Double(turn.frameCount) * box.bounds.radius * box.pointsPerUnit
    let fade = 255 / (0.25 * timing.rate.framesPerSecond)
    watch.check(
      farthestMove: 3 * step + 3, steepestFade: fade + 2,
      shortestShow: Int(0.3 * timing.rate.framesPerSecond), label: turn.testDescription)
    for frame in frames {
      let place = frame.state.cameras[0].place(of: box.bounds.center, on: frame.state.size)
      let middle = box.center - place
      #expect(max(abs(middle.x), abs(middle.y)) < 0.01)
    }
  }

  /// Of the level axes each changes its edge twice in a turn, the upright one at each corner.
  @Test(arguments: [10.0, 20, 45, -30], [ProjectionSpec.orthographic, .perspective])
  func edgesChangeAsSeldomAsTheyCan(inclination: Double, projection: ProjectionSpec) {
    let turn = Turn(inclination: inclination, projection: projection)
    let scene = scene(turn.spec)
    let plans = scene.plans(
      .turntable(TurntableSpec(inclination: inclination)),
      timing: FrameTiming(frameCount: 360, rate: .standard))
    var watch = TextWatch(page: PageRect(x: 0, y: 0, width: Self.size.x, height: Self.size.y))
    for plan in Array(plans) + plans.prefix(1) { watch.look(at: frame(scene, plan).texts) }
    let counts = watch.jumps(over: 12)
    // A change between edges that have no label in common is not seen as a jump.
    #expect(counts[.xTick, default: 0] <= 2)
    #expect(counts[.zTick, default: 0] <= 2)
    #expect(counts[.yTick, default: 0] == 4)
  }

  /// A turn of a few frames has the labels of stills in most of them.
  @Test(arguments: [6, 8, 12, 24, 40])
  func fewFramesHaveLabels(count: Int) {
    let scene = scene(Turn(inclination: 20).spec)
    let plans = scene.plans(
      .turntable(TurntableSpec()), timing: FrameTiming(frameCount: count, rate: .standard))
    for kind in [LabelKind.xTick, .yTick, .zTick] {
      func labelled(_ texts: [PlacedText]) -> Bool { texts.contains { $0.kind == kind } }
      let moving = plans.count { labelled(frame(scene, $0).texts) }
      let still = plans.count { plan in
        labelled(frame(scene, FramePlan(shots: plan.shots, labels: [.still])).texts)
      }
      #expect(4 * moving >= 3 * still, "\(kind): \(moving) of \(still)")
    }
  }

  /// A view that sways about a limit between two edges keeps to one of them.
  @Test func swayingChangesNothing() {
    let scene = scene(Turn(inclination: 20).spec)
    let shots = (0..<240).map { frame in
      let azimuth = abs(Double((frame + 15) % 60) - 30) / 5 - 3
      return Shot(pose: PoseSpec(azimuth: azimuth, inclination: 20), camera: CameraSpec())
    }
    let plans = scene.charts[0].labelPlans(count: shots.count, rate: 30) {
      shots[$0 % shots.count]
    }
    var watch = TextWatch(page: PageRect(x: 0, y: 0, width: Self.size.x, height: Self.size.y))
    var stills = watch
    for (shot, plan) in zip(shots, plans) {
      watch.look(at: frame(scene, FramePlan(shots: [shot], labels: [plan])).texts)
      stills.look(at: frame(scene, FramePlan(shots: [shot], labels: [.still])).texts)
    }
    #expect(watch.jumps(over: 6).isEmpty)
    #expect(!stills.jumps(over: 6).isEmpty)
  }

  @Test(arguments: [20.0, 90])
  func timeMayRunBackward(inclination: Double) {
    let scene = scene(Turn(inclination: inclination, isLong: true).spec)
    let timing = FrameTiming(frameCount: 181, rate: .standard)
    let ways = [(10.0, 370.0), (370, 10)].map { from, to in
      scene.plans(
        .turntable(TurntableSpec(from: from, to: to, inclination: inclination)), timing: timing)
    }
    #expect(ways[0].first?.labels == ways[0].last?.labels)
    for (there, back) in zip(ways[0], ways[1].reversed()) {
      let texts = [there, back].map { plan in
        frame(scene, plan).texts.map { "\($0.string) \($0.kind) \($0.color.alpha)" }
      }
      #expect(texts[0] == texts[1])
    }
  }

  @Test func whereNothingMovesFramesAreStills() {
    let scene = scene(Turn(inclination: 20).spec)
    let timing = FrameTiming(frameCount: 50, rate: .standard)
    for motion in [MotionSpec.still, .turntable(TurntableSpec(from: 10, to: 10))] {
      let plans = scene.plans(motion, timing: timing)
      #expect(plans.allSatisfy { $0.labels == [.still] })
    }
  }

  /// Texts of marks keep to a side, and fade from one to the next.
  @Test(arguments: [ProjectionSpec.orthographic, .perspective])
  func textsOfMarksAreSteady(projection: ProjectionSpec) throws {
    var spec = ChartSpec()
    let places = (0..<24).map { (index: Int) -> SIMD3<Double> in
      let (x, y, z) = (index % 7, index * 3 % 11, index % 5)
      return SIMD3(Double(x), Double(y), Double(z) * 2.5)
    }
    spec.marks = [
      MarkGroup(
        .text(TextMarkSpec(texts: places.indices.map { "City number \($0)" })),
        x: Channel(label: "X", column: .numbers(places.map(\.x))),
        y: Channel(label: "Y", column: .numbers(places.map(\.y))),
        z: Channel(label: "Z", column: .numbers(places.map(\.z))))
    ]
    spec.camera.projection = projection
    let scene = scene(spec)
    let timing = FrameTiming(frameCount: 360, rate: .standard)
    let plans = scene.plans(
      .turntable(TurntableSpec()), timing: timing)
    let frames = plans.map { frame(scene, $0) }
    let box = try #require(scene.charts[0].layout.box)
    var watch = TextWatch(page: PageRect(x: 0, y: 0, width: Self.size.x, height: Self.size.y))
    for frame in frames + frames { watch.look(at: frame.texts) }
    let step = 2 * .pi / 360 * box.bounds.radius * box.pointsPerUnit
    watch.check(
      farthestMove: 3 * step + 3, steepestFade: 255 / 7.5 + 2, shortestShow: 9, label: "texts")
    let shown = frames.map { frame in frame.texts.count { $0.kind == .annotation } }
    #expect((shown.min() ?? 0) >= 8)
  }
}

extension Camera {
  /// Where a world point is on the image, in pixels from its top left.
  fileprivate func place(of point: SIMD3<Double>, on size: PixelSize) -> SIMD2<Double> {
    let clip = projection * (view * SIMD4(point, 1))
    return [
      (clip.x / clip.w + 1) / 2 * Double(size.width),
      (1 - clip.y / clip.w) / 2 * Double(size.height),
    ]
  }
}
