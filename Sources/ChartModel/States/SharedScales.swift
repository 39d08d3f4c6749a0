import Diagnostics

/// Scales that several pages share, chart by chart.
///
/// Each page is shown to `collect`, then, where one has functions, to `collectFunctions`; what is
/// kept of it is a few numbers and names.
package struct SharedScales: Sendable {
  /// One for each chart of a page; nil before the first page.
  private var bases: [ScaleBasis]?

  package init() {}

  /// Whether the heights of functions are to be collected, now that x and z are known.
  package var needsFunctions: Bool { bases?.contains(where: \.hasFunctions) ?? false }

  /// Takes in the data of a page.
  ///
  /// - Parameter name: how a message calls the page.
  /// - Throws: `usage` where it has more or fewer charts than those before.
  package mutating func collect(_ page: PageSpec, name: String) throws(ReliefError) {
    let found = page.root.charts.map { ScaleBasis($0) }
    guard var known = bases else {
      bases = found
      return
    }
    guard known.count == found.count else {
      throw .usage(
        message: "\(name) has \(found.count) chart\(found.count == 1 ? "" : "s") where the states "
          + "before have \(known.count); give every state as many charts, if need be without data")
    }
    for (index, basis) in found.enumerated() { known[index].merge(basis) }
    bases = known
  }

  /// Takes in the heights of a page's functions.
  package mutating func collectFunctions(_ page: PageSpec) {
    guard var bases else { return }
    for (index, chart) in page.root.charts.enumerated() where bases.indices.contains(index) {
      bases[index].mergeFunctions(of: chart)
    }
    self.bases = bases
  }

  /// A page with the scales of all.
  package func applied(to page: PageSpec) -> PageSpec {
    guard let bases else { return page }
    var page = page
    var index = 0
    page.root = page.root.mappingCharts { chart in
      defer { index += 1 }
      return bases.element(index).map { chart.scaled(by: $0) } ?? chart
    }
    return page
  }
}
