import Glibc

extension Resolver {
  /// An axis with its title and everything that stands along it.
  mutating func axis(_ axis: PositionAxis, _ scale: PositionScale) -> ResolvedAxis {
    let declared = spec[axis]
    let isVisible =
      declared.visibility != .hidden && spec.plot.axes.contains(axis) && !isWithoutData(axis)
    let marks = declared.marks ?? [standardMarks(scale)]
    return ResolvedAxis(
      scale: scale, title: isVisible ? title(axis) : nil,
      ticks: isVisible ? marks.flatMap { ticks($0, axis, scale) } : [], isVisible: isVisible,
      step: step(axis, scale), range: declared.range, padding: declared.padding,
      titlePlace: declared.titlePlace)
  }

  /// Whether all marks of a plane are at places that no scale gives: there is nothing to read off.
  private func isWithoutData(_ axis: PositionAxis) -> Bool {
    guard spec.plot == .plane, case .automatic = spec[axis].domain, !spec.marks.isEmpty,
      spec[axis].visibility != .visible
    else { return false }
    return spec.marks.allSatisfy { group in
      group[axis].anchor != nil && (group[axis].end == nil || group[axis].endAnchor != nil)
    }
  }

  private func step(_ axis: PositionAxis, _ scale: PositionScale) -> Double? {
    if case .category = scale.kind { return 1 }
    return basis[axis].bars?.step
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

  private mutating func ticks(
    _ marks: AxisMarksSpec, _ axis: PositionAxis, _ scale: PositionScale
  ) -> [ResolvedTick] {
    let values = shownValues(marks.values, axis, scale)
    let unknownCount = values.count { !marks.pieces.isKnown(at: $0.mark) }
    if unknownCount > 0 {
      diagnostics.note(
        .other(
          "AxisMarks of \(axis.name): \(unknownCount) of \(values.count) values came after its "
            + "content was made; they are marked like the first"))
    }
    let middles = middles(values.map(\.value), scale)
    return zip(values, middles).flatMap { value, middle in
      var here = ResolvedTick(
        place: scale.place(of: value.value), text: value.text, side: marks.side)
      var between = ResolvedTick(place: middle ?? .nan, text: value.text, side: marks.side)
      for piece in marks.pieces.pieces(at: value.mark) {
        if piece.isCentered { between.set(piece) } else { here.set(piece) }
      }
      return [here, between].filter { !$0.isEmpty && $0.place.isFinite }
    }
  }

  /// The values of axis marks that are on the axis.
  func shownValues(
    _ values: AxisValues, _ axis: PositionAxis, _ scale: PositionScale
  ) -> [ShownAxisValue] {
    let shown = self.values(values, axis, scale).filter { scale.isShown($0) }
    let texts = scale.texts(shown).map { basis[axis].isPercent ? $0 + "%" : $0 }
    return zip(shown, texts).enumerated().map { index, value in
      ShownAxisValue(
        value: value.0, text: value.1,
        mark: AxisMarkValue(
          value: scale.markValue(value.0, text: value.1), index: index, count: shown.count))
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
      return scale.apart(
        scale.automaticValues(count: wanted.count, minimumStride: wanted.minimumStride))
    }
  }
}

/// A value of axis marks that is on its axis.
struct ShownAxisValue {
  /// In the units of the scale.
  var value: Double
  /// As the axis writes it.
  var text: String
  /// As what stands at it sees it.
  var mark: AxisMarkValue
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

  /// The values without those that stand where the one before does, to the last digit.
  func apart(_ values: [Double]) -> [Double] {
    var kept: [Double] = []
    for value in values where kept.last.map({ place(of: $0) != place(of: value) }) ?? true {
      kept.append(value)
    }
    return kept
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
