import Glibc
import RenderModel

/// The box seen from one pose: directions, and the way from world space to the image plane.
///
/// World space is right-handed: x right, y up, z toward the viewer in the front pose, so world z is
/// minus the plot's z. The image plane goes through the box's centre, in world units, y up.
package struct BoxView: Sendable, Hashable {
  package var right: SIMD3<Double>
  package var up: SIMD3<Double>
  package var toEye: SIMD3<Double>
  package var center: SIMD3<Double>
  /// From the centre to the eye, in world units; nil for orthographic.
  package var distance: Double?

  /// - Parameter radius: of the sphere about the box.
  package init(pose: PoseSpec, camera: CameraSpec, center: SIMD3<Double>, radius: Double) {
    let azimuth = BoxView.sineAndCosine(pose.azimuth)
    let inclination = BoxView.sineAndCosine(pose.inclination)
    right = [azimuth.cosine, 0, -azimuth.sine]
    up = [
      -inclination.sine * azimuth.sine, inclination.cosine, -inclination.sine * azimuth.cosine,
    ]
    toEye = [
      azimuth.sine * inclination.cosine, inclination.sine, azimuth.cosine * inclination.cosine,
    ]
    self.center = center
    distance = camera.eyeDistance(radius: radius)
  }

  /// Exact at multiples of 90 degrees, so that the named poses look straight along an axis.
  private static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 1) }
    let turn = degrees.remainder(dividingBy: 360)
    switch turn {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case -90: return (-1, 0)
    case 180, -180: return (0, -1)
    default: return (sin(turn * .pi / 180), cos(turn * .pi / 180))
    }
  }

  /// Coordinates along right, up and toward the eye, from the centre.
  package func viewed(_ world: SIMD3<Double>) -> SIMD3<Double> {
    let d = world - center
    return [(d * right).sum(), (d * up).sum(), (d * toEye).sum()]
  }

  /// The point's image on the plane through the centre.
  package func projected(_ world: SIMD3<Double>) -> SIMD2<Double> {
    let v = viewed(world)
    guard let distance else { return [v.x, v.y] }
    let factor = distance / max(distance - v.z, distance * 1e-3)
    return [v.x * factor, v.y * factor]
  }

  /// Whether a plane's front shows: positive when the normal points toward the eye.
  func facing(normal: SIMD3<Double>, at point: SIMD3<Double>) -> Double {
    guard let distance else { return (normal * toEye).sum() }
    let eye = center + toEye * distance
    return (normal * (eye - point)).sum() / distance
  }

  /// The matrices that put the box's centre at a place on a page.
  ///
  /// - Parameters:
  ///   - place: in points from the page's top left.
  ///   - pointsPerUnit: at the centre's depth.
  ///   - reach: how far content extends from the centre, in world units.
  package func camera(
    at place: SIMD2<Double>, pointsPerUnit: Double, page: SIMD2<Double>, reach: Double
  ) -> Camera {
    let away = distance ?? reach * 2
    let view =
      Matrix4.translation([0, 0, -away])
      * Matrix4(
        [right.x, up.x, toEye.x, 0], [right.y, up.y, toEye.y, 0], [right.z, up.z, toEye.z, 0],
        [0, 0, 0, 1]) * Matrix4.translation(-center)
    let shift = SIMD2(2 * place.x / page.x - 1, 1 - 2 * place.y / page.y)
    let size = SIMD2(2 * pointsPerUnit / page.x, 2 * pointsPerUnit / page.y)
    guard let distance else {
      // Eye z of away - reach ... away + reach becomes -1 ... 1.
      return Camera(
        view: view,
        projection: Matrix4(
          [size.x, 0, 0, 0], [0, size.y, 0, 0], [0, 0, -1 / reach, 0],
          [shift.x, shift.y, -away / reach, 1]), isPerspective: false)
    }
    let near = max(distance - reach, distance * 0.02)
    let far = distance + reach
    return Camera(
      view: view,
      projection: Matrix4(
        [size.x * distance, 0, 0, 0], [0, size.y * distance, 0, 0],
        [-shift.x, -shift.y, -(far + near) / (far - near), -1],
        [0, 0, -2 * far * near / (far - near), 0]), isPerspective: true)
  }
}
