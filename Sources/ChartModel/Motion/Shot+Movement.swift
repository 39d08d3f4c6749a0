import Glibc

extension Shot {
  /// A view on the way to another; exactly this one at 0, and the other at 1.
  ///
  /// Angles move evenly; the zoom by equal factors, so that nothing seems to gain speed. The lens
  /// moves evenly in the reciprocal of the eye's distance, which is 0 for orthographic: places on
  /// the picture are nearly linear in it.
  ///
  /// - Parameter way: may leave 0...1 where the movement overshoots.
  func moved(to end: Shot, way: Double, turning: CameraPathSpec.Turning) -> Shot {
    if way == 0 { return self }
    if way == 1 { return end }
    var shot = self
    let turn = end.pose.azimuth - pose.azimuth
    shot.pose.azimuth += way * (turning == .shorter ? Shot.shorter(turn) : turn)
    shot.pose.inclination += way * (end.pose.inclination - pose.inclination)
    shot.camera = camera.moved(to: end.camera, way: way)
    return shot
  }

  /// The same turn by at most half a turn, in degrees: above -180, up to 180.
  private static func shorter(_ turn: Double) -> Double {
    let rest = turn.remainder(dividingBy: 360)
    return rest == -180 ? 180 : rest
  }
}

extension CameraSpec {
  func moved(to end: CameraSpec, way: Double) -> CameraSpec {
    var camera = self
    let zooms = (held.zoom, end.held.zoom)
    camera.zoom = zooms.0 * pow(zooms.1 / zooms.0, way)
    let lenses = (nearness, end.nearness)
    // A lens that stays is not touched: there and back again its angle would not be quite the same.
    if lenses.0 != lenses.1 {
      camera.nearness = lenses.0 + way * (lenses.1 - lenses.0)
    }
    return camera
  }

  /// The radius of the sphere about the box over the eye's distance from its middle: the sine of
  /// half the field of view, 0 for orthographic.
  var nearness: Double {
    get { eyeDistance(radius: 1).map { 1 / $0 } ?? 0 }
    set {
      let angle = 2 * asin(min(max(newValue, 0), 1)) * 180 / .pi
      guard angle >= CameraSpec.narrowestFieldOfView else {
        projection = .orthographic
        return
      }
      projection = .perspective
      fieldOfView = angle
    }
  }
}
