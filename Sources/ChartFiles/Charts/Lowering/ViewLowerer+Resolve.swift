import ChartModel
import Diagnostics

extension ViewLowerer {
  /// Charts on the scales of all of them, as far as they share them.
  ///
  /// - Parameter standard: what holds for channels of which nothing is said.
  mutating func resolved(
    _ nodes: [ViewNode], _ resolve: ResolveDef?, standard: ResolveDef.Way
  ) throws(ReliefError) -> [ViewNode] {
    if let name = resolve?.axis?.first(.shared) {
      try decoder.leaveOut(
        resolve?.axis?.place,
        "each of several charts draws its own '\(name)' axis; the scale may be shared: "
          + "\"resolve\": {\"scale\": {\"\(name)\": \"shared\"}}")
    }
    if let name = resolve?.legend?.first(.shared) {
      try decoder.leaveOut(
        resolve?.legend?.place,
        "each of several charts draws its own legend of '\(name)'; \"legend\": null in the "
          + "channels of all but one leaves one")
    }
    let ways = resolve?.scale
    func isShared(_ name: String) -> Bool { (ways?[name] ?? standard) == .shared }
    let names = PositionAxis.allCases.map(\.name) + ["color", "size"]
    let charts = nodes.flatMap(\.charts)
    guard let first = charts.first, names.contains(where: isShared) else { return nodes }
    var all = ScaleBasis(first)
    for chart in charts.dropFirst() {
      let own = ScaleBasis(chart)
      for axis in PositionAxis.allCases
      where isShared(axis.name) && all[axis].differs(from: own[axis]) {
        throw decoder.fault(
          ways?.place,
          "the '\(axis.name)' axes of the charts show different kinds of data, and cannot share a "
            + "scale; make it 'independent'")
      }
      all.merge(own)
    }
    if all.hasFunctions { for chart in charts { all.mergeFunctions(of: chart) } }
    return nodes.map { node in
      node.mappingCharts { chart in
        var basis = standard == .shared ? all : ScaleBasis(chart)
        let source = standard == .shared ? ScaleBasis(chart) : all
        func isOther(_ name: String) -> Bool { isShared(name) != (standard == .shared) }
        for axis in PositionAxis.allCases where isOther(axis.name) { basis[axis] = source[axis] }
        if isOther("color") { basis.setColors(of: source) }
        if isOther("size") { basis.setSizes(of: source) }
        return chart.scaled(by: basis)
      }
    }
  }

  /// Refuses scales of one chart that are not those of all its layers.
  mutating func checkResolve(of view: ViewDef) throws(ReliefError) {
    let parts = [
      ("scale", view.resolve?.scale), ("axis", view.resolve?.axis),
      ("legend", view.resolve?.legend),
    ]
    for (part, ways) in parts {
      guard let name = ways?.first(.independent) else { continue }
      try decoder.leaveOut(
        ways?.place,
        "the layers of one chart share the \(part) of '\(name)'; put them beside each other with "
          + "'hconcat' for charts of their own")
    }
    for member in view.layer ?? [] { try checkResolve(of: member) }
  }
}
