import Foundation
import Testing

@testable import ChartModel

struct CameraPathTests {
  private typealias Stop = CameraPathSpec.Stop
  private let base = Shot(pose: .standard, camera: CameraSpec())
  private let timing = FrameTiming(frameCount: 120, rate: .standard)

  private func pose(_ azimuth: Double, _ inclination: Double) -> PoseSpec {
    PoseSpec(azimuth: azimuth, inclination: inclination)
  }

  @Test func aWholeTurnLoops() {
    let turn = MotionSpec.turntable(TurntableSpec())
    func azimuth(_ frame: Int) -> Double {
      turn.shot(frame: frame, of: timing, base: base).pose.azimuth
    }
    #expect(azimuth(0) == 30)
    #expect(azimuth(119) == 30 + 357)
    #expect(azimuth(120) == 390)
  }

  @Test func theLastFrameReachesTheEnd() {
    let turn = MotionSpec.turntable(TurntableSpec(from: -20, to: 40, inclination: 5))
    #expect(turn.shot(frame: 0, of: timing, base: base).pose == pose(-20, 5))
    #expect(turn.shot(frame: 119, of: timing, base: base).pose == pose(40, 5))
    let one = FrameTiming(frameCount: 1, rate: .standard)
    #expect(turn.shot(frame: 0, of: one, base: base).pose == pose(-20, 5))
  }

  @Test func stopsAreReachedExactly() {
    let path = CameraPathSpec([
      Stop(pose: pose(0, 0), seconds: 1),
      Stop(pose: pose(0, 90), seconds: 1, easing: .easeInOut),
      Stop(fieldOfView: 60, zoom: 2, seconds: 0.5),
      Stop(seconds: 1),
      Stop(projection: .orthographic, seconds: 1),
    ])
    #expect(path.seconds == 4.5)
    #expect(path.shot(at: 0.7, base: base).pose == pose(0, 0))
    #expect(abs(path.shot(at: 1.5, base: base).pose.inclination - 45) < 1e-9)
    #expect(path.shot(at: 2, base: base).pose == pose(0, 90))
    let close = path.shot(at: 2.5, base: base).camera
    #expect(close == CameraSpec(projection: .perspective, fieldOfView: 60, zoom: 2))
    #expect(path.shot(at: 3.4, base: base).camera == close)
    #expect(path.shot(at: 9, base: base).camera.isPerspective == false)
    // Half way the zoom has grown by half its factor's exponent.
    #expect(abs(path.shot(at: 2.25, base: base).camera.zoom - 2.0.squareRoot()) < 1e-12)
  }

  @Test func namedPosesAreReachedTheShorterWay() {
    func end(_ from: Double, _ to: Double, shortWay: Bool) -> Double {
      CameraPathSpec([
        Stop(pose: pose(from, 0), seconds: 0),
        Stop(pose: pose(to, 0), turnsShortWay: shortWay, seconds: 1),
      ]).shot(at: 2, base: base).pose.azimuth
    }
    #expect(end(180, -90, shortWay: true) == 270)
    #expect(end(350, 0, shortWay: true) == 360)
    #expect(end(0, 360, shortWay: false) == 360)
  }

  @Test func noTimeAndNoStopsDoNoHarm() {
    #expect(CameraPathSpec([]).shot(at: 1, base: base) == base)
    let jump = CameraPathSpec([Stop(seconds: 0), Stop(pose: pose(9, 9), seconds: 0)])
    #expect(jump.shot(at: 0, base: base).pose == pose(9, 9))
  }

  /// Where the corners of the box stand, in units of half a box 1000 pixels wide.
  private func corners(_ shot: Shot) -> [SIMD2<Double>] {
    let view = BoxView(
      pose: shot.pose, camera: shot.camera.held, center: .zero, radius: 0.75.squareRoot())
    return [-0.5, 0.5].flatMap { x in
      [-0.5, 0.5].flatMap { y in
        [-0.5, 0.5].map { z in view.projected([x, y, z]) * 1000 * shot.camera.zoom }
      }
    }
  }

  @Test(arguments: [
    Easing.linear, .ease, .easeIn, .easeOut, .easeInOut, .smooth, .snappy, .bouncy,
  ])
  func nothingJumps(easing: Easing) {
    let path = CameraPathSpec([
      Stop(pose: pose(0, -90), projection: .orthographic, seconds: 0.1),
      Stop(pose: pose(200, 90), fieldOfView: 90, seconds: 1, easing: easing),
      Stop(pose: pose(-30, 10), projection: .orthographic, zoom: 3, seconds: 1, easing: easing),
    ])
    let steps = 20_000
    var fastest = 0.0
    var last = corners(path.shot(at: 0, base: base))
    for step in 1...steps {
      let next = corners(path.shot(at: 2.2 * Double(step) / Double(steps), base: base))
      fastest = max(fastest, zip(last, next).map { ($1 - $0).length }.max() ?? 0)
      last = next
    }
    // The bouncy spring moves at most 2.3 times as fast as the mean of 1.8 pixels a step.
    #expect(fastest < 5)
  }

  @Test func projectionsMeet() {
    let path = CameraPathSpec([
      Stop(projection: .perspective, seconds: 0), Stop(projection: .orthographic, seconds: 1),
    ])
    // On both sides of where the perspective gives way.
    var low = 0.5
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if path.shot(at: middle, base: base).camera.isPerspective {
        low = middle
      } else {
        high = middle
      }
    }
    let a = corners(path.shot(at: low, base: base))
    let b = corners(path.shot(at: high, base: base))
    for (a, b) in zip(a, b) { #expect((b - a).length < 0.3) }
  }

  @Test func easingsAreWhatTheyAreCalled() {
    for (name, easing) in Easing.named {
      #expect(easing.progress(at: 0) == 0 && easing.progress(at: -1) == 0, "\(name)")
      #expect(easing.progress(at: 1) == 1 && easing.progress(at: 2) == 1, "\(name)")
      #expect(abs(easing.progress(at: 0.999_999) - 1) < 1e-4, "\(name)")
    }
    #expect(Easing.easeIn.progress(at: 0.25) < 0.25)
    #expect(Easing.easeOut.progress(at: 0.25) > 0.25)
    for time in stride(from: 0.0, through: 1, by: 0.05) {
      let both = Easing.easeInOut.progress(at: time) + Easing.easeInOut.progress(at: 1 - time)
      #expect(abs(both - 1) < 1e-12)
      #expect(
        abs(Easing.easeIn.progress(at: time) + Easing.easeOut.progress(at: 1 - time) - 1) < 1e-12)
      #expect(
        abs(Easing.cubic(x1: 0.3, y1: 0.3, x2: 0.7, y2: 0.7).progress(at: time) - time) < 1e-12)
    }
    let times = stride(from: 0.0, through: 1, by: 0.01)
    #expect(times.allSatisfy { Easing.smooth.progress(at: $0) <= 1 })
    let highest = times.map { Easing.bouncy.progress(at: $0) }.max() ?? 0
    #expect(highest > 1.02 && highest < 1.1)
  }
}
