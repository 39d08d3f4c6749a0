import SwiftUICore

extension ChartContent {
  /// Sets how lines and the edges of areas run from one place to the next.
  nonisolated public func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    StyledContent(content: self, modifier: InterpolationModifier(method: method))
  }

  /// Sets the width, the dashes, the ends and the corners of lines and rules.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    StyledContent(content: self, modifier: LineStyleModifier(line: style.lineSpec))
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

  /// Lays gradients over the plot, not over each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent {
    StyledContent(content: self, modifier: PlotAlignmentModifier(aligns: aligns))
  }
}
