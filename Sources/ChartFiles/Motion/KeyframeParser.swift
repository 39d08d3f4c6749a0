import ChartModel
import Diagnostics

/// Reads the words of one stop.
struct KeyframeParser {
  private var words: ArraySlice<String>
  private var stop = CameraPathSpec.Stop(seconds: 0)
  /// What was said so far, so that nothing is said twice.
  private var said: Set<Topic> = []

  private enum Topic: String {
    case pose
    case time
    case easing
    case projection
    case fieldOfView = "field of view"
    case zoom
    case hold
  }

  static func stop(
    _ words: [String], isFirst: Bool
  ) throws(KeyframeProblem) -> CameraPathSpec.Stop {
    guard !words.isEmpty else {
      throw KeyframeProblem(message: "there is nothing; write a view and a time, such as top 1s")
    }
    var parser = KeyframeParser(words: words[...])
    while let word = parser.words.popFirst() { try parser.read(word) }
    try parser.check(isFirst: isFirst)
    return parser.stop
  }

  private init(words: ArraySlice<String>) {
    self.words = words
  }

  private mutating func read(_ word: String) throws(KeyframeProblem) {
    if let pose = PoseSpec.named.first(where: { $0.name == word })?.pose {
      try say(.pose)
      stop.pose = pose
    } else if let easing = Easing.named.first(where: { $0.name == word })?.easing {
      try say(.easing)
      stop.easing = easing
    } else if word.hasPrefix("cubic(") {
      try say(.easing)
      stop.easing = .cubic(try cubic(word))
    } else if word.contains("/") {
      try say(.pose)
      stop.pose = try pose(word)
      stop.turning = .literal
    } else if word.last == "s", let first = word.first, !first.isLetter {
      try say(.time)
      stop.seconds = try seconds(word)
    } else {
      try readWord(word)
    }
  }

  private mutating func readWord(_ word: String) throws(KeyframeProblem) {
    switch word {
    case "hold":
      try say(.hold)
    case "perspective":
      try say(.projection)
      stop.projection = .perspective
    case "orthographic":
      try say(.projection)
      stop.projection = .orthographic
    case "fov":
      try say(.fieldOfView)
      stop.fieldOfView = try number(after: word, "degrees", in: CameraSpec.fieldsOfView)
    case "zoom":
      try say(.zoom)
      stop.zoom = try number(after: word, "a factor", in: CameraSpec.zooms)
    default:
      throw unknown(word)
    }
  }

  private mutating func say(_ topic: Topic) throws(KeyframeProblem) {
    guard said.insert(topic).inserted else {
      throw KeyframeProblem(message: "it says the \(topic.rawValue) twice")
    }
  }

  private func check(isFirst: Bool) throws(KeyframeProblem) {
    if said.contains(.hold), let other = said.subtracting([.hold, .time]).first {
      throw KeyframeProblem(
        message: "hold keeps the view, and a \(other.rawValue) changes it; leave one of them out")
    }
    if let problem = stop.problem { throw KeyframeProblem(message: problem) }
    guard said.contains(.time) || (isFirst && !said.contains(.hold)) else {
      throw KeyframeProblem(message: "it says no time; add one such as 1s or 500ms")
    }
  }

  private func pose(_ word: String) throws(KeyframeProblem) -> PoseSpec {
    guard let angles = numbers(word[...], separator: "/"), angles.count == 2 else {
      throw KeyframeProblem(
        message: "'\(word.shortened())' is not a pose; write AZIMUTH/INCLINATION in degrees, "
          + "such as 35/20")
    }
    return PoseSpec(azimuth: angles[0], inclination: angles[1])
  }

  private func cubic(_ word: String) throws(KeyframeProblem) -> CubicEasing {
    guard word.hasSuffix(")"),
      let n = numbers(word.dropFirst("cubic(".count).dropLast(), separator: ","), n.count == 4,
      let curve = CubicEasing(n[0], n[1], n[2], n[3])
    else {
      throw KeyframeProblem(
        message: "'\(word.shortened())' is not a curve; write cubic(X1,Y1,X2,Y2) such as "
          + "cubic(0.2,0,0,1), with X1 and X2 from 0 to 1")
    }
    return curve
  }

  private func seconds(_ word: String) throws(KeyframeProblem) -> Double {
    let isMilliseconds = word.hasSuffix("ms")
    let value = NumberText.parse(word.dropLast(isMilliseconds ? 2 : 1))
    guard let value else {
      throw KeyframeProblem(
        message: "'\(word.shortened())' is not a time; write it as 1.5s or 500ms")
    }
    return isMilliseconds ? value / 1000 : value
  }

  private mutating func number(
    after word: String, _ unit: String, in range: ClosedRange<Double>
  ) throws(KeyframeProblem) -> Double {
    guard let next = words.popFirst(), let value = NumberText.parse(next) else {
      throw KeyframeProblem(
        message: "\(word) is followed by \(unit) \(CameraPathSpec.text(range)), such as \(word) "
          + (word == "fov" ? "60" : "1.5"))
    }
    return value
  }

  /// Numbers between separators, spaces round them allowed; nil where one is none.
  private func numbers(_ text: Substring, separator: Character) -> [Double]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { NumberText.parse($0) }
    return numbers.count == parts.count ? numbers : nil
  }

  private func unknown(_ word: String) -> KeyframeProblem {
    let settings = ["perspective", "orthographic", "fov", "zoom", "hold"]
    let known = KeyframeText.poseNames + KeyframeText.easingNames + settings
    if NumberText.parse(word) != nil {
      return KeyframeProblem(
        message: "'\(word.shortened())' has no unit; write a time as \(word.shortened())s")
    }
    let guess = nearest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return KeyframeProblem(
      message: "it does not know '\(word.shortened())'\(guess); a view is one of "
        + "\(KeyframeText.poseNames.joined(separator: ", ")) or AZIMUTH/INCLINATION, an easing one "
        + "of \(KeyframeText.easingNames.joined(separator: ", ")) or cubic(X1,Y1,X2,Y2), and there "
        + "are \(settings.joined(separator: ", ")) and times such as 1.5s or 500ms")
  }
}
