import ChartModel
import Charts
import Relief
import SwiftUICore
import Testing

/// Paths and curves in Swift become the model's.
struct CameraPathTests {
  @Test func stepsBecomeStops() throws {
    let path = CameraPath(from: .front, hold: 1)
      .animate(.easeIn(duration: 2), to: .top, turning: .literal)
      .hold(seconds: 0.5)
      .cut(zoom: 2)
      .animate(
        .bouncy, to: Chart3DPose(azimuth: .degrees(35), inclination: .degrees(20)),
        projection: .perspective, fieldOfView: .degrees(60))
    guard case .path(let spec) = try path._motion.spec else {
      Issue.record("it is no path")
      return
    }
    let spring = SpringEasing(bounce: 0.3)
    typealias Stop = CameraPathSpec.Stop
    let top = PoseSpec(azimuth: 0, inclination: 90)
    let last = PoseSpec(azimuth: 35, inclination: 20)
    let expected: [Stop] = [
      Stop(pose: PoseSpec(azimuth: 0, inclination: 0), seconds: 1),
      Stop(pose: top, turning: .literal, seconds: 2, easing: .easeIn),
      Stop.hold(seconds: 0.5),
      Stop(zoom: 2, seconds: 0, easing: .linear),
      Stop(
        pose: last, projection: .perspective, fieldOfView: 60, seconds: 0.5 * spring.settling,
        easing: .spring(spring)),
    ]
    #expect(spec.stops == expected)
    #expect(path.seconds == spec.seconds)
  }

  @Test func animationsHaveTheirCurvesAndTimes() {
    func check(_ animation: Animation, _ easing: Easing, _ seconds: Double) {
      #expect(animation.easing == easing)
      #expect(animation.seconds == seconds)
    }
    func settling(_ bounce: Double) -> Double { SpringEasing(bounce: bounce).settling }
    check(.linear, .linear, 0.35)
    check(.easeInOut(duration: 3), .easeInOut, 3)
    check(.easeOut, .easeOut, 0.35)
    check(.easeIn(duration: -1), .easeIn, 0)
    check(.easeIn(duration: .nan), .easeIn, 0)
    check(.default, .smooth, 0.5 * settling(0))
    check(.snappy, .snappy, 0.5 * settling(0.15))
    check(.bouncy(duration: 2), .bouncy, 2 * settling(0.3))
    check(.spring(duration: 1, bounce: 0.3), .bouncy, settling(0.3))
    check(.timingCurve(0.42, 0, 0.58, 1, duration: 1), .easeInOut, 1)
  }

  @Test func ratesAreFractions() {
    let whole: FramesPerSecond = 25
    #expect(whole.numerator == 25 && whole.denominator == 1)
    #expect(FramesPerSecond.ntsc == FramesPerSecond(30000, 1001))
    #expect(FramesPerSecond(0, -1) == FramesPerSecond(1, 1))
  }
}
