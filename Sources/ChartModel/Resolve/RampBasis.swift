/// The numbers or dates that colour marks.
struct RampBasis: Sendable {
  /// Of the values that the scale is defined for.
  var extent: DataExtent?
  var isDate: Bool
  var title: String
  /// Whether there are marks that have a place and no value on the scale.
  var hasMissing: Bool
  /// How many values each label has that the scale is not defined for.
  private(set) var offScale: [(label: String, count: Int)] = []

  /// nil where there is no group.
  init?(_ groups: [MarkGroup], _ transform: ScaleTransform) {
    guard !groups.isEmpty else { return nil }
    let channels = groups.compactMap(\.colorChannel)
    let values = channels.compactMap(\.column.numericValues)
    extent = DataDomain.extent(values, transform)
    isDate = channels.contains { if case .dates = $0.column { true } else { false } }
    title = channels.map(\.label).first { !$0.isEmpty } ?? ""
    hasMissing = zip(groups, values).contains { group, values in
      group.hasPlacedMark { index in
        values.indices.contains(index)
          && !(values[index].isFinite && transform.apply(values[index]).isFinite)
      }
    }
    for (channel, values) in zip(channels, values) where transform != .identity {
      let count = values.count { $0.isFinite && !transform.apply($0).isFinite }
      if count > 0 { addOffScale(channel.label, count) }
    }
  }

  func merged(_ other: RampBasis) -> RampBasis {
    var merged = self
    let extents = [extent, other.extent].compactMap { $0 }
    merged.extent = finiteExtent(extents.flatMap { [$0.low, $0.high] }).map {
      DataExtent(low: $0.low, high: $0.high)
    }
    merged.isDate = isDate || other.isDate
    if title.isEmpty { merged.title = other.title }
    merged.hasMissing = hasMissing || other.hasMissing
    for (label, count) in other.offScale { merged.addOffScale(label, count) }
    return merged
  }

  private mutating func addOffScale(_ label: String, _ count: Int) {
    if let index = offScale.firstIndex(where: { $0.label == label }) {
      offScale[index].count += count
    } else {
      offScale.append((label, count))
    }
  }
}
