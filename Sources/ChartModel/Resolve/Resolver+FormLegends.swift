extension Resolver {
  /// A legend for each kind of data that gives marks of a plane dashes or symbols and no colour.
  func formLegends(isTitled: Bool) -> [ResolvedLegend] {
    let colors = Set(spec.marks.compactMap { $0.colorChannel?.label })
    var names: [String: [String]] = [:]
    var looks: [String: [String: LegendSymbol]] = [:]
    var labels: [String] = []
    for group in spec.marks {
      for channel in [group.style.lineData, group.style.planeSymbolData].compactMap({ $0 })
      where !colors.contains(channel.label) {
        labels.appendNew([channel.label])
        let column = channel.column.asCategories
        names[channel.label, default: []].appendNew(column.names)
        for (code, name) in column.names.enumerated()
        where looks[channel.label]?[name] == nil {
          guard let index = column.codes.firstIndex(of: Int32(code)) else { continue }
          looks[channel.label, default: [:]][name] = LegendSymbol(group, at: index)
        }
      }
    }
    let color = colors.isEmpty ? palette.category(0) : palette.system(.gray)
    return labels.map { label in
      .categories(
        title: isTitled || !colors.isEmpty ? label : "",
        (names[label] ?? []).map {
          LegendEntry(name: $0, color: color, symbol: looks[label]?[$0] ?? .disc)
        })
    }
  }
}
