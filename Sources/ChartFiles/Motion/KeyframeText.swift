import ChartModel
import Diagnostics

/// Reads the way of a camera, such as `front 1s, top 1s ease, 35/20 2s fov 60`.
package enum KeyframeText {
  /// The grammar, a line for each thing that a stop can say, as help shows it.
  package static let grammar: [(form: String, meaning: String)] = [
    ("STOP, STOP, ...", "views one after another; the words of a stop in any order"),
    (poseNames.joined(separator: " | "), "a pose by name, reached the shorter way round"),
    (
      "AZIMUTH/INCLINATION",
      "a pose in degrees, reached as the numbers say: 0/20, 360/20 is a whole turn"
    ),
    ("1.5s | 500ms", "how long the way to the view takes; how long the first view is held"),
    (easingNames.joined(separator: " | "), "how the way is gone; without one ease-in-out"),
    ("cubic(X1,Y1,X2,Y2)", "a Bézier curve of its own, X1 and X2 from 0 to 1"),
    ("perspective | orthographic", "how depth shows"),
    (
      "fov DEGREES",
      "the field of view of a perspective, \(CameraPathSpec.text(CameraSpec.fieldsOfView))"
    ),
    ("zoom FACTOR", "how large the chart is, \(CameraPathSpec.text(CameraSpec.zooms))"),
    ("hold 1s", "the view stays as it is"),
  ]

  /// The path that the text spells.
  ///
  /// Throws with the number of the stop that is wrong, and what it may be.
  package static func parse(_ text: String) throws(ReliefError) -> CameraPathSpec {
    var stops: [CameraPathSpec.Stop] = []
    for (index, part) in split(text, at: { $0 == "," }).enumerated() {
      do throws(KeyframeProblem) {
        stops.append(try KeyframeParser.stop(words(part), isFirst: index == 0))
      } catch {
        throw .keyframe(
          number: index + 1, text: words(part).joined(separator: " "), message: error.message)
      }
    }
    guard stops.contains(where: { $0.seconds > 0 }) else {
      throw .keyframe(
        number: stops.count, text: words(text[...]).joined(separator: " "),
        message: "the whole path takes no time; give a stop a time such as 2s")
    }
    return CameraPathSpec(stops)
  }

  static var poseNames: [String] { PoseSpec.named.map(\.name) }
  static var easingNames: [String] { Easing.named.map(\.name) }

  private static func words(_ text: Substring) -> [String] {
    split(text, at: \.isWhitespace).map { String($0) }.filter { !$0.isEmpty }
  }

  /// The parts between separators that no parentheses hold.
  private static func split(
    _ text: some StringProtocol, at isSeparator: (Character) -> Bool
  ) -> [Substring] {
    var depth = 0
    return Substring(text).split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      return depth == 0 && isSeparator(character)
    }
  }
}

/// What is wrong with a stop, as the end of a sentence.
struct KeyframeProblem: Error {
  var message: String
}
