import RenderModel

extension Resolver {
  /// Settles the shape, the turn and the size of the symbols of a mark group.
  mutating func resolveSymbols(
    _ style: MarkStyle, _ sizes: SizeEncoding, _ points: inout ResolvedPoints
  ) {
    points.symbol = style.symbol
    points.rotation = style.symbolRotation?.map { $0.unit ?? .none }
    if let channel = style.symbolSizeData { points.size = diameters(of: channel, sizes) }
  }

  /// A diameter for each value; nil where the data is not numbers.
  ///
  /// What has no size is counted here and gets none.
  private mutating func diameters(
    of channel: Channel, _ sizes: SizeEncoding
  ) -> Varying<Double>? {
    guard case .numbers(let values) = channel.column else {
      diagnostics.note(
        .other("'\(channel.label)' gives sizes and is not numbers; all symbols are of one size"))
      return nil
    }
    var notFinite = 0
    var negative = 0
    let diameters = values.map { value -> Double in
      if !value.isFinite { notFinite += 1 }
      if value < 0 && value.isFinite { negative += 1 }
      return value.isFinite && value > 0 ? sizes.diameter(of: value) : 0
    }
    let place = "size '\(channel.label)'"
    if notFinite > 0 {
      diagnostics.note(.dropped(count: notFinite, place: place, reason: .notFinite))
    }
    if negative > 0 {
      diagnostics.note(.dropped(count: negative, place: place, reason: .outsideScale))
    }
    return .each(diameters)
  }
}

extension RotationSpec {
  /// No rotation: what asks for one that there is not.
  fileprivate static let none = RotationSpec(imaginary: SIMD3(repeating: .nan), real: .nan)
}
