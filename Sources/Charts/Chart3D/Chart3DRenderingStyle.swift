/// How a 3D chart is shown where there is depth to show it in.
///
/// A picture is flat whatever the style.
public struct Chart3DRenderingStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case flat
    case volumetric
  }

  private let kind: Kind

  /// As the surroundings allow.
  public static let automatic = Chart3DRenderingStyle(kind: .automatic)
  /// On a plane.
  public static let flat = Chart3DRenderingStyle(kind: .flat)
  /// With depth for two eyes.
  public static let volumetric = Chart3DRenderingStyle(kind: .volumetric)
}
