import ChartModel

/// How depth shows in the picture of a 3D chart.
public struct Chart3DCameraProjection: Hashable, Sendable {
  package let spec: ProjectionSpec

  /// As the chart sees fit: orthographic.
  public static let automatic = Chart3DCameraProjection(spec: .automatic)
  /// Equal lengths look equal wherever they are.
  public static let orthographic = Chart3DCameraProjection(spec: .orthographic)
  /// What is farther away looks smaller.
  public static let perspective = Chart3DCameraProjection(spec: .perspective)
}
