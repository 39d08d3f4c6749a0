/// Which marks of one state are which of the next.
struct MarkMatch: Sendable {
  /// A mark in both states, or in one of them.
  struct Pair: Sendable {
    var from: Int?
    var to: Int?

    init(_ from: Int?, _ to: Int?) {
      self.from = from
      self.to = to
    }

    /// How much of the mark is there at a fraction of the way.
    func presence(at fraction: Double) -> Double {
      from == nil ? fraction : to == nil ? 1 - fraction : 1
    }
  }

  /// In the order of the second state; marks that vanish stand where they stood in the first.
  private(set) var pairs: [Pair] = []

  init(pairs: [Pair]) {
    self.pairs = pairs
  }

  /// Marks with the same key, of which each state has one; those without a key are in one state.
  init(from: [MarkKey?], to: [MarkKey?]) {
    var first: [MarkKey: Int] = [:]
    for (index, key) in from.enumerated() { if let key { first[key] = index } }
    let staying = Set(to.compactMap { $0 }).intersection(first.keys)
    let vanishes = from.map { key in key.map { !staying.contains($0) } ?? true }
    var next = 0
    func vanishing(before end: Int) -> [Pair] {
      let range = min(next, end)..<end
      next = max(next, end)
      return range.filter { vanishes[$0] }.map { Pair($0, nil) }
    }
    for (index, key) in to.enumerated() {
      let match = key.flatMap { first[$0] }
      if let match { pairs += vanishing(before: match) }
      pairs.append(Pair(match, index))
    }
    pairs += vanishing(before: from.count)
  }

  /// Vertices of lines come from, and go to, the vertex before them on their line, or where there
  /// is none the one after: a line grows out of itself.
  ///
  /// - Parameters:
  ///   - from: the line of each vertex of the first state; `to` that of the second.
  func joiningNeighbors<Line: Hashable>(from: [Line], to: [Line]) -> MarkMatch {
    var joined = self
    for isReversed in [false, true] {
      var last: [Line: Pair] = [:]
      for index in isReversed ? Array(pairs.indices.reversed()) : Array(pairs.indices) {
        let pair = pairs[index]
        let line = pair.to.flatMap { to.element($0) } ?? pair.from.flatMap { from.element($0) }
        guard let line else { continue }
        if pair.from != nil, pair.to != nil { last[line] = pair }
        guard let neighbor = last[line] else { continue }
        if joined.pairs[index].from == nil { joined.pairs[index].from = neighbor.from }
        if joined.pairs[index].to == nil { joined.pairs[index].to = neighbor.to }
      }
    }
    return joined
  }
}
