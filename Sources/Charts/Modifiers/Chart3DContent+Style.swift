import SwiftUICore

// Outside of charts a modifier of a mark that is content of both kinds of charts is that of 2D
// charts: there were those before.

extension Chart3DContent {
  /// Colours the marks with a colour or a gradient.
  @_disfavoredOverload
  @inlinable nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> some Chart3DContent {
    StyledContent(content: self, modifier: PaintModifier(style: style))
  }

  /// Colours surfaces by their shape.
  @_disfavoredOverload
  @inlinable nonisolated public func foregroundStyle<S: Chart3DSurfaceStyle>(
    _ surfaceStyle: S
  ) -> some Chart3DContent {
    StyledContent(content: self, modifier: SurfaceStyleModifier(style: surfaceStyle))
  }

  /// Colours the marks by data, with a scale and a legend.
  @_disfavoredOverload
  @inlinable nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some Chart3DContent {
    StyledContent(content: self, modifier: EncodedForegroundModifier(datum: value.datum))
  }

  /// Makes the marks look like metal: 0 not at all, 1 wholly.
  @_disfavoredOverload
  @inlinable nonisolated public func metalness(_ ratio: Double) -> some Chart3DContent {
    StyledContent(content: self, modifier: MetalnessModifier(ratio: ratio))
  }

  /// Makes the marks rough: 0 mirrors, 1 is matt.
  @_disfavoredOverload
  @inlinable nonisolated public func roughness(_ ratio: Double) -> some Chart3DContent {
    StyledContent(content: self, modifier: RoughnessModifier(ratio: ratio))
  }
}
