import ChartModel
import Diagnostics

extension ViewLowerer {
  /// A chart for each value of the fields of a facet.
  mutating func facet(_ view: ViewDef, _ scope: ViewScope) throws(ReliefError) -> ViewNode {
    guard let facet = view.facet, let member = view.spec?.first else {
      throw decoder.fault(view.place, "'facet' needs 'spec': the chart for each value")
    }
    guard let rows = scope.rows else {
      throw decoder.fault(view.place, "there are no rows to be parted: 'data' is missing")
    }
    let rowParts = try parts(facet.row, rows)
    let columnParts = try parts(facet.wrapped ?? facet.column, rows)
    try ViewLowerer.check(rowParts.count * columnParts.count, facet.place, decoder)
    var nodes: [ViewNode] = []
    for row in rowParts {
      for column in columnParts {
        var inner = scope
        let kept = row.rows.intersection(column.rows)
        inner.rows = rows.picked(kept.sorted())
        var chart = member
        let title = [row.title, column.title].compactMap { $0 }.joined(separator: " · ")
        if !title.isEmpty {
          var titleDef = TitleDef()
          titleDef.text = title
          chart.title = .value(titleDef)
        }
        nodes.append(try node(chart, in: inner))
      }
    }
    let count = facet.wrapped == nil ? columnParts.count : view.columns ?? nodes.count
    return ViewLowerer.grid(
      try resolved(nodes, view.resolve, standard: .shared), columns: count, spacing: view.spacing)
  }

  private struct Part {
    /// nil for all rows.
    var title: String?
    var rows: Set<Int>
  }

  /// The rows of each value of a field, in the values' order.
  private func parts(
    _ definition: ChannelDef?, _ rows: Frame
  ) throws(ReliefError) -> [Part] {
    guard let definition else { return [Part(rows: Set(0..<rows.count))] }
    var encoding = EncodingDef()
    encoding[.facet] = definition
    let prepared = try PreparedRows(rows, encoding, decoder)
    guard definition.aggregate == nil, let channel = try prepared.channel(.facet, decoder),
      case .categories(let column) = channel.column
    else { throw decoder.fault(definition.place, "a facet needs a field of names") }
    let names = column.presentNames
    try ViewLowerer.check(names.count, definition.place, decoder)
    var members: [String: Set<Int>] = [:]
    for (row, code) in column.codes.enumerated() where code >= 0 {
      members[column.names[Int(code)], default: []].insert(row)
    }
    return CategoryOrder.sorted(names, channel).map { Part(title: $0, rows: members[$0] ?? []) }
  }

  /// Refuses more charts than a page has room for.
  static func check(
    _ count: Int, _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    guard count > 1000 else { return }
    throw decoder.fault(
      place,
      "there would be \(count) charts; at most 1000 stand on a page: filter the rows, or bin "
        + "the field")
  }
}

extension ViewDef {
  /// A chart whose channels part its rows, as a facet of one that has the other channels.
  var partedByEncoding: ViewDef? {
    guard let encoding,
      encoding[.row] != nil || encoding[.column] != nil || encoding[.facet] != nil
    else { return nil }
    var facet = FacetDef()
    facet.wrapped = encoding[.facet]
    facet.row = encoding[.row]
    facet.column = encoding[.column]
    facet.place = encoding.place
    var inner = self
    for name in [ChannelName.row, .column, .facet] { inner.encoding?[name] = nil }
    inner.data = nil
    inner.transform = nil
    inner.title = nil
    inner.columns = nil
    inner.resolve = nil
    var outer = ViewDef()
    outer.place = place
    outer.data = data
    outer.transform = transform
    outer.title = title
    outer.facet = facet
    outer.spec = [inner]
    outer.columns = columns
    outer.spacing = spacing
    outer.resolve = resolve
    return outer
  }
}
