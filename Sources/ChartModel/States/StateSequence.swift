import Diagnostics

/// Charts one after another with the same scales, and what is between them.
///
/// A position of 2 is state 2, the third; one of 2.4 is four tenths of the way from there to the
/// next. What a position shows depends on nothing else.
package struct StateSequence: Sendable {
  /// What is between two states.
  package enum Passage: Sendable, Hashable {
    /// A state stays until the next one.
    case cut
    /// Marks with the same key move; those that are in one state only fade.
    case movement
  }

  /// With the scales of all.
  package private(set) var states: [ChartState]
  private let loops: Bool
  /// For each state the way of its groups to those of the next; empty where states are cut.
  private var transitions: [[GroupTransition]] = []

  /// - Parameter loops: whether the last state leads to the first.
  /// - Throws: `usage` where there is no state, and where marks are to move and cannot be matched.
  package init(
    _ states: [ChartState], passage: Passage = .cut, loops: Bool = false
  ) throws(ReliefError) {
    guard !states.isEmpty else {
      throw .usage(message: "a sequence of states has no state; give it at least one with data")
    }
    self.loops = loops
    let basis = StateSequence.basis(states)
    self.states = states.map { ChartState(label: $0.label, chart: $0.chart.scaled(by: basis)) }
    guard passage == .movement, states.count > 1 else { return }
    for (index, state) in self.states.enumerated() where loops || index + 1 < states.count {
      let next = self.states[(index + 1) % states.count]
      transitions.append(try StateSequence.transition(state, next))
    }
  }

  package var count: Int { states.count }

  /// Whether the closures of axis marks have to be asked.
  package var needsAxisPieces: Bool { states.contains(where: \.chart.needsAxisPieces) }

  /// Asks the closures of axis marks for what stands at the values that all states show.
  @MainActor package mutating func makeAxisPieces() {
    for index in states.indices { states[index].chart.makeAxisPieces() }
  }

  /// A state; the nearest where there is none of the number.
  package func chart(state: Int) -> ChartSpec {
    states[min(max(state, 0), states.count - 1)].chart
  }

  /// The chart at a position, from 0; past the last state it is the last, or on the way to the
  /// first.
  package func chart(at position: Double) -> ChartSpec {
    let limit = Double(loops ? states.count : states.count - 1)
    guard position.isFinite, position > 0 else { return chart(state: 0) }
    let held = min(position, limit)
    let index = Int(held)
    guard index < states.count else { return chart(state: 0) }
    let fraction = held - Double(index)
    guard fraction > 0, transitions.indices.contains(index) else { return chart(state: index) }
    let (first, second) = (states[index].chart, states[(index + 1) % states.count].chart)
    var chart = fraction < 0.5 ? first : second
    let transforms = ScaleTransforms(chart)
    chart.marks = transitions[index].map { $0.group(at: fraction, transforms) }
    return chart
  }

  private static func basis(_ states: [ChartState]) -> ScaleBasis {
    var basis = ScaleBasis(states[0].chart)
    for state in states.dropFirst() { basis.merge(ScaleBasis(state.chart)) }
    if basis.hasFunctions { for state in states { basis.mergeFunctions(of: state.chart) } }
    return basis
  }

  private static func transition(
    _ first: ChartState, _ second: ChartState
  ) throws(ReliefError) -> [GroupTransition] {
    let (from, to) = (first.chart.marks, second.chart.marks)
    guard from.count == to.count else {
      throw GroupTransition.refusal(
        "'\(first.label)' has \(from.count) group\(from.count == 1 ? "" : "s") of marks where "
          + "'\(second.label)' has \(to.count)")
    }
    var groups: [GroupTransition] = []
    for (start, end) in zip(from, to) {
      groups.append(try .checked(start, end, from: first.label, to: second.label))
    }
    return groups
  }
}
