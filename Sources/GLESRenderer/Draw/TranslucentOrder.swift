import RenderModel

/// The translucent primitives of a layer from back to front, across all of its items.
struct TranslucentOrder {
  /// For each item, its primitives in the order of drawing.
  private(set) var order: [[Int32]]
  /// Whose turn it is, and how many of that item's primitives, one after the other.
  private(set) var runs: [(item: Int, range: Range<Int>)] = []

  /// Sorts by the distance of the primitives' middles along the line of sight.
  ///
  /// Ties keep the order of declaration.
  init(_ centers: [[SIMD3<Float>]], view: Matrix4) {
    let row = SIMD3<Float>(
      Float(view.columns.0.z),
      Float(view.columns.1.z),
      Float(view.columns.2.z)
    )
    var keys: [Key] = []
    keys.reserveCapacity(centers.reduce(0) { $0 + $1.count })
    for (item, places) in centers.enumerated() {
      for (primitive, place) in places.enumerated() {
        // The eye looks along -z: the smallest z is the farthest.
        keys.append(
          Key(z: (row * place).sum(), item: Int32(item), primitive: Int32(primitive))
        )
      }
    }
    keys.sort { a, b in
      a.z != b.z ? a.z < b.z : (a.item, a.primitive) < (b.item, b.primitive)
    }
    order = centers.map { _ in [] }
    for key in keys {
      let item = Int(key.item)
      let place = order[item].count
      order[item].append(key.primitive)
      if let last = runs.indices.last, runs[last].item == item {
        runs[last].range = runs[last].range.lowerBound..<place + 1
      } else {
        runs.append((item, place..<place + 1))
      }
    }
  }

  private struct Key {
    var z: Float
    var item: Int32
    var primitive: Int32
  }
}
