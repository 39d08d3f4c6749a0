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
    #expect(
      spec.stops == [
        CameraPathSpec.Stop(pose: PoseSpec(azimuth: 0, inclination: 0), seconds: 1),
        CameraPathSpec.Stop(
          pose: PoseSpec(azimuth: 0, inclination: 90), turning: .literal, seconds: 2,
          easing: .easeIn),
        .hold(seconds: 0.5),
        CameraPathSpec.Stop(zoom: 2, seconds: 0, easing: .linear),
        CameraPathSpec.Stop(
          pose: PoseSpec(azimuth: 35, inclination: 20), projection: .perspective, fieldOfView: 60,
          seconds: 0.5 * spring.settling, easing: .spring(spring)),
      ])
    #expect(path.seconds == spec.seconds)
  }

  @Test func animationsHaveTheirCurvesAndTimes() {
    let curves: [(Animation, Easing, Double)] = [
      (.linear, .linear, 0.35), (.easeInOut(duration: 3), .easeInOut, 3),
      (.easeOut, .easeOut, 0.35), (.easeIn(duration: -1), .easeIn, 0),
      (.easeIn(duration: .nan), .easeIn, 0),
      (.default, .smooth, 0.5 * SpringEasing(bounce: 0).settling),
      (.snappy, .snappy, 0.5 * SpringEasing(bounce: 0.15).settling),
      (.bouncy(duration: 2), .bouncy, 2 * SpringEasing(bounce: 0.3).settling),
      (.spring(duration: 1, bounce: 0.3), .bouncy, SpringEasing(bounce: 0.3).settling),
      (.timingCurve(0.42, 0, 0.58, 1, duration: 1), .easeInOut, 1),
    ]
    for (animation, easing, seconds) in curves {
      #expect(animation.easing == easing)
      #expect(animation.seconds == seconds)
    }
  }

  @Test func ratesAreFractions() {
    let whole: FramesPerSecond = 25
    #expect(whole.numerator == 25 && whole.denominator == 1)
    #expect(FramesPerSecond.ntsc == FramesPerSecond(30000, 1001))
    #expect(FramesPerSecond(0, -1) == FramesPerSecond(1, 1))
  }
}
