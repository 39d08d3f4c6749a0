import Glibc

extension Shot {
  /// A view on the way to another.
  ///
  /// What changes evenly is what the eye sees: the angles, the logarithm of the zoom, and the inverse of
  /// the eye's distance, which is 0 for an orthographic camera.
  ///
  /// - Parameter share: 0 is here and 1 there; beyond them the movement goes on.
  func mixed(with other: Shot, share: Double) -> Shot {
    if share == 0 || self == other { return self }
    if share == 1 { return other }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let pose = PoseSpec(
      azimuth: mix(pose.azimuth, other.pose.azimuth),
      inclination: min(max(mix(pose.inclination, other.pose.inclination), -90), 90))
    var camera = CameraSpec.lens(nearness: mix(camera.nearness, other.camera.nearness))
    if self.camera.isSameLens(as: other.camera) { camera = self.camera }
    camera.zoom = exp(mix(log(self.camera.held.zoom), log(other.camera.held.zoom)))
    return Shot(pose: pose, camera: camera)
  }
}

extension CameraSpec {
  /// The radius of the sphere about the box in distances of the eye; 0 for an orthographic camera.
  fileprivate var nearness: Double { eyeDistance(radius: 1).map { 1 / $0 } ?? 0 }

  /// The camera of a nearness.
  ///
  /// Below that of the narrowest field of view no eye could tell it from an orthographic one.
  fileprivate static func lens(nearness: Double) -> CameraSpec {
    let degrees = 2 * asin(min(max(nearness, 0), 1)) * 180 / .pi
    guard degrees >= narrowestFieldOfView else { return CameraSpec(projection: .orthographic) }
    return CameraSpec(projection: .perspective, fieldOfView: degrees)
  }

  fileprivate func isSameLens(as other: CameraSpec) -> Bool {
    projection == other.projection && fieldOfView == other.fieldOfView
  }
}
