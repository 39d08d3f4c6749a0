import ChartModel
import Diagnostics

/// The text form of a camera path: `front 1s, top 1s ease, 35/20 2s`.
package enum CameraPathText {
  /// What can be written, for help.
  package static let grammar =
    "Stops with commas between them. A stop is a view and the time that the way to it takes; the "
    + "first is held for its time. A view is a pose ("
    + PoseSpec.named.map(\.name).joined(separator: ", ")
    + ", to which the camera goes the shorter way, or AZIMUTH/INCLINATION in degrees, by as many "
    + "turns as they say), perspective, orthographic, fov DEGREES, zoom FACTOR, or several of "
    + "these; hold stays. A time is 1.5s or 500ms. The movement may be "
    + Easing.named.map(\.name).joined(separator: ", ") + "; it is linear unless said."

  /// Reads a path.
  ///
  /// Throws `keyframe` with the part that is not understood.
  package static func parse(_ text: String) throws(ReliefError) -> CameraPathSpec {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var stops: [CameraPathSpec.Stop] = []
    for part in parts {
      var parser = StopParser(part)
      stops.append(try parser.read())
    }
    return CameraPathSpec(stops)
  }
}

/// Reads one stop, word by word.
private struct StopParser {
  private let part: String
  private var words: ArraySlice<Substring>
  private var stop = CameraPathSpec.Stop(seconds: 0)
  /// What is said already: nothing may be said twice.
  private var said: Set<String> = []

  init(_ part: Substring) {
    words = part.split(separator: " ")[...]
    self.part = words.joined(separator: " ")
  }

  mutating func read() throws(ReliefError) -> CameraPathSpec.Stop {
    while let word = words.popFirst() { try take(word) }
    guard !said.isEmpty else { throw failure("it says nothing; write a view and a time") }
    guard said.contains("time") else { throw failure("it has no time; add one such as 1s") }
    let hasView = !said.isDisjoint(with: ["pose", "projection", "fov", "zoom", "hold"])
    guard hasView else { throw failure("it has no view; add a pose such as top, or hold") }
    if said.contains("hold"), said.count > 2 { throw failure("hold has a time and nothing else") }
    if said.contains("fov"), stop.projection == .orthographic {
      throw failure("an orthographic camera has no field of view")
    }
    return stop
  }

  private mutating func take(_ word: Substring) throws(ReliefError) {
    if word == "hold" {
      try say("hold")
    } else if let named = PoseSpec.named.first(where: { $0.name == word }) {
      try say("pose")
      (stop.pose, stop.turnsShortWay) = (named.pose, true)
    } else if let easing = Easing.named.first(where: { $0.name == word }) {
      try say("easing")
      stop.easing = easing.easing
    } else if word == "perspective" || word == "orthographic" {
      try say("projection")
      stop.projection = word == "perspective" ? .perspective : .orthographic
    } else if word == "fov" {
      try say("fov")
      stop.fieldOfView = try number(after: word, in: CameraSpec.fieldsOfView, "degrees")
    } else if word == "zoom" {
      try say("zoom")
      stop.zoom = try number(after: word, in: CameraSpec.zooms, "a factor")
    } else if let pose = StopParser.pose(word) {
      try say("pose")
      stop.pose = pose
    } else if let seconds = StopParser.seconds(word) {
      try say("time")
      stop.seconds = seconds
    } else {
      throw failure(
        "'\(word)' is no view, time or movement; such are top, 35/20, zoom 1.5, hold, 1s, ease-out")
    }
  }

  private mutating func say(_ what: String) throws(ReliefError) {
    guard said.insert(what).inserted else { throw failure("its \(what) is given twice") }
  }

  private mutating func number(
    after word: Substring, in range: ClosedRange<Double>, _ what: String
  ) throws(ReliefError) -> Double {
    guard let text = words.popFirst(), let value = NumberText.parse(text), range.contains(value)
    else {
      throw failure("\(word) needs \(what) from \(range.lowerBound) to \(Int(range.upperBound))")
    }
    return value
  }

  /// `35/20`.
  private static func pose(_ word: Substring) -> PoseSpec? {
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false)
      .map { NumberText.parse($0) }
    guard numbers.count == 2, let azimuth = numbers[0], let inclination = numbers[1],
      (-360_000...360_000).contains(azimuth), (-90...90).contains(inclination)
    else { return nil }
    return PoseSpec(azimuth: azimuth, inclination: inclination)
  }

  /// `1.5s` or `500ms`, of a day at most.
  private static func seconds(_ word: Substring) -> Double? {
    let (unit, number) =
      word.hasSuffix("ms") ? (0.001, word.dropLast(2)) : (1.0, word.dropLast(1))
    guard word.hasSuffix("s"), let value = NumberText.parse(number), value >= 0,
      value * unit <= 86_400
    else { return nil }
    return value * unit
  }

  private func failure(_ reason: String) -> ReliefError {
    .keyframe(stop: part, reason: reason)
  }
}
