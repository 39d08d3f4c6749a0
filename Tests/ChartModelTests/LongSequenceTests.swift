import ChartModel
import RenderModel
import TestSupport
import Testing

/// Sequences that are settled part by part: no seam shows, and a frame is the same from wherever one
/// comes to it.
struct LongSequenceTests {
  private static let size = SIMD2(600.0, 450.0)

  private func scene(isLong: Bool = true) -> PageScene {
    PageSpec([
      .chart(
        isLong
          ? .points([1e6, 1.4e6], [-12345.5, 99999.5], [0.00125, 0.0015]) : .points())
    ]).resolved(theme: .light).laidOut(size: Self.size, text: BlockTextEngine()).built()
  }

  private func texts(_ scene: PageScene, _ plan: FramePlan) -> [PlacedText] {
    scene.frame(
      FrameRequest(plan: plan, scale: 1, background: Theme.light.background),
      text: BlockTextEngine()
    ).texts
  }

  /// Several turns in more frames than one part has.
  private static let turns = MotionSpec.turntable(
    TurntableSpec(from: 0, to: 360 * 7, inclination: 20))
  private static let timing = FrameTiming(frameCount: 3001, rate: .standard)

  @Test func noSeamShows() throws {
    let scene = scene()
    let box = try #require(scene.charts[0].layout.box)
    let plans = scene.plans(Self.turns, timing: Self.timing)
    var watch = TextWatch(page: PageRect(x: 0, y: 0, width: Self.size.x, height: Self.size.y))
    for plan in plans { watch.look(at: texts(scene, plan)) }
    let step = 2 * .pi * 7 / 3000 * box.bounds.radius * box.pointsPerUnit
    watch.check(
      farthestMove: 3 * step + 3, steepestFade: 255 / 7.5 + 2, shortestShow: 9, label: "seams")
  }

  @Test func aFrameIsTheSameFromWhereverOneComes() {
    let scene = scene()
    let forward = scene.plans(Self.turns, timing: Self.timing)
    let all = forward.map(\.labels)
    for start in [2999, 1024, 1001, 1000, 999, 2003, 0] {
      let other = scene.plans(Self.turns, timing: Self.timing)
      for frame in stride(from: min(start + 3, 3000), through: max(0, start - 3), by: -1) {
        #expect(other[frame].labels == all[frame], "\(frame)")
      }
    }
    // The last frame is the first again.
    #expect(all.first == all.last)
  }

  /// No more of half a million frames is looked at than what is round the one that is drawn.
  @Test(arguments: [0, 250_000, 499_999])
  func lengthCostsNothing(frame: Int) {
    let scene = scene(isLong: false)
    var asked = 0
    let plans = scene.charts[0].labelPlans(count: 500_000, rate: 30) { frame in
      asked += 1
      return Shot(
        pose: PoseSpec(azimuth: Double(frame) / 10, inclination: 20), camera: CameraSpec())
    }
    #expect(plans[frame] != .still)
    #expect(asked < 4000)
    asked = 0
    #expect(plans[frame] != .still)
    #expect(asked == 0)
  }

  /// A slow turn has labels throughout, though a view hardly changes within a part.
  @Test func aSlowTurnKeepsItsLabels() {
    let scene = scene(isLong: false)
    let timing = FrameTiming(frameCount: 20_000, rate: .standard)
    let plans = scene.plans(.turntable(TurntableSpec(inclination: 20)), timing: timing)
    let kinds: [LabelKind] = [.xTick, .yTick, .zTick]
    for frame in stride(from: 0, to: 20_000, by: 2500) {
      let shown = texts(scene, plans[frame])
      let still = texts(scene, FramePlan(shots: plans[frame].shots, labels: [.still]))
      for kind in kinds where still.contains(where: { $0.kind == kind }) {
        #expect(shown.contains { $0.kind == kind }, "\(kind) at \(frame)")
      }
    }
  }
}
