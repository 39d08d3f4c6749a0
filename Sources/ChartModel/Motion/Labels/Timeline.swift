/// The frames of a sequence, and how fast what stands in them may come and go.
struct Timeline: Sendable {
  let count: Int
  /// Whether the first frame follows the last.
  let isLoop: Bool
  /// Frames a second.
  let rate: Double
  /// The number that the first frame has in the sequence of which these are a part.
  var origin = 0

  /// How many frames a text takes to come or to go.
  var fade: Double { Timeline.fade(rate: rate) }

  /// How many frames a text takes to come or to go: a quarter of a second.
  static func fade(rate: Double) -> Double { max(1, 0.25 * rate) }

  /// How many frames a time takes, at least 1.
  func frames(_ seconds: Double) -> Int { Timeline.frames(seconds, rate: rate) }

  /// How many frames a time takes, at least 1.
  static func frames(_ seconds: Double, rate: Double) -> Int {
    Int(min(max(1, (seconds * rate).rounded()), Double(FrameTiming.mostFrames)))
  }

  /// The frames of a stretch at which something is looked at: its first, and those whose numbers in
  /// the sequence are multiples of a step, so that overlapping parts look at the same.
  func knots(every step: Int, in stretch: Range<Int>) -> [Int] {
    let rest = ((stretch.lowerBound + origin) % step + step) % step
    let aligned = stretch.lowerBound + (rest == 0 ? 0 : step - rest)
    let lead = rest == 0 ? [] : [stretch.lowerBound]
    return lead + stride(from: aligned, to: stretch.upperBound, by: step)
  }

  /// The longest stretches of frames that hold, in order; one that goes over the seam of a loop
  /// ends beyond the count.
  ///
  /// - Parameter breaks: whether a frame does not go on from the one before; the first counts in
  ///   loops alone.
  func stretches(_ holds: [Bool], breaks: [Bool]) -> [Range<Int>] {
    func goesOn(_ frame: Int) -> Bool {
      let k = frame % count
      return holds[k] && holds[(k + count - 1) % count] && !breaks[k]
    }
    // Of a loop, a place to begin at where nothing goes on.
    guard let start = isLoop ? (0..<count).first(where: { !goesOn($0) }) : 0 else {
      return [0..<count]
    }
    var result: [Range<Int>] = []
    var first: Int?
    for frame in start..<start + count {
      if let open = first, !goesOn(frame) {
        result.append(open..<frame)
        first = nil
      }
      if first == nil, holds[frame % count] { first = frame }
    }
    if let first { result.append(first..<start + count) }
    return result
  }

  /// How strongly something shows that can be shown in some frames, and for long enough.
  ///
  /// It comes and goes evenly within a stretch of such frames, and stands at the ends of a sequence
  /// that does not loop.
  ///
  /// - Parameters:
  ///   - breaks: as `stretches` takes them.
  ///   - least: shorter stretches show nothing.
  func opacities(_ isPossible: [Bool], breaks: [Bool], least: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    for stretch in stretches(isPossible, breaks: breaks) {
      let isWhole = stretch.count == count
      guard isWhole || stretch.count >= least else { continue }
      let hasStart =
        isLoop ? !(isWhole && !breaks[stretch.lowerBound % count]) : stretch.lowerBound > 0
      let hasEnd = isLoop ? hasStart : stretch.upperBound < count
      for frame in stretch {
        let since = hasStart ? Double(frame - stretch.lowerBound + 1) : .infinity
        let until = hasEnd ? Double(stretch.upperBound - frame) : .infinity
        result[frame % count] = UInt8((min(1, min(since, until) / fade) * 255).rounded())
      }
    }
    return result
  }

  /// Where a choice changes from one frame to the next.
  func breaks<T: Equatable>(_ choices: [T]) -> [Bool] {
    choices.indices.map {
      $0 > 0 ? choices[$0] != choices[$0 - 1] : choices[0] != choices[count - 1]
    }
  }
}
