import ChartModel
import SwiftUICore

/// What colours lines on a surface.
public struct SurfaceLineColor: Sendable, Hashable {
  let spec: ColorSpec?

  /// Darker than the surface is at each place.
  public static let darker = SurfaceLineColor(spec: nil)

  /// The same all over.
  public static func color(_ color: Color) -> SurfaceLineColor {
    SurfaceLineColor(spec: color.spec)
  }
}
