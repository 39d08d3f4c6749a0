import Glibc

extension Resolver {
  /// An axis with its title and everything that stands along it.
  func axis(_ axis: PositionAxis, _ scale: PositionScale) -> ResolvedAxis {
    let declared = spec[axis]
    let isVisible = declared.visibility != .hidden && spec.plot.axes.contains(axis)
    let marks = declared.marks ?? [standardMarks(scale)]
    return ResolvedAxis(
      scale: scale, title: isVisible ? title(axis) : nil,
      ticks: isVisible ? marks.flatMap { ticks($0, axis, scale) } : [], isVisible: isVisible,
      range: declared.range, padding: declared.padding, titlePlace: declared.titlePlace)
  }

  /// In a plane categories have names alone: a line through the middle of a step says nothing.
  private func standardMarks(_ scale: PositionScale) -> AxisMarksSpec {
    if spec.plot == .plane, case .category = scale.kind { return .labels }
    return .standard
  }

  private func title(_ axis: PositionAxis) -> String? {
    switch spec[axis].title {
    case .text(let text): return text.isEmpty ? nil : text
    case .hidden: return nil
    case nil: return basis[axis].title
    }
  }

  private func ticks(
    _ marks: AxisMarksSpec, _ axis: PositionAxis, _ scale: PositionScale
  ) -> [ResolvedTick] {
    let values = values(marks.values, axis, scale).filter { scale.isShown($0) }
    let texts = scale.texts(values)
    let middles = middles(values, scale)
    return zip(values, texts).enumerated().flatMap { index, pair in
      let (value, text) = pair
      let mark = AxisMarkValue(
        value: scale.markValue(value, text: text), index: index, count: values.count)
      var here = ResolvedTick(place: scale.place(of: value), text: text, side: marks.side)
      var between = ResolvedTick(place: middles[index] ?? .nan, text: text, side: marks.side)
      for piece in marks.pieces(mark) {
        if piece.isCentered { between.set(piece) } else { here.set(piece) }
      }
      return [here, between].filter { !$0.isEmpty && $0.place.isFinite }
    }
  }

  /// For each value the place half-way to the next one, or for the last to where the next would be.
  ///
  /// nil where that is not on the axis. A category's own place is in the middle of its band.
  private func middles(_ values: [Double], _ scale: PositionScale) -> [Double?] {
    values.indices.map { index in
      if case .category = scale.kind { return scale.place(of: values[index]) }
      let isLast = index == values.count - 1
      if isLast, index == 0 { return nil }
      let step = isLast ? values[index] - values[index - 1] : values[index + 1] - values[index]
      let middle = values[index] + step / 2
      return scale.isShown(middle) ? scale.place(of: middle) : nil
    }
  }

  /// Axis values in the units of the scale.
  private func values(
    _ values: AxisValues, _ axis: PositionAxis, _ scale: PositionScale
  ) -> [Double] {
    let low = min(scale.start, scale.end)
    let high = max(scale.start, scale.end)
    switch values {
    case .numbers(let numbers): return numbers
    case .dates(let dates): return dates
    case .categories(let names): return names.compactMap { scale.value(ofCategory: $0) }
    case .stride(let step, _, _): return NumberTicks.multiples(of: abs(step), low: low, high: high)
    case .automatic:
      let wanted = automaticMarks(axis)
      return scale.automaticValues(count: wanted.count, minimumStride: wanted.minimumStride)
    }
  }
}

extension PositionScale {
  /// Nice values within the domain, about this many.
  ///
  /// - Parameter minimumStride: the least distance on a linear scale.
  func automaticValues(count: Int, minimumStride: Double? = nil) -> [Double] {
    let low = min(start, end)
    let high = max(start, end)
    switch (kind, transform) {
    case (.category(let names), _):
      // A grid line for each of many categories would hide the walls.
      let step = max(1, (names.count + 23) / 24)
      return stride(from: 0, to: names.count, by: step).map { Double($0) + 0.5 }
    case (.date, _):
      guard let step = DateTicks.step(low: low, high: high, count: count) else { return [] }
      return DateTicks.values(every: step, low: low, high: high)
    case (.number, .log):
      return TransformedTicks.log(low: low, high: high, count: count)
    case (.number, .symmetricLog(let slope)):
      return TransformedTicks.symmetricLog(low: low, high: high, slope: slope, count: count)
    case (.number, _):
      let step = NumberTicks.step(
        low: low, high: high, count: count, minimumStride: minimumStride)
      guard let step else { return [] }
      return NumberTicks.multiples(of: step, low: low, high: high)
    }
  }

  /// Whether an axis mark at this value stands on the axis; a hair of slack keeps the ends.
  func isShown(_ value: Double) -> Bool {
    let place = place(of: value)
    let slack = (range.upperBound - range.lowerBound) * 1e-9
    return place >= range.lowerBound - slack && place <= range.upperBound + slack
  }

  /// The texts of values of this scale.
  func texts(_ values: [Double]) -> [String] {
    switch kind {
    case .number: transform.spansDecades ? TickText.decades(values) : TickText.numbers(values)
    case .date: TickText.dates(values)
    case .category(let names):
      values.map { value in
        let index = Int(max(0, min(value, 1e9)))
        return index < names.count ? names[index] : ""
      }
    }
  }

  func value(ofCategory name: String) -> Double? {
    guard case .category(let names) = kind, let index = names.firstIndex(of: name) else {
      return nil
    }
    return Double(index) + 0.5
  }

  func markValue(_ value: Double, text: String) -> AxisMarkValue.Value {
    switch kind {
    case .number: .number(value)
    case .date: .date(value)
    case .category: .category(text)
    }
  }
}

extension ResolvedTick {
  /// Whether nothing stands at the value.
  fileprivate var isEmpty: Bool { gridLine == nil && tick == nil && label == nil }

  /// Adds what stands at the value.
  fileprivate mutating func set(_ piece: AxisPiece) {
    switch piece {
    case .gridLine(let style): gridLine = style
    case .tick(let style): tick = style
    case .label(let label):
      self.label = label
      text = label.text ?? text
    }
  }
}

extension AxisPiece {
  /// Whether it stands between two values instead of at one.
  fileprivate var isCentered: Bool {
    switch self {
    case .gridLine(let style), .tick(let style): style.isCentered
    case .label(let label): label.isCentered
    }
  }
}
