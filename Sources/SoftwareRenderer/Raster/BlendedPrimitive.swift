/// A translucent primitive of a solid layer.
struct BlendedPrimitive {
  /// A place in the tile's entries.
  var place: Int32
  /// A place in the renderer's runs.
  var run: Int32
  /// The depths at which it is seen in the tile; without end until they are measured.
  var nearest = -Float.infinity
  var farthest = Float.infinity

  init(place: Int, run: Int) {
    self.place = Int32(truncatingIfNeeded: place)
    self.run = Int32(truncatingIfNeeded: run)
  }

  /// Whether a slab may hold fragments of it.
  func meets(_ slab: DepthSlab) -> Bool {
    nearest < slab.far && farthest >= slab.near
  }
}

extension DepthSlab {
  /// A depth in the slab with about as much of some primitives before it as behind.
  ///
  /// - Parameter primitives: measured; all of them meet the slab.
  func middle(of primitives: [BlendedPrimitive]) -> Float {
    var sum = 0.0
    let last = far.nextDown
    for p in primitives {
      sum += Double(max(p.nearest, near)) * 0.5 + Double(min(p.farthest, last)) * 0.5
    }
    let mean = Float(sum / Double(max(primitives.count, 1)))
    return min(max(mean, near), last)
  }
}
