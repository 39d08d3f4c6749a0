import Glibc

/// Through which lens a 3D chart is seen; where from is its pose.
///
/// The picture is continuous in all of its numbers.
package struct CameraSpec: Sendable, Hashable {
  package var projection = ProjectionSpec.automatic
  /// The angle at the eye that the sphere about the box fills, in degrees; nil for the standard one.
  ///
  /// An automatic projection follows: with an angle it is a perspective one.
  package var fieldOfView: Double?
  /// A factor on the size at which the box is framed; above 1 it may reach beyond the frame, which
  /// cuts it.
  package var zoom = 1.0

  package init(
    projection: ProjectionSpec = .automatic, fieldOfView: Double? = nil, zoom: Double = 1
  ) {
    self.projection = projection
    self.fieldOfView = fieldOfView
    self.zoom = zoom
  }

  package static let standardFieldOfView = 36.0
  /// Those that can be asked for, in degrees.
  ///
  /// Nearer to 0 the picture is as good as orthographic, beyond the end the eye is in the box.
  package static let fieldsOfView = 1.0...120
  /// The narrowest lens that is drawn where a movement comes from orthographic or ends there, in
  /// degrees.
  ///
  /// With an angle a, and a sphere of radius r about the box, a place on the picture differs from
  /// the orthographic one by up to r sin(a/2) / 2: a fifth of a pixel for a cube whose sides are
  /// 1000 pixels long. The eye is then 2300 r away, where depths in Float32 are still as exact.
  package static let narrowestFieldOfView = 0.05
  package static let zooms = 0.05...50

  /// With its numbers within the limits of what can be asked for; the standard in place of one that
  /// is not finite.
  package var held: CameraSpec { held(CameraSpec.fieldsOfView) }

  /// With its numbers within the limits of what can be drawn.
  var drawable: CameraSpec {
    held(CameraSpec.narrowestFieldOfView...CameraSpec.fieldsOfView.upperBound)
  }

  private func held(_ fieldsOfView: ClosedRange<Double>) -> CameraSpec {
    CameraSpec(
      projection: projection,
      fieldOfView: fieldOfView.map {
        CameraSpec.held($0, fieldsOfView, else: CameraSpec.standardFieldOfView)
      },
      zoom: CameraSpec.held(zoom, CameraSpec.zooms, else: 1))
  }

  private static func held(
    _ value: Double, _ limits: ClosedRange<Double>, else standard: Double
  ) -> Double {
    value.isFinite ? min(max(value, limits.lowerBound), limits.upperBound) : standard
  }

  var isPerspective: Bool {
    switch projection {
    case .perspective: true
    case .orthographic: false
    case .automatic: fieldOfView != nil
    }
  }

  /// From the middle of a sphere to an eye at which it fills the field of view; nil for
  /// orthographic, where the eye is infinitely far.
  func eyeDistance(radius: Double) -> Double? {
    guard isPerspective else { return nil }
    return radius / sin((drawable.fieldOfView ?? CameraSpec.standardFieldOfView) / 2 * .pi / 180)
  }
}
