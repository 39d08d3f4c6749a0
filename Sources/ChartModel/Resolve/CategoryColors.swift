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

  init(
    _ basis: CategoryBasis, _ scale: ColorScaleSpec, palette: Palette,
    diagnostics: inout Diagnostics
  ) {
    let names = CategoryColors.domain(scale, found: basis.names, diagnostics: &diagnostics)
    entries = zip(names, CategoryColors.colors(of: names, scale, palette)).map {
      LegendEntry(name: $0, color: $1, symbol: basis.symbols[$0] ?? .disc)
    }
    colors = Dictionary(entries.map { ($0.name, $0.color) }) { first, _ in first }
    title = basis.title
    hasMissing = basis.hasMissing
  }

  /// nil for a name that is not in the domain.
  subscript(name: String) -> RGBA8? { colors[name] }

  /// The names that have colours: those declared, else those found.
  private static func domain(
    _ scale: ColorScaleSpec, found: [String], diagnostics: inout Diagnostics
  ) -> [String] {
    switch scale.domain {
    case .categories(let names):
      var declared: [String] = []
      declared.appendNew(names)
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
}
