import ChartModel
import Diagnostics

extension Layer {
  /// How much each mark hides; nil for the default.
  func opacity(_ decoder: ChartDecoder) throws(ReliefError) -> Varying<Double>? {
    let common = try commonOpacity(decoder)
    let own = try chosen(.opacity, decoder) { (value, place) throws(ReliefError) in
      try Layer.opacity(value, place, decoder)
    }
    guard let own else { return common }
    return .each(own.indices.map { own[$0] ?? common?.value(at: $0) ?? 1 })
  }

  private func commonOpacity(_ decoder: ChartDecoder) throws(ReliefError) -> Varying<Double>? {
    let own = mark.opacity ?? config?.mark?.opacity
    guard let definition = encoding[.opacity] else { return own.map { .same($0) } }
    if let value = definition.value {
      return .same(try Layer.opacity(value, definition.place, decoder))
    }
    guard let channel = try rows.channel(.opacity, decoder),
      let all = try whole.channel(.opacity, decoder)
    else { return own.map { .same($0) } }
    let range = definition.scale?.value?.range?.compactMap(\.number) ?? [0.3, 0.8]
    guard range.count == 2, range.allSatisfy({ (0...1).contains($0) }) else {
      throw decoder.fault(
        definition.scale?.value?.place, "the range of an opacity is two numbers from 0 to 1")
    }
    let domain = definition.scale?.value?.domain?.compactMap(\.number) ?? []
    let extent =
      domain.count == 2
      ? (low: domain[0], high: domain[1]) : finiteExtent(all.column.ranks) ?? (0, 1)
    let span = extent.high - extent.low
    return .each(
      channel.column.ranks.map { value in
        guard value.isFinite else { return 0 }
        let part = span == 0 ? 1 : min(max((value - extent.low) / span, 0), 1)
        return range[0] + (range[1] - range[0]) * part
      })
  }
}

extension Column {
  /// The values, or the numbers of names.
  fileprivate var ranks: [Double] {
    switch self {
    case .numbers(let values), .dates(let values): values
    case .categories(let column): column.codes.map { $0 < 0 ? .nan : Double($0) }
    }
  }
}
