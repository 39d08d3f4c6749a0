import Foundation
import RenderModel
import SoftwareRenderer
import Testing

/// How long typical frames take; run by RELIEF_BENCHMARK=1 in a release build.
///
/// `swift test -c release -Xswiftc -enable-testing --filter BenchmarkTests`
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["RELIEF_BENCHMARK"] != nil),
  .serialized
)
struct BenchmarkTests {
  /// The best of some draws in milliseconds, on one thread and on all cores.
  private func measure(_ name: String, _ scene: RenderScene, _ frame: FrameState) throws {
    for threads in [1, nil] {
      let backend = SoftwareBackend(threads: threads)
      try backend.prepare(scene)
      var best = Duration.seconds(1000)
      for _ in 0..<5 {
        best = min(best, try ContinuousClock().measure { _ = try backend.draw(frame) })
      }
      print("\(name), \(backend.renderer.renderer): \(best)")
    }
  }

  @Test func emptyAt4K() throws {
    try measure("empty 3840x2160", RenderScene(), TestScenes.frame(3840, 2160))
  }

  @Test func aMillionSpheresAt4K() throws {
    var random = Random(state: 1)
    let spheres = (0..<1_000_000).map { _ in
      SphereInstance(
        x: random.next() * 2 - 1,
        y: random.next() * 2 - 1,
        z: random.next() * 2 - 1,
        radius: 1.5 * 2.4 / 2160,
        color: random.color(alpha: 255)
      )
    }
    let scene = TestScenes.solid([DrawItem(name: "points", geometry: .spheres(spheres))])
    try measure("1M spheres 3840x2160", scene, TestScenes.frame(3840, 2160, unitsHigh: 2.4))
  }

  @Test(arguments: [(1000, 3840, 2160), (500, 7680, 4320)])
  func surface(cells: Int, width: Int, height: Int) throws {
    var ramps = RampTable()
    let row = ramps.add((0..<256).map { RGBA8(red: UInt8($0), green: 90, blue: UInt8(255 - $0)) })
    let item = DrawItem(
      name: "surface",
      geometry: .triangles(TestScenes.waves(cells)),
      material: Material(color: .ramp(row: row, coordinate: .linear), lighting: .init())
    )
    try measure(
      "\(cells)x\(cells) surface \(width)x\(height)",
      TestScenes.solid([item], ramps: ramps),
      TestScenes.frame(width, height, unitsHigh: 2)
    )
  }

  /// Butt ends and one colour each: grid lines, ticks, rules.
  @Test(arguments: [UInt8(255), 128], [true, false])
  func plainStrokes(alpha: UInt8, isSolid: Bool) throws {
    var random = Random(state: 7)
    let strokes = (0..<200_000).map { _ in
      let from = SIMD3(random.next() * 2 - 1, random.next() * 2 - 1, random.next() * 2 - 1)
      let step = SIMD3(random.next() - 0.5, random.next() - 0.5, random.next() - 0.5) * 0.05
      return SegmentInstance(
        from: from, to: from + step, width: 1.5, color: random.color(alpha: alpha))
    }
    var scene = TestScenes.solid([DrawItem(name: "strokes", geometry: .segments(strokes))])
    if !isSolid { scene.layers[0].visibility = .painted }
    try measure(
      "200k strokes, alpha \(alpha), \(isSolid ? "solid" : "painted"), 1920x1080", scene,
      TestScenes.frame(1920, 1080, unitsHigh: 2.4))
  }

  @Test func smallChart() throws {
    let (scene, frame) = TestScenes.mixed()
    var large = frame
    large.size = PixelSize(width: 800, height: 600)
    large.cameras = [TestScenes.camera(large.size, unitsHigh: 2.4)]
    try measure("mixed chart 800x600", scene, large)
  }
}
