import ChartModel
import Diagnostics
import Testing

@testable import ChartFiles

struct MotionTextTests {
  @Test func aPathIsReadStopByStop() throws {
    typealias Stop = CameraPathSpec.Stop
    let text =
      "front 1s, top 500ms ease, 35/-20 2s perspective fov 60 zoom 1.5 bouncy , hold 1s,"
      + "orthographic 0.5s"
    #expect(
      try CameraPathText.parse(text).stops == [
        Stop(pose: PoseSpec(azimuth: 0, inclination: 0), turnsShortWay: true, seconds: 1),
        Stop(
          pose: PoseSpec(azimuth: 0, inclination: 90), turnsShortWay: true, seconds: 0.5,
          easing: .ease),
        Stop(
          pose: PoseSpec(azimuth: 35, inclination: -20), projection: .perspective,
          fieldOfView: 60, zoom: 1.5, seconds: 2, easing: .bouncy),
        Stop(seconds: 1),
        Stop(projection: .orthographic, seconds: 0.5),
      ])
  }

  @Test(arguments: [
    ("", "it says nothing"), ("front 1s,", "it says nothing"), ("front", "it has no time"),
    ("1s", "it has no view"), ("ease 1s", "it has no view"),
    ("front back 1s", "its pose is given twice"), ("front 1s 2s", "its time is given twice"),
    ("hold top 1s", "hold has a time and nothing else"), ("top 1m", "'1m' is no view"),
    ("35/91 1s", "'35/91' is no view"), ("top -1s", "'-1s' is no view"),
    ("fov 1s", "fov needs degrees from 1.0 to 120"), ("zoom 0 1s", "zoom needs a factor"),
    ("orthographic fov 30 1s", "an orthographic camera has no field of view"),
    ("nan/0 1s", "is no view"), ("top infs", "is no view"),
  ])
  func mistakesNameTheStop(text: String, reason: String) {
    #expect {
      try CameraPathText.parse(text)
    } throws: { error in
      "\(error)".contains(reason) && "\(error)".hasPrefix("the keyframe '")
    }
  }

  @Test(arguments: [
    ("30", 30_000, 1000), ("29.97", 30_000, 1001), ("23.976", 24_000, 1001), ("12.5", 12_500, 1000),
    ("24000/1001", 24_000, 1001), ("1/10", 1, 10),
  ])
  func rates(text: String, numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameText.rate(text))
    let wanted = try #require(FrameRate(numerator, denominator))
    #expect(rate.numerator * wanted.denominator == wanted.numerator * rate.denominator)
  }

  @Test(arguments: ["", "0", "-1", "1/0", "x", "1e9", "inf", "1/2/3", "9223372036854775807/1"])
  func noRates(text: String) {
    #expect(FrameText.rate(text) == nil)
  }

  @Test(arguments: [("0..<60", 0..<60), ("5...9", 5..<10), ("7..<7", 7..<7), ("0...0", 0..<1)])
  func ranges(text: String, range: Range<Int>) {
    #expect(FrameText.range(text) == range)
  }

  @Test(arguments: [
    "", "5", "5..9", "9..<5", "9...7", "-1..<3", "a..<b", "0..<99999999999999999999",
    "0...9223372036854775807",
  ])
  func noRanges(text: String) {
    #expect(FrameText.range(text) == nil)
  }
}
