import ChartModel
import Diagnostics
import RenderModel
import TestSupport
import Testing

/// Sequences of boxes of which the page shows only a part: their labels are those that stills have.
struct ZoomedSequenceTests {
  private let text = BlockTextEngine()
  private static let size = SIMD2<Double>(600, 450)
  private static let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
  private static let ticks: [LabelKind] = [.xTick, .yTick, .zTick]

  private func scene(_ camera: CameraSpec) -> PageScene {
    var spec = ChartSpec.points([1e6, 1.4e6], [-12345.5, 99999.5], [0.00125, 0.0015])
    spec.camera = camera
    return PageSpec([.chart(spec)]).resolved(theme: .light)
      .laidOut(size: Self.size, text: text).built()
  }

  private func frame(_ scene: PageScene, _ plan: FramePlan) -> PageFrame {
    scene.frame(
      FrameRequest(plan: plan, scale: 1, background: Theme.light.background), text: text)
  }

  /// In how many frames each axis has labels.
  private func labelled(_ frames: [PageFrame]) -> [Int] {
    Self.ticks.map { kind in frames.count { $0.texts.contains { $0.kind == kind } } }
  }

  @Test(arguments: [1.5, 2, 4], [nil, 40.0])
  func aTurnHasTheLabelsOfItsStills(zoom: Double, fieldOfView: Double?) throws {
    let scene = scene(CameraSpec(fieldOfView: fieldOfView, zoom: zoom))
    let plans = scene.plans(
      .turntable(TurntableSpec(inclination: 20)),
      timing: FrameTiming(frameCount: 240, rate: .standard))
    let frames = plans.map { frame(scene, $0) }
    let stills = plans.map { plan in
      frame(scene, FramePlan(shots: plan.shots, labels: [.still]))
    }
    // Labels that come and go take their time, and those that show for a moment are not shown.
    for (moving, still) in zip(labelled(frames), labelled(stills)) {
      #expect(Double(moving) >= 0.75 * Double(still), "\(moving) of \(still)")
    }
    var watch = TextWatch(page: Self.page)
    for frame in frames + frames { watch.look(at: frame.texts) }
    let box = try #require(scene.charts[0].layout.box)
    // Through a lens what is near the eye moves faster.
    let step = 2 * .pi / 240 * box.bounds.radius * box.pointsPerUnit * zoom
    watch.check(
      farthestMove: 6 * step + 3, steepestFade: 255 / 7.5 + 2, shortestShow: 9,
      label: "zoom \(zoom)")
  }

  /// A path into the box and out again: whole at both ends, labelled on the way.
  @Test func aPathInKeepsItsLabels() {
    let scene = scene(CameraSpec())
    let plans = scene.plans(
      .path(
        CameraPathSpec([
          CameraPathSpec.Stop(pose: .standard, zoom: 1, seconds: 0.5),
          CameraPathSpec.Stop(
            pose: PoseSpec(azimuth: 70, inclination: 25), zoom: 2.5, seconds: 3),
        ])), timing: FrameTiming(frameCount: 105, rate: .standard))
    let frames = plans.map { frame(scene, $0) }
    let stills = plans.map { plan in
      frame(scene, FramePlan(shots: plan.shots, labels: [.still]))
    }
    #expect(labelled(stills).allSatisfy { $0 > 50 })
    for (moving, still) in zip(labelled(frames), labelled(stills)) {
      #expect(Double(moving) >= 0.75 * Double(still), "\(moving) of \(still)")
    }
    for frame in frames {
      for text in frame.texts {
        #expect(Self.page.contains(text.frame.bounds), "\(text.string)")
      }
    }
  }

  @Test func whatNeverHasRoomIsSaidOnce() {
    let turn = MotionSpec.turntable(TurntableSpec(inclination: 10))
    let timing = FrameTiming(frameCount: 120, rate: .standard)
    func said(_ zoom: Double) -> [String] {
      let scene = scene(CameraSpec(zoom: zoom))
      var census = LabelCensus()
      for plan in scene.plans(turn, timing: timing) { census.count(plan) }
      return census.diagnostics(scene).warnings.map(\.description)
    }
    #expect(said(1).isEmpty)
    #expect(said(1.5).isEmpty)
    let far = said(40)
    #expect(
      far.contains {
        $0.hasPrefix("the y axis has no labels and no title in any frame, for the page shows only")
      })
    #expect(Set(far).count == far.count && far.count <= 3)
  }

  /// Titles of y read upward in wide lenses as they do in stills.
  @Test(arguments: [nil, 60, 95, 100, 120] as [Double?], [-35.0, 0, 20, 50])
  func titlesReadAsThoseOfStills(fieldOfView: Double?, inclination: Double) {
    let scene = scene(CameraSpec(fieldOfView: fieldOfView))
    let plans = scene.plans(
      .turntable(TurntableSpec(inclination: inclination)),
      timing: FrameTiming(frameCount: 180, rate: .standard))
    for plan in plans {
      for title in frame(scene, plan).texts
      where [.xTitle, .yTitle, .zTitle].contains(title.kind) {
        let angle = title.frame.angle
        #expect(-95 <= angle && angle <= 135, "\(title.string): \(angle)")
        if title.kind == .yTitle { #expect(-35 <= angle && angle <= 110, "\(angle)") }
      }
    }
  }
}
