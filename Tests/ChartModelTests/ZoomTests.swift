import ChartModel
import Diagnostics
import RenderModel
import TestSupport
import Testing

/// Boxes of which the page shows only a part: texts and ticks keep to the page and apart, and what has
/// no room is told.
struct ZoomTests {
  private let text = BlockTextEngine()
  private let size = SIMD2<Double>(600, 450)

  private func scene(_ camera: CameraSpec) -> PageScene {
    var spec = ChartSpec.points([1e6, 1.4e6], [-12345.5, 99999.5], [0.00125, 0.0015])
    spec.title = "Everything there is to say about three species"
    spec.camera = camera
    return PageSpec([.chart(spec)]).resolved(theme: .light).laidOut(size: size, text: text).built()
  }

  private func frame(_ scene: PageScene, _ pose: PoseSpec) -> PageFrame {
    scene.frame(
      FrameRequest(
        plan: scene.stillPlan(pose: pose), scale: 1, background: Theme.light.background),
      text: text)
  }

  private static let poses = (0..<36).flatMap { azimuth in
    [-80.0, -35, 0, 20, 50].map { PoseSpec(azimuth: Double(azimuth) * 10, inclination: $0) }
  }

  private func ticks(_ frame: PageFrame) -> [SegmentInstance] {
    frame.state.items.joined().flatMap { item -> [SegmentInstance] in
      guard item.name == "ticks", case .segments(let segments) = item.geometry else { return [] }
      return segments
    }
  }

  @Test(arguments: [1.5, 2, 4], [nil, 40.0])
  func textsKeepToThePage(zoom: Double, fieldOfView: Double?) throws {
    let scene = scene(CameraSpec(fieldOfView: fieldOfView, zoom: zoom))
    let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    var (labelled, told) = (0, 0)
    for pose in Self.poses {
      let frame = frame(scene, pose)
      for (index, a) in frame.texts.enumerated() {
        #expect(page.contains(a.frame.bounds), "\(a.string) leaves the page at \(pose)")
        for b in frame.texts[..<index] {
          #expect(!a.frame.intersects(b.frame), "\(a.string) touches \(b.string) at \(pose)")
        }
      }
      for tick in ticks(frame) {
        for end in [(tick.ax, tick.ay), (tick.bx, tick.by)] {
          #expect(
            (0...Float(size.x)).contains(end.0) && (0...Float(size.y)).contains(end.1),
            "a tick leaves the page at \(pose)")
        }
      }
      for (axis, kind) in zip(PositionAxis.allCases, [LabelKind.xTick, .yTick, .zTick]) {
        let isLabelled = frame.texts.contains { $0.kind == kind }
        let isNoted = frame.diagnostics.warnings.contains {
          $0.description.hasPrefix("the \(axis) axis has no labels")
        }
        #expect(!(isLabelled && isNoted))
        labelled += isLabelled ? 1 : 0
        told += isLabelled || isNoted ? 1 : 0
      }
    }
    // All but axes that are seen end on have labels or are told of; at twice the size most have.
    #expect(told >= 480)
    if zoom <= 2 { #expect(labelled >= (fieldOfView == nil ? 415 : 465)) }
  }
}
