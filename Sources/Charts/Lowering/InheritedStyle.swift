import ChartModel
import Spatial
import SwiftUICore

/// The look that marks inherit from the modifiers round them.
///
/// Lowering goes from the outside in, so of two modifiers of one kind the inner one wins.
@usableFromInline
package struct InheritedStyle {
  @usableFromInline package var foreground = Foreground.automatic
  @usableFromInline package var symbolExtent: PlaneSymbolSize?
  @usableFromInline package var planeSymbol: _ChartSymbol?
  @usableFromInline package var symbol: BasicChart3DSymbolShape?
  @usableFromInline package var symbolRotation: Rotation3D?
  @usableFromInline package var symbolSize = SymbolSize.automatic
  /// Of all modifiers together.
  @usableFromInline package var opacity: Double?
  @usableFromInline package var metalness: Double?
  @usableFromInline package var roughness: Double?
  package var line: LineSpec?
  /// What is written beside each mark.
  package var annotation: Annotation3D?
  package var surfaceLines = SurfaceLines()
  /// Of marks of a plane, as all that follows.
  var cornerRadius: Double?
  var offset: MarkOffset?
  var zIndex = 0.0
  var alignsWithPlot = false
  @usableFromInline var position: InheritedPosition?
  /// Data to which marks owe how their lines are stroked.
  @usableFromInline var lineDatum: Datum?
  /// Data to which marks owe their symbols.
  @usableFromInline var planeSymbolDatum: Datum?
  var interpolation: Interpolation?
  /// Views beside each mark.
  var annotations: [InheritedAnnotation] = []
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

  /// What gives symbols their size.
  @usableFromInline
  package enum SymbolSize {
    case automatic
    /// The diameter, as a fraction of the box's unit.
    case fixed(Double)
    case encoded(Datum)

    /// The diameter where it is the same for all marks.
    var fixed: Double? { if case .fixed(let size) = self { size } else { nil } }
  }
}
