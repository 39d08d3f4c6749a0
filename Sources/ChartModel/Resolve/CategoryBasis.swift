/// The categories that colour marks.
struct CategoryBasis: Sendable {
  /// In order of first appearance.
  var names: [String]
  /// How each name's marks look: as the first one does.
  var looks: [String: CategoryLook]
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
    looks = CategoryBasis.looks(zip(groups, columns))
    title = channels.map(\.label).first { !$0.isEmpty } ?? ""
    hasMissing = zip(groups, columns).contains { group, column in
      group.hasPlacedMark { column.codes.indices.contains($0) && column.codes[$0] < 0 }
    }
  }

  func merged(_ other: CategoryBasis) -> CategoryBasis {
    var merged = self
    merged.names.appendNew(other.names)
    merged.looks.merge(other.looks) { first, _ in first }
    if title.isEmpty { merged.title = other.title }
    merged.hasMissing = hasMissing || other.hasMissing
    return merged
  }

  private static func looks(
    _ groups: some Sequence<(MarkGroup, CategoryColumn)>
  ) -> [String: CategoryLook] {
    var looks: [String: CategoryLook] = [:]
    for (group, column) in groups {
      var first = [Int?](repeating: nil, count: column.names.count)
      for (index, code) in column.codes.enumerated()
      where first.indices.contains(Int(code)) && first[Int(code)] == nil {
        first[Int(code)] = index
      }
      for (name, index) in zip(column.names, first) where looks[name] == nil {
        if let index { looks[name] = CategoryLook(group, at: index) }
      }
    }
    return looks
  }
}

/// How marks of a category look, their colour aside.
struct CategoryLook: Sendable, Hashable {
  var symbol = LegendSymbol.disc
  var opacity = 1.0

  init() {}

  init(_ group: MarkGroup, at index: Int) {
    symbol = LegendSymbol(group, at: index)
    let opacity = group.style.opacity?.value(at: index) ?? 1
    self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
  }
}
