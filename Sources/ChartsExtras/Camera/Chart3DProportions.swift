import ChartModel

/// The lengths of the box's sides in a 3D chart; the longest is always as long.
public struct Chart3DProportions: Hashable, Sendable {
  let spec: BoxProportions

  /// All sides are as long.
  public static let cube = Chart3DProportions(spec: .cube)
  /// A unit is as long on every axis that shows numbers on a linear scale, as on a map.
  public static let data = Chart3DProportions(spec: .data)

  /// The sides in a ratio.
  public static func ratio(x: Double, y: Double, z: Double) -> Chart3DProportions {
    Chart3DProportions(spec: .ratio(x: x, y: y, z: z))
  }
}
