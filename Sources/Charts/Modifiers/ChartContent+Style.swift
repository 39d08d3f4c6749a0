import Foundation
import SwiftUICore

extension ChartContent {
  /// Colours the marks with a colour or a gradient.
  @inlinable nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> some ChartContent {
    StyledContent(content: self, modifier: PaintModifier(style: style))
  }

  /// Colours the marks by data, with a scale and a legend.
  @inlinable nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    StyledContent(content: self, modifier: EncodedForegroundModifier(datum: value.datum))
  }

  /// Makes the marks see-through: 0 wholly, 1 not at all; one within another counts as well.
  @inlinable nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    StyledContent(content: self, modifier: OpacityModifier(opacity: opacity))
  }

  /// Sets the form of the symbols.
  @inlinable nonisolated public func symbol<S: ChartSymbolShape>(
    _ symbol: S
  ) -> some ChartContent {
    StyledContent(content: self, modifier: PlaneSymbolModifier(symbol: _ChartSymbol(symbol)))
  }

  /// Sets the size of the rectangle about the symbols, in points.
  @inlinable nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    StyledContent(
      content: self, modifier: SymbolExtentModifier(width: size.width, height: size.height))
  }

  /// Sets how large the symbols look: the area of a square that looks as large, in square points.
  @inlinable nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    StyledContent(content: self, modifier: SymbolExtentModifier(area: area))
  }

  /// Rounds the corners of rectangles and bars, at most to half of their shorter side.
  ///
  /// - Parameters:
  ///   - radius: in points.
  ///   - style: both styles are drawn as arcs of circles.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changingStyle { $0.cornerRadius = Double(radius) }
  }

  /// Sets how the lines of marks are stroked.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changingStyle { $0.line = style.lineSpec }
  }

  /// Lays the gradients of the marks over the whole plot, not over each of them.
  nonisolated public func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent {
    changingStyle { $0.alignsWithPlot = aligns }
  }

  /// Sizes the symbols by data.
  @inlinable nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    StyledContent(content: self, modifier: SymbolSizeModifier(size: .encoded(value.datum)))
  }
}
