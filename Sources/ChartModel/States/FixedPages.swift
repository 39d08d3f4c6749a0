import Diagnostics

/// Pages that are made one at a time, with the same scales on all of them.
///
/// They are made twice: first for what their scales depend on, then to be drawn. No more than one
/// is in memory.
package struct FixedPages {
  /// Makes the page of a state, the same each time.
  package typealias Source = (_ state: Int) throws(ReliefError) -> PageSpec

  package let count: Int
  private let source: Source
  private let scales: SharedScales
  /// How the charts of each state ask to be seen; those of one state where all ask for the same.
  private let ownShots: [[Shot]]

  /// - Throws: what the source throws, and `usage` where pages differ in their number of charts.
  package init(count: Int, page source: @escaping Source) throws(ReliefError) {
    var scales = SharedScales()
    var shots: [[Shot]] = []
    for state in 0..<max(0, count) {
      let page = try source(state)
      try scales.collect(page, name: "state \(state + 1)")
      shots.append(page.shots)
    }
    if scales.needsFunctions {
      for state in 0..<max(0, count) { scales.collectFunctions(try source(state)) }
    }
    self.count = max(0, count)
    self.source = source
    self.scales = scales
    ownShots = shots.allSatisfy { $0 == shots[0] } ? Array(shots.prefix(1)) : shots
  }

  package init(_ pages: [PageSpec]) throws(ReliefError) {
    try self.init(count: pages.count) { pages[$0] }
  }

  /// How the charts of a state ask to be seen.
  package func shots(_ state: Int) -> [Shot] {
    ownShots.element(ownShots.count == 1 ? 0 : state) ?? []
  }

  package func page(_ state: Int) throws(ReliefError) -> PageSpec {
    scales.applied(to: try source(state))
  }
}
