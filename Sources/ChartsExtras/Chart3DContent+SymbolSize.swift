import Charts
import SwiftUICore

extension Chart3DContent {
  /// Sizes the symbols by data: the area of a symbol as it is seen is proportional to the value.
  ///
  /// All points of a chart share the scale, from zero to the largest value. Marks whose value is
  /// missing or negative are left out, counted and reported; of two modifiers that set the size the
  /// inner one wins.
  @inlinable nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some Chart3DContent {
    StyledContent(content: self, modifier: SymbolSizeModifier(size: .encoded(value.datum)))
  }
}
