import ChartModel
import Spatial

/// From where a 3D chart is seen.
public struct Chart3DPose: Hashable, Sendable {
  /// How far the viewer goes round the chart to the right; 0 is the front.
  public let azimuth: Angle2D
  /// How far the viewer rises; 90 degrees looks straight down.
  public let inclination: Angle2D

  /// A pose by its angles.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  private init(degrees azimuth: Double, _ inclination: Double) {
    self.init(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
  }

  /// From the front, a little to the right and above.
  public static let `default` = Chart3DPose(
    degrees: PoseSpec.standard.azimuth,
    PoseSpec.standard.inclination
  )
  /// Straight from the front: x to the right, y up.
  public static let front = Chart3DPose(degrees: 0, 0)
  /// Straight from behind.
  public static let back = Chart3DPose(degrees: 180, 0)
  /// Straight from the left.
  public static let left = Chart3DPose(degrees: -90, 0)
  /// Straight from the right.
  public static let right = Chart3DPose(degrees: 90, 0)
  /// Straight from above.
  public static let top = Chart3DPose(degrees: 0, 90)
  /// Straight from below.
  public static let bottom = Chart3DPose(degrees: 0, -90)

  /// The pose as plain values; nil where an angle is not finite.
  package var spec: PoseSpec? {
    let pose = PoseSpec(
      azimuth: azimuth.cleanDegrees, inclination: inclination.cleanDegrees)
    return pose.azimuth.isFinite && pose.inclination.isFinite ? pose : nil
  }
}
