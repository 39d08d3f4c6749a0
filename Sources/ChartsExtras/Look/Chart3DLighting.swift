import ChartModel

/// The light in which the marks of a 3D chart are seen.
public struct Chart3DLighting: Hashable, Sendable {
  let spec: LightSpec

  /// Clear shape, and colors near those asked for.
  public static let standard = Chart3DLighting(spec: .standard)
  /// For print: no shading, colors exactly as asked for, and solid lines on paper.
  public static let flat = Chart3DLighting(spec: .flat)
  /// For screens: one strong light with highlights.
  public static let lit = Chart3DLighting(spec: .lit)
  /// Even light from all around.
  public static let soft = Chart3DLighting(spec: .soft)
}
