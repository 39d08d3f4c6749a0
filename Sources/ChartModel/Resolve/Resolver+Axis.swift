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
    case nil: return spec.marks.map { $0[axis].label }.first { !$0.isEmpty }
    }
  }

  private func ticks(
    _ marks: AxisMarksSpec, _ axis: PositionAxis, _ scale: PositionScale
  ) -> [ResolvedTick] {
    let values = values(marks.values, axis, scale).filter { scale.isShown($0) }
    let texts = scale.texts(values)
    return zip(values, texts).enumerated().map { index, pair in
      let (value, text) = pair
      var tick = ResolvedTick(place: scale.place(of: value), text: text, side: marks.side)
      let mark = AxisMarkValue(
        value: scale.markValue(value, text: text), index: index, count: values.count)
      for piece in marks.pieces(mark) {
        switch piece {
        case .gridLine(let style): tick.gridLine = style
        case .tick(let style): tick.tick = style
        case .label(let label):
          tick.label = label
          tick.text = label.text ?? text
        }
      }
      return tick
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
    case .stride(let step): return NumberTicks.multiples(of: abs(step), low: low, high: high)
    case .automatic: return scale.automaticValues(count: wantedTicks(axis))
    }
  }
}

extension PositionScale {
  /// Nice values within the domain, about this many.
  func automaticValues(count: Int) -> [Double] {
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
      guard let step = NumberTicks.step(low: low, high: high, count: count) else { return [] }
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
