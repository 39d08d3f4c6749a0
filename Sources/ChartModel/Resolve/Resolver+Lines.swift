import RenderModel

extension Resolver {
  /// The vertices of line marks and to which line each belongs.
  func lines(
    _ group: MarkGroup, vertices: ResolvedPoints, encoding: ColorEncoding
  ) -> ResolvedLines {
    ResolvedLines(
      vertices: vertices, series: series(group),
      ramp: group.colorChannel.flatMap {
        encoding.dataRamp(of: $0)?.fading(by: group.style.opacity)
      }, interpolation: group.style.interpolation ?? .linear,
      alignsWithPlot: group.style.alignsWithPlot,
      hasSymbols: group.style.planeSymbol != nil || group.style.planeSymbolData != nil,
      dashes: group.style.lineData?.column.asCategories.codes)
  }

  /// The line of each vertex: that of its series and its encoded categories together.
  func series(_ group: MarkGroup) -> [Int32]? {
    var keys = group.series.map { [$0.column.codes] } ?? []
    if case .categories(let column)? = group.colorChannel?.column { keys.append(column.codes) }
    for channel in [group.style.lineData, group.style.planeSymbolData] {
      if let channel { keys.append(channel.column.codes) }
    }
    keys = keys.filter { $0.count == group.count }
    guard var series = keys.first?.numbered else { return nil }
    for key in keys.dropFirst() { series = zip(series, key).map { SIMD2($0, $1) }.numbered }
    return series
  }
}

extension Column {
  /// A number for each value, equal where the values are.
  var codes: [Int32] {
    switch self {
    case .categories(let column): column.codes
    case .numbers(let values), .dates(let values): values.numbered
    }
  }
}

extension Array where Element: Hashable {
  /// The place of each element in the order of first appearance of all that differ.
  package var numbered: [Int32] {
    var numbers: [Element: Int32] = [:]
    var last: (element: Element, number: Int32)?
    return map { element in
      // Series mostly come one after the other.
      if let last, last.element == element { return last.number }
      let number = numbers[element] ?? Int32(numbers.count)
      numbers[element] = number
      last = (element, number)
      return number
    }
  }
}
