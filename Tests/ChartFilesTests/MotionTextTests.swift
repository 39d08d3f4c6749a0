import ChartFiles
import ChartModel
import Diagnostics
import Testing

/// Camera paths, rates and ranges as texts.
struct MotionTextTests {
  private typealias Stop = CameraPathSpec.Stop

  private static func named(_ name: String) -> PoseSpec? {
    PoseSpec.named.first { $0.name == name }?.pose
  }

  @Test func stopsSayViewsTimesAndEasings() throws {
    let path = try KeyframeText.parse(
      "front 1s,top ease 1.5s ,  35/-20 500ms linear fov 60 , hold 1s,"
        + "zoom 1.5 orthographic 2s cubic( 0.2, 0 ,0,1 ), left perspective 0s bouncy")
    let curve = try #require(CubicEasing(0.2, 0, 0, 1))
    #expect(
      path.stops == [
        Stop(pose: Self.named("front"), seconds: 1),
        Stop(pose: Self.named("top"), seconds: 1.5, easing: .ease),
        Stop(
          pose: PoseSpec(azimuth: 35, inclination: -20), turning: .literal, fieldOfView: 60,
          seconds: 0.5, easing: .linear),
        .hold(seconds: 1),
        Stop(projection: .orthographic, zoom: 1.5, seconds: 2, easing: .cubic(curve)),
        Stop(pose: Self.named("left"), projection: .perspective, seconds: 0, easing: .bouncy),
      ])
    #expect(path.seconds == 6)
    // The first view need not be held.
    #expect(try KeyframeText.parse("front, back 2s").stops[0].seconds == 0)
  }

  @Test(arguments: [
    ("front 1s, topp 1s", 2, "it does not know 'topp'; did you mean 'top'?"),
    ("front 1s,, top 1s", 2, "there is nothing"),
    ("", 1, "there is nothing"),
    ("front, top", 2, "it says no time"),
    ("hold", 1, "it says no time"),
    ("front", 1, "the whole path takes no time"),
    ("top back 1s", 1, "it says the pose twice"),
    ("top 1s 2s", 1, "it says the time twice"),
    ("35/95 1s", 1, "an inclination of 95 degrees is not one from -90 to 90"),
    ("1/2/3 1s", 1, "'1/2/3' is not a pose"),
    ("nan/0 1s", 1, "'nan/0' is not a pose"),
    ("top -1s", 1, "it takes -1 seconds; give it a time from 0 to 86400"),
    ("top 1e9s", 1, "it takes 1000000000 seconds"),
    ("top 1xs", 1, "'1xs' is not a time"),
    ("top 2", 1, "'2' has no unit; write a time as 2s"),
    ("top 1s fov 200", 1, "a field of view of 200 degrees is not one from 1 to 120"),
    ("top 1s zoom", 1, "zoom is followed by a factor from 0.05 to 50"),
    ("top 1s cubic(2,0,0,1)", 1, "'cubic(2,0,0,1)' is not a curve"),
    ("top 1s cubic(0,0,1", 1, "'cubic(0,0,1' is not a curve"),
    ("hold 1s top", 1, "hold keeps the view, and a pose changes it"),
    ("front, orthographic fov 60 1s", 2, "an orthographic view has no field of view"),
  ])
  func mistakesAreSaid(text: String, number: Int, start: String) {
    do {
      _ = try KeyframeText.parse(text)
      Issue.record("\(text) was read")
    } catch {
      guard case .keyframe(number, _, let message) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(message.hasPrefix(start), "\(message)")
    }
  }

  /// Help says everything that can be said, so each of its words is read.
  @Test func theGrammarIsWhole() throws {
    for (name, _) in PoseSpec.named { _ = try KeyframeText.parse("\(name) 1s") }
    for (name, easing) in Easing.named {
      #expect(try KeyframeText.parse("top 1s \(name)").stops[0].easing == easing)
    }
    let forms = KeyframeText.grammar.map(\.form).joined(separator: " ")
    for word in Easing.named.map(\.name) + PoseSpec.named.map(\.name) {
      #expect(forms.contains(word))
    }
  }

  @Test func ratesAreFractions() {
    let rates: [(String, Int, Int)] = [
      ("30", 30, 1), ("29.97", 30000, 1001), ("24000/1001", 24000, 1001), ("23.976", 24000, 1001),
      ("23.98", 24000, 1001), ("59.94", 60000, 1001), ("12.5", 25, 2), ("0.5", 1, 2),
      ("60/2", 30, 1), ("1000", 1000, 1),
    ]
    for (text, numerator, denominator) in rates {
      let rate = FrameText.rate(text)
      #expect(rate?.numerator == numerator && rate?.denominator == denominator, "\(text)")
    }
    for text in ["", "0", "-1", "nan", "inf", "1e9", "30/0", "0/1", "30/", "a", "1/2/3", "2001/2"] {
      #expect(FrameText.rate(text) == nil, "\(text)")
    }
  }

  @Test func rangesAreHalfOpenOrClosed() {
    #expect(FrameText.range("0..<10") == 0..<10)
    #expect(FrameText.range("5...9") == 5..<10)
    #expect(FrameText.range("3...3") == 3..<4)
    for text in ["", "3..<3", "9...5", "-1...3", "1..3", "...", "1...", "a...b", "1...9999999999"] {
      #expect(FrameText.range(text) == nil, "\(text)")
    }
  }
}
