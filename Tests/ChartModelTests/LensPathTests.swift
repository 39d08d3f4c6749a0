import ChartModel
import RenderModel
import TestSupport
import Testing

/// Boxes framed for all lenses of a path: nothing is cut at any moment, and the middle stays.
struct LensPathTests {
  private typealias Stop = CameraPathSpec.Stop

  private static let size = SIMD2<Double>(600, 450)
  private static let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)

  private static let paths: [CameraPathSpec] = [
    CameraPathSpec([
      Stop(pose: .standard, fieldOfView: 15, seconds: 0),
      Stop(
        pose: PoseSpec(azimuth: 170, inclination: -20), turning: .literal, fieldOfView: 110,
        seconds: 3, easing: .linear),
    ]),
    CameraPathSpec([
      Stop(pose: .standard, projection: .orthographic, seconds: 0),
      Stop(pose: PoseSpec(azimuth: 130, inclination: 60), projection: .perspective, seconds: 3),
    ]),
    CameraPathSpec([
      Stop(pose: PoseSpec(azimuth: 45, inclination: 35), fieldOfView: 20, zoom: 0.5, seconds: 0),
      // The spring goes beyond the wide lens.
      Stop(fieldOfView: 90, zoom: 1, seconds: 2, easing: .bouncy),
      Stop(pose: PoseSpec(azimuth: -45, inclination: 35), projection: .orthographic, seconds: 2),
    ]),
  ]

  private func scene(_ path: CameraPathSpec?) -> PageScene {
    var spec = ChartSpec.points([1e6, 1.4e6], [-12345.5, 99999.5], [0.00125, 0.0015])
    spec.title = "A title"
    var page = PageSpec([.chart(spec)]).resolved(theme: .light)
    if let path {
      let camera = page.charts[0].camera
      page.charts[0].lenses = MotionSpec.path(path).lenses(base: camera).lenses(camera)
    }
    return page.laidOut(size: Self.size, text: BlockTextEngine()).built()
  }

  @Test(arguments: paths.indices)
  func nothingIsCut(path: Int) throws {
    let path = Self.paths[path]
    let scene = scene(path)
    let box = try #require(scene.charts[0].layout.box)
    let timing = FrameTiming(seconds: path.seconds, rate: .standard)
    let base = scene.shots[0]
    var (farthest, cut) = (0.0, 0)
    for frame in 0..<timing.frameCount {
      let shot = MotionSpec.path(path).shot(frame: frame, of: timing, base: base)
      let seen = box.seen(through: shot.camera)
      let view = seen.view(shot.pose)
      for corner in 0..<8 {
        let world = SIMD3(
          corner & 1 == 0 ? box.bounds.low.x : box.bounds.high.x,
          corner & 2 == 0 ? box.bounds.low.y : box.bounds.high.y,
          corner & 4 == 0 ? box.bounds.low.z : box.bounds.high.z)
        if !Self.page.contains(PageRect(center: seen.place(of: world, view), size: [0, 0])) {
          cut += 1
        }
      }
      let middle = seen.place(of: box.bounds.center, view) - box.center
      farthest = max(farthest, abs(middle.x), abs(middle.y))
    }
    #expect(cut == 0)
    #expect(farthest < 0.01)
  }

  @Test(arguments: paths.indices)
  func axesKeepTheirLabels(path: Int) {
    let path = Self.paths[path]
    let scene = scene(path)
    let timing = FrameTiming(seconds: path.seconds, rate: .standard)
    let plans = scene.plans(.path(path), timing: timing)
    func texts(_ plan: FramePlan) -> [PlacedText] {
      scene.frame(
        FrameRequest(plan: plan, scale: 1, background: Theme.light.background),
        text: BlockTextEngine()
      ).texts
    }
    for plan in plans {
      #expect(texts(plan).allSatisfy { Self.page.contains($0.frame.bounds) })
    }
    var census = LabelCensus()
    for plan in plans { census.count(plan) }
    #expect(census.diagnostics(scene).isEmpty)
  }

  /// Framed for its own lens alone, the box of the first path would be cut: the test can fail.
  @Test func theOwnLensWouldNotDo() throws {
    let own = try #require(scene(nil).charts[0].layout.box)
    let framed = try #require(scene(Self.paths[0]).charts[0].layout.box)
    #expect(framed.pointsPerUnit < 0.9 * own.pointsPerUnit)
    // A lens that stays has the framing of a still.
    let still = CameraPathSpec([
      Stop(pose: .standard, seconds: 1),
      Stop(pose: PoseSpec(azimuth: 3, inclination: 4), seconds: 1),
    ])
    let same = try #require(scene(still).charts[0].layout.box)
    #expect(same.pointsPerUnit == own.pointsPerUnit && same.center == own.center)
  }

  /// A spring goes beyond its end, and so do the lenses.
  @Test func lensesBeyondAStopCount() {
    func widest(_ easing: Easing) -> Double {
      let path = CameraPathSpec([
        Stop(fieldOfView: 20, seconds: 0), Stop(fieldOfView: 60, seconds: 1, easing: easing),
      ])
      let lenses = MotionSpec.path(path).lenses(base: CameraSpec()).lenses(CameraSpec())
      return lenses.compactMap(\.fieldOfView).max() ?? 0
    }
    #expect(abs(widest(.linear) - 60) < 1e-9)
    #expect(widest(.bouncy) > 61)
  }
}
