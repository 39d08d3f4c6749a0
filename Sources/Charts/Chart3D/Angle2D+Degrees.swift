import Spatial

extension Angle2D {
  /// Degrees without the noise of the way through radians.
  ///
  /// Angles are kept in radians, so 30 degrees come back with noise in the last digit: it is rounded
  /// off.
  package var cleanDegrees: Double { (degrees * 1e9).rounded() / 1e9 }
}
