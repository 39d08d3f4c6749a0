import ChartModel
import RenderModel
import TestSupport
import Testing

/// Labels in many poses, by their frames: none may touch another or leave the page.
struct LabelTests {
  static let sizes: [SIMD2<Double>] = [
    [600, 450], [400, 300], [900, 300], [300, 700], [1600, 1200],
  ]

  private let text = BlockTextEngine()

  private func scene(_ spec: ChartSpec, size: SIMD2<Double>) -> PageScene {
    PageSpec([.chart(spec)]).resolved(theme: .light).laidOut(size: size, text: text).built()
  }

  private func texts(_ scene: PageScene, _ pose: PoseSpec) -> [PlacedText] {
    scene.frame(
      FrameRequest(
        plan: scene.stillPlan(pose: pose), scale: 1, background: Theme.light.background),
      text: text
    ).texts
  }

  private static func longLabels(_ projection: ProjectionSpec) -> ChartSpec {
    var spec = ChartSpec.points([1e6, 1.4e6], [-12345.5, 99999.5], [0.00125, 0.0015])
    spec.camera.projection = projection
    spec.title = "Everything there is to say about three species"
    return spec
  }

  @Test(arguments: sizes, [ProjectionSpec.orthographic, .perspective])
  func labelsStandClearInEveryPose(size: SIMD2<Double>, projection: ProjectionSpec) {
    let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    let scene = scene(Self.longLabels(projection), size: size)
    for azimuth in 0..<36 {
      for inclination in [-80.0, -35, 0, 20, 50, 85] {
        let pose = PoseSpec(azimuth: Double(azimuth) * 10, inclination: inclination)
        let texts = texts(scene, pose)
        for (index, a) in texts.enumerated() {
          #expect(page.contains(a.frame.bounds), "\(a.string) leaves the page at \(pose)")
          for b in texts[..<index] {
            #expect(!a.frame.intersects(b.frame), "\(a.string) touches \(b.string) at \(pose)")
          }
        }
      }
    }
  }

  /// Titles are there unless their axis is seen nearly end on.
  @Test(arguments: [[600.0, 450.0], [1600, 1200]] as [SIMD2<Double>])
  func titlesAreShown(size: SIMD2<Double>) {
    var missing: [String] = []
    var count = 0
    let scene = scene(.points(), size: size)
    for azimuth in 0..<36 {
      for inclination in [-35.0, 0, 20, 50] {
        let pose = PoseSpec(azimuth: Double(azimuth) * 10 + 3, inclination: inclination)
        let texts = texts(scene, pose)
        let view = scene.charts[0].layout.box?.view(pose)
        for (axis, kind) in zip(PositionAxis.allCases, [LabelKind.xTitle, .yTitle, .zTitle]) {
          guard let view, view.extent(of: axis) > 0.3 else { continue }
          count += 1
          if !texts.contains(where: { $0.kind == kind }) { missing.append("\(axis) at \(pose)") }
        }
      }
    }
    #expect(missing.isEmpty, "\(missing.count) of \(count): \(missing.prefix(5))")
  }

  @Test func longTitlesAreShortenedNotLost() {
    var spec = ChartSpec.points()
    spec.x.title = .text(String(repeating: "very long ", count: 20))
    let title = texts(scene(spec, size: [600, 450]), .standard).first { $0.kind == .xTitle }
    #expect(title?.string.hasPrefix("very long very") == true)
    #expect(title?.string.hasSuffix("…") == true)
  }

  /// At 45 degrees the last label of x and the first of z meet below the nearest corner.
  @Test func labelsOnOneLineKeepApart() {
    let scene = scene(.points(), size: [600, 450])
    let ticks = texts(scene, PoseSpec(azimuth: 45, inclination: 30))
      .filter { $0.kind == .xTick || $0.kind == .zTick }
    for (index, a) in ticks.enumerated() {
      for b in ticks[..<index]
      where a.kind != b.kind && abs(a.frame.center.y - b.frame.center.y) < 4 {
        #expect(!a.frame.intersects(b.frame, spacing: 10), "\(a.string) and \(b.string)")
      }
    }
    #expect(ticks.count >= 6)
    // Of each axis every label stays, or every second and so on.
    for kind in [LabelKind.xTick, .zTick] {
      let xs = ticks.filter { $0.kind == kind }.map(\.frame.center.x)
      let steps = zip(xs, xs.dropFirst()).map { $1 - $0 }
      #expect((steps.max() ?? 0) - (steps.min() ?? 0) < 2)
    }
  }

  @Test func theBoxKeepsItsSizeInAllPoses() {
    var spec = ChartSpec.points()
    spec.pose = PoseSpec(azimuth: 0, inclination: 0)
    let front = scene(spec, size: [600, 450]).charts[0].layout
    spec.pose = PoseSpec(azimuth: 45, inclination: 35)
    let corner = scene(spec, size: [600, 450]).charts[0].layout
    #expect(front.box?.pointsPerUnit == corner.box?.pointsPerUnit)
    #expect((front.box?.pointsPerUnit ?? 0) > 150)
  }

  @Test(arguments: [[1, 1], [20, 10], [60, 40], [120, 90], [3, 2000]] as [SIMD2<Double>])
  func smallPagesStillHaveABox(size: SIMD2<Double>) throws {
    let scene = scene(Self.longLabels(.orthographic), size: size)
    let box = try #require(scene.charts[0].layout.box)
    let texts = texts(scene, .standard)
    #expect(box.pointsPerUnit >= 0)
    let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    #expect(texts.allSatisfy { page.contains($0.frame.bounds) })
    if min(size.x, size.y) >= 40 {
      #expect(box.pointsPerUnit * box.bounds.radius * 2 >= min(size.x, size.y) * 0.3)
    }
  }
}

extension BoxView {
  /// How long one unit along an axis appears.
  fileprivate func extent(of axis: PositionAxis) -> Double {
    var unit = SIMD3<Double>()
    unit[axis.rawValue] = 1
    let d = projected(center + unit / 2) - projected(center - unit / 2)
    return (d * d).sum().squareRoot()
  }
}
