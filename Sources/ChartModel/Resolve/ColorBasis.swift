/// What of the data the scale from data to colour, and its legend, are made from.
struct ColorBasis: Sendable {
  /// What is declared: of several charts, what holds all that each of them declares.
  var domain: DomainSpec
  var type: ScaleType?
  /// nil where no category colours a mark.
  var categories: CategoryBasis?
  /// nil where no number and no date does.
  var ramp: RampBasis?

  init(_ spec: ChartSpec) {
    let scale = spec.colorScale
    domain = scale.domain
    type = scale.type
    let encoded = spec.marks.filter { $0.colorChannel != nil }
    func isNamed(_ group: MarkGroup) -> Bool {
      scale.isCategorical || group.colorChannel?.column.numericValues == nil
    }
    categories = CategoryBasis(encoded.filter(isNamed))
    ramp = RampBasis(encoded.filter { !isNamed($0) }, ScaleTransform(type ?? .linear))
  }

  mutating func merge(_ other: ColorBasis) {
    domain.merge(other.domain)
    type = type ?? other.type
    if let others = other.categories { categories = categories?.merged(others) ?? others }
    if let others = other.ramp { ramp = ramp?.merged(others) ?? others }
  }
}

/// The categories that colour marks.
struct CategoryBasis: Sendable {
  /// In order of first appearance.
  var names: [String]
  /// How each name's marks look: as the first group that has some.
  var symbols: [String: LegendSymbol]
  var title: String
  /// Whether there are marks that have a place and no category.
  var hasMissing: Bool

  /// nil where there is no group.
  init?(_ groups: [MarkGroup]) {
    guard !groups.isEmpty else { return nil }
    let channels = groups.compactMap(\.colorChannel)
    let columns = channels.map(\.column.asCategories)
    names = []
    names.appendNew(columns.flatMap(\.names))
    symbols = CategoryBasis.symbols(zip(groups.map(\.mark), columns))
    title = channels.map(\.label).first { !$0.isEmpty } ?? ""
    hasMissing = zip(groups, columns).contains { group, column in
      group.hasPlacedMark { column.codes.indices.contains($0) && column.codes[$0] < 0 }
    }
  }

  func merged(_ other: CategoryBasis) -> CategoryBasis {
    var merged = self
    merged.names.appendNew(other.names)
    merged.symbols.merge(other.symbols) { first, _ in first }
    if title.isEmpty { merged.title = other.title }
    merged.hasMissing = hasMissing || other.hasMissing
    return merged
  }

  private static func symbols(
    _ groups: some Sequence<(Mark, CategoryColumn)>
  ) -> [String: LegendSymbol] {
    var symbols: [String: LegendSymbol] = [:]
    for (mark, column) in groups {
      var isUsed = Array(repeating: false, count: column.names.count)
      for code in column.codes where isUsed.indices.contains(Int(code)) { isUsed[Int(code)] = true }
      for (name, isUsed) in zip(column.names, isUsed) where isUsed && symbols[name] == nil {
        symbols[name] = LegendSymbol(mark)
      }
    }
    return symbols
  }
}

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
