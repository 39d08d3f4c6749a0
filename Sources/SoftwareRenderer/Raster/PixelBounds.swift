import RenderModel

/// A rectangle of pixels, both ends included; empty when an end lies before its start.
struct PixelBounds {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  @inline(__always)
  init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  init(_ rect: PixelRect) {
    self.init(rect.x, rect.y, rect.x + rect.width - 1, rect.y + rect.height - 1)
  }

  /// The pixels within a rectangle of the image, with a margin to spare; half a pixel holds all
  /// whose samples, or whose coverage, may not be zero.
  @inline(__always)
  init(around x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, margin: Float = 0.5) {
    self.init(
      floorInt(x0 - margin),
      floorInt(y0 - margin),
      floorInt(x1 + margin),
      floorInt(y1 + margin)
    )
  }

  @inline(__always)
  var isEmpty: Bool { x1 < x0 || y1 < y0 }

  @inline(__always)
  func intersection(_ b: PixelBounds) -> PixelBounds {
    PixelBounds(max(x0, b.x0), max(y0, b.y0), min(x1, b.x1), min(y1, b.y1))
  }

  @inline(__always)
  func contains(_ b: PixelBounds) -> Bool {
    x0 <= b.x0 && y0 <= b.y0 && x1 >= b.x1 && y1 >= b.y1
  }

  static let empty = PixelBounds(0, 0, -1, -1)
}

/// The integer at or below, for any number: what lies beyond 2^30 is pulled in, NaN becomes 0.
///
/// `rounded(.down)` is a function call on the baseline processor, and `Int(_:)` traps.
@inline(__always)
func floorInt(_ v: Float) -> Int {
  let limit: Float = 1_073_741_824
  let held = v > -limit ? (v < limit ? v : limit) : (v == v ? -limit : 0)
  let i = Int32(truncatingIfNeeded: Int(held))
  return Int(i) - (Float(i) > held ? 1 : 0)
}
