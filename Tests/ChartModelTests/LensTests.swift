import ChartModel
import RenderModel
import TestSupport
import Testing

/// Fields of view, zoom and proportions: what stays where it is, whatever they are.
struct LensTests {
  private let text = BlockTextEngine()
  private let size = SIMD2<Double>(600, 450)

  private static let cameras: [CameraSpec] = [
    CameraSpec(fieldOfView: 1), CameraSpec(fieldOfView: 60), CameraSpec(fieldOfView: 120),
    CameraSpec(zoom: 0.5), CameraSpec(fieldOfView: 80, zoom: 2.5),
  ]
  private static let proportions: [BoxProportions] = [
    .cube, .ratio(x: 1, y: 0.1, z: 0.6), .ratio(x: 0.2, y: 1, z: 0.2),
  ]

  private func scene(_ spec: ChartSpec) -> PageScene {
    PageSpec([.chart(spec)]).resolved(theme: .light).laidOut(size: size, text: text).built()
  }

  private func chart(_ camera: CameraSpec, _ proportions: BoxProportions) -> ChartSpec {
    var spec = ChartSpec.points([1e6, 1.4e6], [-12345.5, 99999.5], [0.00125, 0.0015])
    spec.title = "Everything there is to say about three species"
    spec.camera = camera
    spec.proportions = proportions
    return spec
  }

  private static let poses = stride(from: 0.0, to: 360, by: 10).flatMap { azimuth in
    [-80.0, -35, 0, 20, 85].map { PoseSpec(azimuth: azimuth, inclination: $0) }
  }

  @Test(arguments: cameras, proportions)
  func labelsStandClear(camera: CameraSpec, proportions: BoxProportions) {
    let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    let scene = scene(chart(camera, proportions))
    for pose in Self.poses {
      let texts = scene.frame(
        FrameRequest(
          plan: scene.stillPlan(pose: pose), scale: 1, background: Theme.light.background),
        text: text
      ).texts
      for (index, a) in texts.enumerated() {
        #expect(page.contains(a.frame.bounds), "\(a.string) leaves the page at \(pose)")
        for b in texts[..<index] {
          #expect(!a.frame.intersects(b.frame), "\(a.string) touches \(b.string) at \(pose)")
        }
      }
    }
  }

  /// No corner leaves the page, and the middle of the box does not move.
  @Test(arguments: [1.0, 10, 36, 60, 90, 120], proportions)
  func theWholeBoxIsFramed(angle: Double, proportions: BoxProportions) throws {
    let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    let built = scene(chart(CameraSpec(fieldOfView: angle), proportions)).charts[0]
    let box = try #require(built.layout.box)
    for azimuth in stride(from: 0.0, to: 360, by: 7.3) {
      for inclination in stride(from: -90.0, through: 90, by: 6.1) {
        let view = box.view(PoseSpec(azimuth: azimuth, inclination: inclination))
        let middle = box.place(of: box.bounds.center, view) - box.center
        #expect(abs(middle.x) < 1e-9 && abs(middle.y) < 1e-9)
        for corner in 0..<8 {
          let world = SIMD3(
            corner & 1 == 0 ? box.bounds.low.x : box.bounds.high.x,
            corner & 2 == 0 ? box.bounds.low.y : box.bounds.high.y,
            corner & 4 == 0 ? box.bounds.low.z : box.bounds.high.z)
          let place = box.place(of: world, view)
          let mark = PageRect(center: place, size: [0, 0])
          #expect(page.contains(mark), "\(place) at \(azimuth) \(inclination)")
        }
      }
    }
  }

  /// Letters hardly lean back and never stand on their heads, and titles of y read upward.
  @Test(arguments: [nil, 60, 95, 100, 120] as [Double?])
  func titlesReadFromLeftToRightOrUpward(angle: Double?) {
    let scene = scene(chart(CameraSpec(fieldOfView: angle), .cube))
    var upright = 0
    for pose in Self.poses {
      let frame = scene.frame(
        FrameRequest(
          plan: scene.stillPlan(pose: pose), scale: 1, background: Theme.light.background),
        text: text)
      for title in frame.texts where [.xTitle, .yTitle, .zTitle].contains(title.kind) {
        let angle = title.frame.angle
        #expect(
          -70 < angle && angle <= 110, "\(title.string) stands on its head at \(pose): \(angle)")
        guard title.kind == .yTitle else { continue }
        #expect(angle > -35, "\(title.string) reads downward at \(pose): \(angle)")
        upright += angle > 60 ? 1 : 0
      }
    }
    #expect(upright > 40)
  }

  @Test func aFrameMayHaveAnotherCamera() throws {
    let scene = scene(chart(CameraSpec(), .cube))
    func camera(_ camera: CameraSpec?) -> Camera {
      scene.frame(
        FrameRequest(
          plan: scene.stillPlan(camera: camera), scale: 1, background: Theme.light.background),
        text: text
      ).state.cameras[0]
    }
    let plain = camera(nil)
    #expect(!plain.isPerspective && camera(CameraSpec()) == plain)
    let twice = camera(CameraSpec(zoom: 2)).projection
    #expect(abs(twice.columns.0.x - 2 * plain.projection.columns.0.x) < 1e-12)
    // The narrower the field of view, the closer to orthographic.
    let box = try #require(scene.charts[0].layout.box)
    let corner = box.bounds.high
    func place(_ camera: CameraSpec) -> SIMD2<Double> {
      let seen = box.seen(through: camera)
      return seen.place(of: corner, seen.view(.standard))
    }
    let flat = place(CameraSpec())
    let distances = [40.0, 10, 1].map { angle -> Double in
      let d = place(CameraSpec(fieldOfView: angle)) - flat
      return (d * d).sum()
    }
    #expect(distances[0] > distances[1] && distances[1] > distances[2] && distances[2] < 4)
  }

  @Test func proportionsFollowDomains() {
    var spec = ChartSpec.points([0, 8], [0, 2], [0, 4])
    spec.x.domain = .numbers(0, 8)
    spec.y.domain = .numbers(2, 0)
    spec.z.domain = .numbers(0, 4)
    spec.proportions = .data
    let chart = spec.resolved(theme: .light)
    #expect(chart.x.scale.range == -0.5...0.5)
    #expect(chart.y.scale.range == -0.125...0.125)
    #expect(chart.z.scale.range == -0.25...0.25)
    #expect(chart.diagnostics.isEmpty)
    spec.z.range = -1...1
    #expect(spec.resolved(theme: .light).z.scale.range == -1...1)
    spec.x.scale = .log
    spec.x.domain = .numbers(1, 8)
    #expect(spec.resolved(theme: .light).diagnostics.warnings.count == 1)
    spec.proportions = .ratio(x: 1, y: 0, z: 1)
    #expect(spec.resolved(theme: .light).diagnostics.warnings.count == 1)
    spec.proportions = .ratio(x: 1e9, y: 1, z: 1)
    let thin = spec.resolved(theme: .light)
    #expect(thin.y.scale.range == -0.01...0.01 && thin.diagnostics.warnings.count == 1)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -5, 1e9])
  func badNumbersAreHeldAndReported(value: Double) {
    var spec = ChartSpec.points()
    spec.camera = CameraSpec(fieldOfView: value, zoom: value)
    let chart = spec.resolved(theme: .light)
    #expect(chart.diagnostics.warnings.count == 2)
    #expect(CameraSpec.fieldsOfView.contains(chart.camera.fieldOfView ?? 0))
    #expect(CameraSpec.zooms.contains(chart.camera.zoom))
  }
}
