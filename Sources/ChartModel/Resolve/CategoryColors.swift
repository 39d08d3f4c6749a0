import Diagnostics
import RenderModel

/// The colours of categories, and what the legend shows of them.
struct CategoryColors {
  /// In the order of the domain.
  let entries: [LegendEntry]
  /// What they are names of.
  let title: String
  /// Whether there are marks that have a place and no category.
  let hasMissing: Bool
  private let colors: [String: RGBA8]

  /// - Parameter groups: the marks that categories colour.
  init(
    _ groups: [MarkGroup], _ scale: ColorScaleSpec, palette: Palette,
    diagnostics: inout Diagnostics
  ) {
    let channels = groups.compactMap(\.colorChannel)
    let columns = channels.map(\.column.asCategories)
    let found = CategoryColors.unique(columns.flatMap(\.names))
    let names = CategoryColors.domain(scale, found: found, diagnostics: &diagnostics)
    let looks = CategoryColors.looks(zip(groups, columns))
    let opaque = CategoryColors.colors(of: names, scale, palette)
    entries = zip(names, opaque).map { name, color in
      let look = looks[name] ?? Look()
      return LegendEntry(
        name: name, color: color.fading(by: look.opacity), symbol: look.symbol)
    }
    colors = Dictionary(zip(names, opaque)) { first, _ in first }
    title = channels.map(\.label).first { !$0.isEmpty } ?? ""
    hasMissing = zip(groups, columns).contains { group, column in
      group.hasPlacedMark { column.codes.indices.contains($0) && column.codes[$0] < 0 }
    }
  }

  /// nil for a name that is not in the domain.
  subscript(name: String) -> RGBA8? { colors[name] }

  /// The names that have colours: those declared, else those found.
  private static func domain(
    _ scale: ColorScaleSpec, found: [String], diagnostics: inout Diagnostics
  ) -> [String] {
    switch scale.domain {
    case .categories(let names):
      let declared = unique(names)
      let others = Set(found).subtracting(declared)
      if !others.isEmpty {
        let list = found.filter(others.contains).prefix(5).map { "'\($0)'" }
        let rest = others.count > list.count ? " and \(others.count - list.count) more" : ""
        diagnostics.note(
          .other(
            "the domain of the colours does not have \(list.joined(separator: ", "))\(rest); "
              + "such marks are grey, and not in the legend"))
      }
      return declared
    case .automatic(_, true?): return found.reversed()
    default: return found
    }
  }

  private static func colors(
    of names: [String], _ scale: ColorScaleSpec, _ palette: Palette
  ) -> [RGBA8] {
    switch scale.range {
    case .colors(let colors) where !colors.isEmpty:
      return names.indices.map { palette.resolve(colors[$0 % colors.count]) }
    case .gradient(let gradient):
      let row = Ramp.row(gradient, palette: palette)
      let last = Double(max(1, names.count - 1))
      return names.indices.map { Ramp.color(row, at: Double($0) / last) }
    case .mapping(let color):
      return names.map { palette.resolve(color(.category($0)) ?? .system(.gray, opacity: 1)) }
    case .automatic, .colors:
      return names.indices.map { palette.category($0) }
    }
  }

  /// How marks look, their colour aside.
  private struct Look {
    var symbol = LegendSymbol.disc
    var opacity = 1.0

    init() {}

    init(_ group: MarkGroup, at index: Int) {
      symbol = LegendSymbol(group, at: index)
      let opacity = group.style.opacity?.value(at: index) ?? 1
      self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    }
  }

  /// How each name's marks look: as the first one does.
  private static func looks(
    _ groups: some Sequence<(MarkGroup, CategoryColumn)>
  ) -> [String: Look] {
    var looks: [String: Look] = [:]
    for (group, column) in groups {
      var first = [Int?](repeating: nil, count: column.names.count)
      for (index, code) in column.codes.enumerated()
      where first.indices.contains(Int(code)) && first[Int(code)] == nil {
        first[Int(code)] = index
      }
      for (name, index) in zip(column.names, first) where looks[name] == nil {
        if let index { looks[name] = Look(group, at: index) }
      }
    }
    return looks
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
