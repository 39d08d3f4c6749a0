/// A mesh vertex on the image.
struct ScreenVertex {
  /// Pixels of the image in 1/256: on this grid edge functions are exact integers, and so abutting
  /// triangles share no sample and miss none.
  var x: Int32
  var y: Int32
  /// Window depth.
  var depth: Float
  /// 1 / w; 0 for a vertex that no triangle may use before clipping.
  var inverseW: Float

  static let fraction: Float = 256
  /// Beyond this many pixels from the origin triangles are clipped: up to here the edge functions
  /// fit in 64 bits.
  static let guardBand: Float = 4_194_304

  /// Twice the area of a triangle, in 1/256 pixel: positive where it is clockwise as seen.
  @inline(__always)
  static func turn(_ p: ScreenVertex, _ q: ScreenVertex, _ r: ScreenVertex) -> Int {
    (Int(q.x) - Int(p.x)) * (Int(r.y) - Int(p.y)) - (Int(q.y) - Int(p.y)) * (Int(r.x) - Int(p.x))
  }
}

/// A stroke on the image.
struct ScreenSegment {
  /// The start, in pixels.
  var x: Float
  var y: Float
  /// The unit direction.
  var alongX: Float
  var alongY: Float
  var length: Float
  /// Pixels; 0 for a segment that is not to be drawn.
  var halfWidth: Float
  /// Window depth at both ends.
  var depthA: Float
  var depthB: Float

  /// How far from the line between its ends a stroke may colour a pixel.
  var reach: Float

  static let none = ScreenSegment(
    x: 0,
    y: 0,
    alongX: 1,
    alongY: 0,
    length: 0,
    halfWidth: 0,
    depthA: 0,
    depthB: 0,
    reach: 0
  )
}
