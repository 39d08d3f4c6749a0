import SwiftUICore

/// The look that marks inherit from the modifiers round them.
///
/// Lowering goes from the outside in, so of two modifiers of one kind the inner one wins.
@usableFromInline
package struct InheritedStyle {
  @usableFromInline package var foreground = Foreground.automatic
  @usableFromInline package var symbolSize: Double?
  @usableFromInline package var symbolExtent: SymbolSize?
  @usableFromInline package var planeSymbol: _ChartSymbol?
  @usableFromInline package var opacity: Double?
  @usableFromInline package var metalness: Double?
  @usableFromInline package var roughness: Double?

  /// What colours the marks.
  @usableFromInline
  package enum Foreground {
    case automatic
    case paint(_Paint)
    case encoded(Datum)
    case surface(BasicChart3DSurfaceStyle)
  }
}
