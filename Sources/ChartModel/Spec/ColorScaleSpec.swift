/// What is declared about the scale from data to colour.
package struct ColorScaleSpec: Sendable {
  package var domain = DomainSpec.automatic(includesZero: nil, reversed: nil)
  /// The numbers or dates at which the colours of the range stand, in the units of the data; empty
  /// for colours that are spread evenly.
  package var places: [Double] = []
  package var range = ColorRangeSpec.automatic
  /// nil lets the data decide.
  package var type: ScaleType?
  /// The order of colours for categories where the range does not say.
  package var palette = NamedPalette.apple
  /// The ramp of numbers, and of heights, where nothing else says.
  package var ramp = Ramp.coolToWarm

  package init() {}
}

/// The colours that a scale leads to.
package enum ColorRangeSpec: Sendable {
  /// The theme's.
  case automatic
  /// One category takes one after the other; for numbers they are mixed along a ramp.
  case colors([ColorSpec])
  /// For numbers; categories take evenly spaced colours of it.
  case gradient(GradientSpec)
  /// Whatever a function says; nil is missing. Called when the chart is resolved.
  case mapping(@Sendable (AxisMarkValue.Value) -> ColorSpec?)
}
