/// How long states are shown, and how much of that is the way to the next.
package struct StateTiming: Sendable, Hashable {
  /// From the start of a state to that of the next; above 0.
  package var secondsPerState: Double
  /// The part of this in which a state becomes the next, 0...1, at its end.
  package var transition: Double
  /// Whether the last state leads to the first, and all begins again.
  package var loops: Bool

  /// A time that is no length counts as a second, and a part is held within 0...1.
  package init(secondsPerState: Double, transition: Double = 0, loops: Bool = false) {
    let isUsable = secondsPerState.isFinite && secondsPerState > 0
    self.secondsPerState = isUsable ? secondsPerState : 1
    self.transition = transition.isFinite ? min(max(transition, 0), 1) : 0
    self.loops = loops
  }

  /// How long all states take, once.
  package func seconds(states count: Int) -> Double { secondsPerState * Double(max(1, count)) }

  /// The position among the states at a time; see `StateSequence`.
  ///
  /// - Parameter ease: from the part of a transition's time that is over to the part of its way
  ///   that is done, both 0...1.
  package func position(
    at seconds: Double, states count: Int, ease: (Double) -> Double = { $0 }
  ) -> Double {
    guard count > 1, seconds.isFinite, seconds > 0 else { return 0 }
    // A frame that begins with a state shows it, whatever rounding makes of its time.
    var turns = seconds / secondsPerState
    if abs(turns - turns.rounded()) < 1e-9 { turns = turns.rounded() }
    if loops { turns = turns.truncatingRemainder(dividingBy: Double(count)) }
    let state = min(turns.rounded(.down), Double(count - 1))
    let part = min(turns - state, 1)
    let isLast = state == Double(count - 1) && !loops
    guard !isLast, transition > 0, part > 1 - transition else { return state }
    let eased = ease((part - (1 - transition)) / transition)
    return state + (eased.isFinite ? min(max(eased, 0), 1) : 0)
  }
}
