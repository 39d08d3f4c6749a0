import ChartModel

/// The domains that hold the data of all states of a page, chart by chart.
///
/// This is the one place that says what the frames of a `ChartAnimation` share: `add` every state,
/// then `fixed` gives any state with the shared domains.
struct SharedDomains {
  private let theme: Theme
  private var charts: [ChartDomains] = []

  init(theme: Theme) {
    self.theme = theme
  }

  /// Widens the domains to hold a state.
  mutating func add(_ page: PageSpec) {
    for (index, chart) in page.root.charts.enumerated() {
      if index == charts.count { charts.append(ChartDomains()) }
      charts[index].add(chart, resolved: chart.resolved(theme: theme))
    }
  }

  /// A state with the shared domains where it gives none.
  func fixed(_ page: PageSpec) -> PageSpec {
    var index = 0
    return PageSpec(
      page.root.mappingCharts { chart in
        defer { index += 1 }
        return index < charts.count ? charts[index].fixed(chart) : chart
      })
  }
}

/// The domains that hold the data of all states of a chart.
private struct ChartDomains {
  private var axes = [SharedDomain](repeating: SharedDomain(), count: PositionAxis.allCases.count)
  private var color = SharedDomain()

  mutating func add(_ chart: ChartSpec, resolved: ResolvedChart) {
    for axis in PositionAxis.allCases { axes[axis.rawValue].add(resolved[axis].scale) }
    for group in chart.marks {
      if case .encoded(let channel) = group.style.foreground { color.add(channel.column) }
    }
  }

  func fixed(_ chart: ChartSpec) -> ChartSpec {
    var chart = chart
    for axis in PositionAxis.allCases {
      guard case .automatic = chart[axis].domain, let domain = axes[axis.rawValue].domain else {
        continue
      }
      chart[axis].domain = domain
    }
    if case .automatic = chart.colorScale.domain, let domain = color.domain {
      chart.colorScale.domain = domain
    }
    return chart
  }
}
