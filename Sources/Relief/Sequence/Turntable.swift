import ChartModel
import Charts
import Diagnostics
import Spatial

/// A turn of the camera round the chart, at one height and one speed.
///
/// ```swift
/// try chart.writeVideo(Turntable(seconds: 8), to: "chart.mp4")
/// ```
public struct Turntable: CameraMotion, Hashable {
  /// nil begins at the chart's own azimuth.
  public var start: Angle2D?
  /// What the last picture shows; nil makes one whole turn to the right, whose last picture is the
  /// one before the first, so that it loops.
  public var end: Angle2D?
  /// How high the camera is, from -90 to 90 degrees; nil keeps the chart's own.
  public var inclination: Angle2D?
  /// How long the turn takes.
  public var seconds: Double

  /// A whole turn, or a part of one; several turns where the angles are so far apart.
  public init(
    from start: Angle2D? = nil, to end: Angle2D? = nil, inclination: Angle2D? = nil,
    seconds: Double = 6
  ) {
    self.start = start
    self.end = end
    self.inclination = inclination
    self.seconds = seconds
  }

  /// The movement as plain values.
  public var _motion: _MotionValues {
    get throws(ReliefError) {
      let spec = TurntableSpec(
        from: start?.cleanDegrees, to: end?.cleanDegrees, inclination: inclination?.cleanDegrees)
      try spec.check()
      return _MotionValues(.turntable(spec))
    }
  }
}
