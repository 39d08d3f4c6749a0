import ChartModel

/// The order of the names of a channel, as Vega-Lite has it: ascending where nothing is said, and
/// that of the data where `sort` is null.
enum CategoryOrder {
  /// By what the channel alone says; names that it does not say keep the order of the data.
  static func sorted(_ names: [String], _ channel: PreparedChannel) -> [String] {
    let rest = channel.definition.sort
    switch rest {
    case .null: return names
    case .value(.order(.descending)): return natural(names, channel.ranks).reversed()
    case .value(.values(let values)):
      let present = Set(names)
      let listed = values.map(\.name).filter(present.contains)
      let known = Set(listed)
      return listed + names.filter { !known.contains($0) }
    case nil, .value(.order(.ascending)), .value(.channel), .value(.field):
      return natural(names, channel.ranks)
    }
  }

  private static func natural(_ names: [String], _ ranks: [String: Double]) -> [String] {
    guard names.allSatisfy({ ranks[$0] != nil }) else { return NameOrder.sorted(names) }
    return names.sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
  }
}
