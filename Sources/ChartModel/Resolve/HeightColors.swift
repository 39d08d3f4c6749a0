/// The colours of heights between two places on the y axis.
struct HeightColors: Hashable {
  var gradient: GradientSpec
  var low: Double
  var high: Double
  /// False where a declared range is not on the scale, and the whole axis is used instead.
  let isOnScale: Bool

  /// - Parameter ramp: where the declaration has no gradient.
  init(_ coloring: HeightColoring, on y: PositionScale, _ ramp: GradientSpec) {
    gradient = coloring.gradient ?? ramp
    low = y.place(of: coloring.range?.lowerBound ?? min(y.start, y.end))
    high = y.place(of: coloring.range?.upperBound ?? max(y.start, y.end))
    isOnScale = low.isFinite && high.isFinite && low != high
    if !isOnScale { (low, high) = (y.range.lowerBound, y.range.upperBound) }
  }

  /// Nice values of an axis's scale between the ends.
  func ticks(on axis: PositionScale) -> [LegendRamp.Tick] {
    var scale = axis
    (scale.start, scale.end) = (axis.value(at: low), axis.value(at: high))
    scale.range = 0...1
    let values = scale.automaticValues(count: Resolver.wantedTicks).filter(scale.isShown)
    return zip(values, scale.texts(values)).map {
      LegendRamp.Tick(place: min(max(scale.place(of: $0), 0), 1), text: $1)
    }
  }

  /// A tick of the axis on the bar; nil where it is beyond an end.
  func tick(_ tick: LegendRamp.Tick) -> LegendRamp.Tick? {
    let place = (tick.place - low) / (high - low)
    guard place >= -1e-9, place <= 1 + 1e-9 else { return nil }
    return LegendRamp.Tick(place: min(max(place, 0), 1), text: tick.text)
  }
}
