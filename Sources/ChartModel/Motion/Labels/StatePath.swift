/// The cheapest way through a row of steps, one state at each, by dynamic programming (Viterbi).
struct StatePath {
  /// For each state, those from which it can be reached, and the cost of the change.
  let moves: [[(from: Int, cost: Double)]]

  /// Every state can follow every other at one cost.
  init(states: Int) {
    moves = (0..<states).map { to in (0..<states).map { ($0, $0 == to ? 0 : 1) } }
  }

  init(moves: [[(from: Int, cost: Double)]]) {
    self.moves = moves
  }

  /// - Parameters:
  ///   - steps: how many.
  ///   - cost: of each state at each step.
  ///   - weight: of the cost of a change to each step; of the first in loops alone.
  /// - Returns: the state at each step.
  func cheapest(
    steps: Int, isLoop: Bool, cost: (_ step: Int, _ state: Int) -> Double,
    weight: (_ step: Int) -> Double
  ) -> [Int] {
    let costs = (0..<steps).map { step in moves.indices.map { cost(step, $0) } }
    let weights = (0..<steps).map(weight)
    guard isLoop, steps > 1 else { return way(costs, weights, start: nil).states }
    return moves.indices.map { way(costs, weights, start: $0) }
      .min { $0.cost < $1.cost }?.states ?? []
  }

  /// The cheapest way; with a start, the one that begins there and can go on there from its end.
  func way(
    _ costs: [[Double]], _ weights: [Double], start: Int?
  ) -> (states: [Int], cost: Double) {
    guard let first = costs.first, let last = costs.indices.last else { return ([], 0) }
    var sums = first
    if let start { for state in sums.indices where state != start { sums[state] = .infinity } }
    var origins = [UInt8](repeating: 0, count: costs.count * moves.count)
    var next = sums
    for step in costs.indices.dropFirst() {
      for state in moves.indices {
        let (from, sum) = cheapestMove(to: state, sums, weights[step])
        next[state] = sum + costs[step][state]
        origins[step * moves.count + state] = UInt8(truncatingIfNeeded: from)
      }
      swap(&sums, &next)
    }
    var state: Int
    let total: Double
    if let start {
      (state, total) = cheapestMove(to: start, sums, weights[0])
    } else {
      state = sums.indices.min { sums[$0] < sums[$1] } ?? 0
      total = sums[state]
    }
    var states = [Int](repeating: state, count: costs.count)
    for step in stride(from: last, to: 0, by: -1) {
      state = Int(origins[step * moves.count + state])
      states[step - 1] = state
    }
    return (states, total)
  }

  private func cheapestMove(
    to state: Int, _ sums: [Double], _ weight: Double
  ) -> (from: Int, sum: Double) {
    var best = (from: state, sum: Double.infinity)
    for move in moves[state] {
      let sum = sums[move.from] + move.cost * weight
      if sum < best.sum { best = (move.from, sum) }
    }
    return best
  }
}
