import RenderModel

/// What explains colours to the reader.
package enum ResolvedLegend: Sendable {
  /// Names with their colours; the title, of what they are names, is mostly empty.
  case categories(title: String, [LegendEntry])
  case ramp(LegendRamp)
}

/// A name and how its marks look.
package struct LegendEntry: Sendable, Hashable {
  package var name: String
  package var color: RGBA8
  package var symbol: LegendSymbol
}

/// The form of a swatch, after the marks that it stands for.
package enum LegendSymbol: String, Sendable, Hashable {
  case disc
  case line
  case square

  init(_ mark: Mark) {
    switch mark {
    case .point: self = .disc
    case .rule, .line, .errorBar: self = .line
    default: self = .square
    }
  }
}

/// A colour bar.
package struct LegendRamp: Sendable {
  /// A value that is named along the bar.
  package struct Tick: Sendable, Hashable {
    /// As a fraction of the bar's length.
    package var place: Double
    package var text: String
  }

  package var title: String
  /// From one end to the other, as many as a row of the ramp table has.
  package var colors: [RGBA8]
  package var ticks: [Tick]
  /// What stands for marks that have no place on the bar; nil where there are none.
  package var missing: LegendEntry?
}
