import ChartModel
import SwiftUICore

/// The look that marks inherit from the modifiers round them.
///
/// Lowering goes from the outside in, so of two modifiers of one kind the inner one wins.
@usableFromInline
package struct InheritedStyle {
  @usableFromInline package var foreground = Foreground.automatic
  @usableFromInline package var symbolSize: Double?
  @usableFromInline package var metalness: Double?
  @usableFromInline package var roughness: Double?
  package var surfaceLines = SurfaceLines()
  /// Places along each side at which a function is sampled; nil for the standard.
  package var surfaceSampleCount: Int?

  /// What colours the marks.
  @usableFromInline
  package enum Foreground {
    case automatic
    case paint(_Paint)
    case encoded(Datum)
    case surface(BasicChart3DSurfaceStyle)
    /// A value for each vertex of a surface.
    case column(ForegroundColumn)
  }
}
