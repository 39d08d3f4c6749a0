import Glibc

/// A box as one frame shows it.
struct SeenBox {
  let box: BoxLayout
  let view: BoxView

  init(_ layout: BoxLayout, _ shot: Shot) {
    box = layout.seen(through: shot.camera)
    view = box.view(shot.pose)
  }

  /// Whether two frames look the same.
  func isLike(_ other: SeenBox) -> Bool {
    func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a - b).length }
    let eyes = (view.distance ?? 0) - (other.view.distance ?? 0)
    return distance(view.right, other.view.right) < 1e-9 && distance(view.up, other.view.up) < 1e-9
      && abs(eyes) < 1e-9 * (1 + box.bounds.radius)
      && (view.distance == nil) == (other.view.distance == nil)
      && abs(box.pointsPerUnit - other.box.pointsPerUnit) < 1e-9 * box.pointsPerUnit
  }
}

extension BoxView {
  /// The angle by which the view turns to become another, in degrees; at most that of its
  /// directions.
  func turn(to other: BoxView) -> Double {
    let cosine = min(
      (right * other.right).sum(), (up * other.up).sum(), (toEye * other.toEye).sum())
    return acos(min(max(cosine, -1), 1)) * 180 / .pi
  }
}
