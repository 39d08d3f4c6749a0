/// Which position among its states each frame of a sequence shows.
package struct StateSchedule: Sendable {
  /// The positions that there are, each once, in the order in which they come.
  package private(set) var positions: [Double] = []
  /// For each frame an index into the positions.
  private var numbers: [Int32] = []

  /// - Parameters:
  ///   - count: of states.
  ///   - ease: see `StateTiming.position`.
  package init(
    frames: FrameTiming, timing: StateTiming, states count: Int,
    ease: (Double) -> Double = { $0 }
  ) {
    var known: [Double: Int32] = [:]
    numbers.reserveCapacity(frames.frameCount)
    for frame in 0..<frames.frameCount {
      var position = timing.position(at: frames.seconds(of: frame), states: count, ease: ease)
      // The end of the way back to the first state is that state.
      if position >= Double(count) { position = 0 }
      let number = known[position] ?? Int32(positions.count)
      if known.updateValue(number, forKey: position) == nil { positions.append(position) }
      numbers.append(number)
    }
  }

  /// The number of a frame's position: the same for frames that show the same.
  package func number(ofFrame frame: Int) -> Int {
    Int(numbers.element(min(max(frame, 0), numbers.count - 1)) ?? 0)
  }
}
