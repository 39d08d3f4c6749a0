/// The window depths from `near`, included, to `far`, excluded.
struct DepthSlab {
  var near: Float
  var far: Float

  static let all = DepthSlab(near: -.infinity, far: .infinity)

  /// Whether the slab holds one depth alone.
  var isSingle: Bool { near.nextUp >= far }

  /// The slab cut at a depth in it, from back to front: each part is smaller than the whole.
  func parts(at depth: Float) -> [DepthSlab] {
    let cut = depth > near ? depth : near.nextUp
    return [DepthSlab(near: cut, far: far), DepthSlab(near: near, far: cut)]
  }
}
