import SwiftUICore

extension ChartContent {
  /// Sets how lines and the edges of areas run from one place to the next.
  nonisolated public func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    changingStyle { $0.interpolation = method.spec }
  }

  /// Draws lines with other dashes for each value of some data, with a legend.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    StyledContent(content: self, modifier: EncodedLineModifier(datum: value.datum))
  }

  /// Gives marks another symbol for each value of some data, with a legend.
  nonisolated public func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    StyledContent(content: self, modifier: EncodedSymbolModifier(datum: value.datum))
  }
}
