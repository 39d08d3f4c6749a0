extension Tween {
  /// Values of both states; nil where neither has any.
  ///
  /// - Parameter standard: what a state has that says nothing; nil leaves it to the nearer state.
  func varying<Value: Hashable>(
    _ first: Varying<Value>?, _ second: Varying<Value>?, standard: Value? = nil,
    mix: (Value, Value) -> Value
  ) -> Varying<Value>? {
    if first == nil, second == nil { return nil }
    let first = first ?? standard.map { .same($0) }
    let second = second ?? standard.map { .same($0) }
    guard let start = first ?? (isFirst ? nil : second), let end = second ?? (isFirst ? first : nil)
    else { return nil }
    if case (.same(let start), .same(let end)) = (start, end) {
      return .same(start == end ? start : mix(start, end))
    }
    guard let missing = start.first ?? end.first else { return nil }
    return .each(
      values(start.list, end.list, missing: missing) { $0 == $1 ? $0 : mix($0, $1) })
  }

  /// The look of marks; those that are in one state only are as see-through as they are near it.
  ///
  /// - Parameter colors: the transform of the scale from data to colour.
  func style(_ first: MarkStyle, _ second: MarkStyle, colors: ScaleTransform) -> MarkStyle {
    var style = nearest(first, second)
    style.foreground = foreground(first.foreground, second.foreground, colors)
    style.ownColors = ownColors(first.ownColors, second.ownColors)
    style.symbolSize = varying(first.symbolSize, second.symbolSize, mix: number)
    style.symbolExtent = varying(first.symbolExtent, second.symbolExtent, mix: extent)
    style.symbol = varying(first.symbol, second.symbol, mix: nearest)
    style.symbolRotation = varying(first.symbolRotation, second.symbolRotation, mix: rotation)
    if let start = first.symbolSizeData, let end = second.symbolSizeData {
      style.symbolSizeData = channel(start, end, .identity)
    } else {
      style.symbolSizeData = nil
    }
    style.opacity = opacity(first.opacity, second.opacity)
    return style
  }

  private func opacity(
    _ first: Varying<Double>?, _ second: Varying<Double>?
  ) -> Varying<Double>? {
    let opacity = varying(first, second, standard: 1, mix: number)
    guard fades, pairs.contains(where: { $0.from == nil || $0.to == nil }) else { return opacity }
    let values = opacity?.list ?? [1]
    return .each(
      pairs.enumerated().map { index, pair in
        (values.element(values.count == 1 ? 0 : index) ?? 1) * pair.presence(at: fraction)
      })
  }

  private func foreground(
    _ first: ForegroundSpec, _ second: ForegroundSpec, _ transform: ScaleTransform
  ) -> ForegroundSpec {
    switch (first, second) {
    case (.encoded(let first), .encoded(let second)):
      return .encoded(channel(first, second, transform))
    case (.color(let first), .color(let second)):
      let mixed = varying(first, second) {
        .mix($0, $1, by: fraction, isPerceptual: true)
      }
      return mixed.map { .color($0) } ?? .automatic
    case (.heightBased(let gradient, let start?), .heightBased(let other, let end?))
    where gradient == other:
      let low = number(start.lowerBound, end.lowerBound)
      let high = number(start.upperBound, end.upperBound)
      return .heightBased(gradient: gradient, range: min(low, high)...max(low, high))
    default:
      return nearest(
        first.picked(pairs.map(\.from), of: counts.first),
        second.picked(pairs.map(\.to), of: counts.second))
    }
  }

  /// The colours that marks of both states have mixed; else that of the nearer state.
  private func ownColors(
    _ first: [ColorSpec?]?, _ second: [ColorSpec?]?
  ) -> [ColorSpec?]? {
    if first == nil, second == nil { return nil }
    return pairs.map { pair in
      let start = pair.from.flatMap { first?.element($0) } ?? nil
      let end = pair.to.flatMap { second?.element($0) } ?? nil
      if let start, let end {
        return start == end ? start : .mix(start, end, by: fraction, isPerceptual: true)
      }
      guard pair.from != nil, pair.to != nil else { return start ?? end }
      return nearest(start, end)
    }
  }

  private func extent(_ first: SymbolExtent, _ second: SymbolExtent) -> SymbolExtent {
    switch (first, second) {
    case (.area(let first), .area(let second)): .area(number(first, second))
    case (.box(let first), .box(let second)): .box(first + (second - first) * fraction)
    default: nearest(first, second)
    }
  }

  /// The shorter way from one rotation to another, by the straight line between their quaternions.
  private func rotation(_ first: RotationSpec, _ second: RotationSpec) -> RotationSpec {
    guard let start = first.unit, let end = second.unit else { return nearest(first, second) }
    let cosine = (start.imaginary * end.imaginary).sum() + start.real * end.real
    let sign = cosine < 0 ? -1.0 : 1
    let imaginary = start.imaginary + (sign * end.imaginary - start.imaginary) * fraction
    let real = number(start.real, sign * end.real)
    return RotationSpec(imaginary: imaginary, real: real).unit ?? nearest(first, second)
  }
}

extension Varying {
  /// The values; of one for all marks that one.
  fileprivate var list: [Value] {
    switch self {
    case .same(let value): [value]
    case .each(let values): values
    }
  }

  fileprivate var first: Value? { list.first }
}
