extension MarkGroup {
  /// The marks at some indices, for groups with a value for each mark.
  package func picked(_ rows: [Int]) -> MarkGroup {
    let order = rows.map { Optional($0) }
    var group = self
    for axis in PositionAxis.allCases { group[axis] = self[axis].picked(order, of: count) }
    group.series = series?.picked(order, of: count)
    if let keys, keys.count == count { group.keys = keys.picked(order) }
    group.annotations = annotations.compactMap { annotation in
      var annotation = annotation
      guard let row = rows.firstIndex(of: annotation.row) else { return nil }
      annotation.row = row
      return annotation
    }
    if case .text(var text) = mark {
      text.texts = rows.map { text.texts.element($0) ?? "" }
      group.mark = .text(text)
    }
    group.style = style.picked(order, of: count)
    return group
  }
}

extension MarkStyle {
  fileprivate func picked(_ order: [Int?], of count: Int) -> MarkStyle {
    var style = self
    style.foreground = foreground.picked(order, of: count)
    style.ownColors = ownColors.map { colors in
      order.map { $0.flatMap { colors.element($0) } ?? nil }
    }
    style.symbolSize = symbolSize?.picked(order)
    style.symbolExtent = symbolExtent?.picked(order)
    style.symbolSizeData = symbolSizeData?.picked(order, of: count)
    style.symbol = symbol?.picked(order)
    style.symbolRotation = symbolRotation?.picked(order)
    style.opacity = opacity?.picked(order)
    style.lineData = lineData?.picked(order, of: count)
    style.planeSymbolData = planeSymbolData?.picked(order, of: count)
    style.width = width?.picked(order)
    style.height = height?.picked(order)
    style.cornerRadius = cornerRadius?.picked(order)
    style.offset = offset?.picked(order)
    style.dodge?.channel = dodge?.channel.picked(order, of: count) ?? Channel(label: "")
    return style
  }
}

extension ForegroundSpec {
  /// The colours of the marks at some indices of so many.
  func picked(_ order: [Int?], of count: Int) -> ForegroundSpec {
    switch self {
    case .encoded(let channel): .encoded(channel.picked(order, of: count))
    case .color(let colors): .color(colors.picked(order))
    case .automatic, .heightBased, .normalBased, .gradient: self
    }
  }
}

extension Channel {
  /// The data of the marks at some indices of so many; a channel without data, or with one value for
  /// all, stays as it is.
  func picked(_ order: [Int?], of count: Int) -> Channel {
    var channel = self
    if column.count == count { channel.column = column.picked(order) }
    if let end, end.count == count { channel.end = end.picked(order) }
    return channel
  }
}

extension Varying {
  fileprivate func picked(_ order: [Int?]) -> Varying {
    guard case .each(let values) = self, let first = values.first else { return self }
    return .each(order.map { $0.flatMap { values.element($0) } ?? first })
  }
}
