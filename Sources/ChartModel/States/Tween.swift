/// Data part of the way from one state to the next.
struct Tween {
  /// 0...1.
  let fraction: Double
  let pairs: [MarkMatch.Pair]
  /// How many marks each state has.
  let counts: (first: Int, second: Int)
  /// Whether marks that are in one state only are see-through on the way.
  let fades: Bool

  /// Whether what cannot be mixed is still that of the first state.
  var isFirst: Bool { fraction < 0.5 }

  /// Which of two is nearer.
  func nearest<Value>(_ first: Value, _ second: Value) -> Value { isFirst ? first : second }

  /// Part of the way in scale space: straight on a linear scale, by equal ratios on a log one.
  ///
  /// A value that only one state has is there for that state's half of the way.
  func number(_ first: Double, _ second: Double, _ transform: ScaleTransform) -> Double {
    if first == second { return first }
    let (start, end) = (transform.apply(first), transform.apply(second))
    guard start.isFinite, end.isFinite else { return nearest(first, second) }
    return transform.invert(start + (end - start) * fraction)
  }

  func number(_ first: Double, _ second: Double) -> Double { number(first, second, .identity) }

  /// The values of both states for each pair; of marks in one state that state's alone.
  ///
  /// Data with one value for all marks has it for each.
  func values<Value>(
    _ first: [Value], _ second: [Value], missing: Value, mix: (Value, Value) -> Value
  ) -> [Value] {
    func value(_ index: Int?, _ values: [Value]) -> Value? {
      index.map { values.element(values.count == 1 ? 0 : $0) ?? missing }
    }
    return pairs.map { pair in
      switch (value(pair.from, first), value(pair.to, second)) {
      case (let first?, let second?): mix(first, second)
      case (let only?, nil), (nil, let only?): only
      case (nil, nil): missing
      }
    }
  }

  /// A column; of the two kinds the nearer one's.
  func column(_ first: Column, _ second: Column, _ transform: ScaleTransform) -> Column {
    if first.count == 0, second.count == 0 { return nearest(first, second) }
    switch (first, second) {
    case (.numbers(let first), .numbers(let second)):
      return .numbers(
        values(first, second, missing: .nan) { number($0, $1, transform) })
    case (.dates(let first), .dates(let second)):
      return .dates(values(first, second, missing: .nan) { number($0, $1) })
    case (.categories(let first), .categories(let second)):
      return .categories(categories(first, second))
    default:
      return nearest(
        first.picked(pairs.map { pair in pair.from.flatMap { $0 < first.count ? $0 : nil } }),
        second.picked(pairs.map { pair in pair.to.flatMap { $0 < second.count ? $0 : nil } }))
    }
  }

  private func categories(_ first: CategoryColumn, _ second: CategoryColumn) -> CategoryColumn {
    var names = first.names
    names.appendNew(second.names)
    let numbers = Dictionary(zip(names, names.indices.map(Int32.init))) { first, _ in first }
    let others = second.codes.map { code in
      second.names.element(Int(code)).flatMap { numbers[$0] } ?? -1
    }
    return CategoryColumn(
      names: names, codes: values(first.codes, others, missing: -1) { nearest($0, $1) })
  }

  /// A channel with its ranges.
  func channel(_ first: Channel, _ second: Channel, _ transform: ScaleTransform) -> Channel {
    var channel = nearest(first, second)
    channel.column = column(first.column, second.column, transform)
    if let start = first.end, let end = second.end {
      channel.end = column(start, end, transform)
    } else {
      channel.end = nil
    }
    return channel
  }
}
