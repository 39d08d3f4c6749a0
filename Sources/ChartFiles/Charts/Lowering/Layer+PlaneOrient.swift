import ChartModel
import Diagnostics

extension Layer {
  /// The axis along which bars, lines, areas and ticks have their values, as Vega-Lite decides it:
  /// as 'orient' says, else that with a range, else that with numbers; where both have them, that
  /// of an aggregate, else y.
  func valueAxis(_ decoder: ChartDecoder) throws(ReliefError) -> PositionAxis {
    if let orient = mark.plane.orient {
      // A tick lies across the axis of its value.
      return (orient == .vertical) == (type != .tick) ? .y : .x
    }
    switch (encoding[.x2] != nil, encoding[.y2] != nil) {
    case (true, false): return isBinned(.x) ? .y : .x
    case (false, true): return isBinned(.y) ? .x : .y
    default: break
    }
    if (encoding[.x] == nil) != (encoding[.y] == nil) {
      return encoding[.x] == nil ? .y : .x
    }
    let x = try measure(.x, decoder)
    let y = try measure(.y, decoder)
    if x != y { return x > y ? .x : .y }
    let isOfX = encoding[.x]?.aggregate != nil && encoding[.y]?.aggregate == nil
    return isOfX ? .x : .y
  }

  private func isBinned(_ name: ChannelName) -> Bool {
    if case .binned? = encoding[name]?.bin { true } else { false }
  }

  /// Whether there are bins or units of time on an axis.
  func isRanged(_ axis: PositionAxis, _ decoder: ChartDecoder) throws(ReliefError) -> Bool {
    if isBinned(axis.channel) { return true }
    return try rows.channel(axis.channel, decoder)?.end != nil
  }

  /// How well what is on an axis suits values: numbers best, then dates; bins and names least.
  private func measure(
    _ axis: PositionAxis, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Int {
    guard let channel = try rows.channel(axis.channel, decoder), !isBinned(axis.channel) else {
      return 0
    }
    switch channel.column {
    case .numbers: return channel.end == nil ? 2 : 0
    case .dates: return channel.unit == nil ? 1 : 0
    case .categories: return 0
    }
  }

  /// The layer with its rows in the order in which a plane draws them: lines and areas along their
  /// axis, and of what is stacked the last color first, so that the first is on top.
  ///
  /// Where 'order' says something, that counts.
  func ordered(_ decoder: ChartDecoder) throws(ReliefError) -> Layer {
    guard plot == .plane, encoding.order == nil else { return self }
    var keys: [[Double]] = []
    if type == .bar || type == .area { keys.append(try ranks(.color, decoder).map { -$0 }) }
    if [.line, .area, .errorband].contains(type) {
      keys.append(try ranks(try valueAxis(decoder).across.channel, decoder))
    }
    keys.removeAll { $0.isEmpty }
    guard !keys.isEmpty else { return self }
    return reordered(
      (0..<rows.frame.count).sorted { a, b in
        for key in keys where key[a] != key[b] {
          if key[a].isNaN || key[b].isNaN {
            if key[a].isNaN, key[b].isNaN { continue }
            return key[b].isNaN
          }
          return key[a] < key[b]
        }
        return a < b
      })
  }

  /// For each row the number, the date, or the place of the name in the order of all; empty where
  /// there is no such channel.
  private func ranks(
    _ name: ChannelName, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [Double] {
    guard let channel = try rows.channel(name, decoder) else { return [] }
    guard case .categories(let column) = channel.column else {
      return channel.column.numericValues ?? []
    }
    let order = try domain(channel, decoder) ?? column.presentNames
    let places = Dictionary(zip(order, order.indices)) { first, _ in first }
    return column.codes.map { code in
      code < 0 ? .nan : places[column.names[Int(code)]].map { Double($0) } ?? .nan
    }
  }

  /// The names of a channel in the order of its scale; nil for that of the data.
  func domain(
    _ channel: PreparedChannel, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [String]? {
    if let domain = channel.definition.scale?.value?.domain { return domain.map(\.name) }
    return try names(channel, decoder)
  }
}
