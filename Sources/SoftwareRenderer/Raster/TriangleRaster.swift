/// Finds the samples of a tile that a triangle covers.
///
/// A sample is covered when it lies inside all three edges, or on a top or left edge, so that of two
/// triangles with a common edge exactly one covers it. Vertices lie on a grid of 1/256 pixel, where
/// edge functions are integers and exact.
struct TriangleRaster {
  let a: ScreenVertex
  let b: ScreenVertex
  let c: ScreenVertex
  let tile: PixelBounds
  /// The pixels to look at.
  let area: PixelBounds
  /// How many bits the edge functions need.
  private let size: Size

  private enum Size {
    /// Less than 8 pixels wide and high: at most 2^23, exact in Float.
    case tiny
    /// Less than 64 pixels: 32-bit integers.
    case small
    case large
  }

  /// Nil for a triangle that covers no sample of the tile.
  @inline(__always)
  init?(_ p: ScreenVertex, _ q: ScreenVertex, _ r: ScreenVertex, tile: PixelBounds) {
    let whole = PixelBounds(triangle: p, q, r)
    area = whole.intersection(tile)
    if area.isEmpty { return nil }
    let turn = ScreenVertex.turn(p, q, r)
    if turn == 0 { return nil }
    a = p
    b = turn > 0 ? q : r
    c = turn > 0 ? r : q
    self.tile = tile
    let extent = max(whole.x1 - whole.x0, whole.y1 - whole.y0)
    size = extent < 6 ? .tiny : extent < 62 ? .small : .large
  }

  @inline(__always)
  func run<Sink: CoverageSink>(_ sink: inout Sink) {
    switch size {
    case .tiny: runTiny(&sink)
    case .small: runSmall(&sink)
    case .large: runLarge(&sink)
    }
  }

  /// The first pixel of a row of `area`, in the tile's numbering.
  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> Int {
    (y - tile.y0) << TileGrid.shift + (x - tile.x0)
  }

  /// An edge in Float: its function at the samples of a pixel, and its steps to the next.
  private struct TinyEdge {
    var row: SIMD4<Float>
    let stepX: Float
    let stepY: Float

    @inline(__always)
    init(_ from: ScreenVertex, _ to: ScreenVertex, _ x: Int32, _ y: Int32) {
      let dx = to.x &- from.x
      let dy = to.y &- from.y
      let bias: Float = dy < 0 || (dy == 0 && dx > 0) ? 0 : -1
      let fdx = Float(dx)
      let fdy = Float(dy)
      let sx = Samples.x * 256 + Float(x &- from.x)
      let sy = Samples.y * 256 + Float(y &- from.y)
      row = sy * fdx - sx * fdy + bias
      stepX = -256 * fdy
      stepY = 256 * fdx
    }
  }

  /// What most triangles of a fine surface are: there is little to loop over, so it is the set-up
  /// that counts.
  @inline(__always)
  private func runTiny<Sink: CoverageSink>(_ sink: inout Sink) {
    let x = Int32(truncatingIfNeeded: area.x0) &* 256
    let y = Int32(truncatingIfNeeded: area.y0) &* 256
    var e0 = TinyEdge(a, b, x, y)
    var e1 = TinyEdge(b, c, x, y)
    var e2 = TinyEdge(c, a, x, y)
    let plane = DepthPlane(a, b, c)
    let startX = Samples.x + Float(x &- a.x) * (1 / 256)
    var fy = Samples.y + Float(y &- a.y) * (1 / 256)
    var start = pixel(area.x0, area.y0)
    let width = area.x1 - area.x0
    var rows = area.y1 - area.y0
    while rows >= 0 {
      var f0 = e0.row
      var f1 = e1.row
      var f2 = e2.row
      var fx = startX
      let rowDepth = plane.origin + plane.slopeY * fy
      var p = start
      let end = start + width
      while p <= end {
        let mask = minimum(minimum(f0, f1), f2) .>= 0
        sink.cover(p, mask, plane.held(rowDepth + plane.slopeX * fx))
        f0 += e0.stepX
        f1 += e1.stepX
        f2 += e2.stepX
        fx += 1
        p &+= 1
      }
      e0.row += e0.stepY
      e1.row += e1.stepY
      e2.row += e2.stepY
      fy += 1
      start &+= TileGrid.side
      rows &-= 1
    }
  }

  /// An edge in 32 bits: its function at the samples of a pixel, and its steps to the next.
  private struct SmallEdge {
    var row: SIMD4<Int32>
    let stepX: SIMD4<Int32>
    let stepY: SIMD4<Int32>

    @inline(__always)
    init(_ from: ScreenVertex, _ to: ScreenVertex, _ x: Int32, _ y: Int32) {
      let dx = to.x &- from.x
      let dy = to.y &- from.y
      // Clockwise as seen, y down: a top edge runs right, a left edge up.
      let bias: Int32 = dy < 0 || (dy == 0 && dx > 0) ? 0 : -1
      let sx = Samples.fixedX &+ (x &- from.x)
      let sy = Samples.fixedY &+ (y &- from.y)
      row = sy &* dx &- sx &* dy &+ bias
      stepX = SIMD4(repeating: -dy &* 256)
      stepY = SIMD4(repeating: dx &* 256)
    }
  }

  @inline(__always)
  private func runSmall<Sink: CoverageSink>(_ sink: inout Sink) {
    let x = Int32(truncatingIfNeeded: area.x0) &* 256
    let y = Int32(truncatingIfNeeded: area.y0) &* 256
    var e0 = SmallEdge(a, b, x, y)
    var e1 = SmallEdge(b, c, x, y)
    var e2 = SmallEdge(c, a, x, y)
    let plane = DepthPlane(a, b, c)
    // Exact: multiples of 1/256 below 64. So the depth does not depend on where the tile begins.
    let startX = Samples.x + Float(x &- a.x) * (1 / 256)
    var fy = Samples.y + Float(y &- a.y) * (1 / 256)
    var start = pixel(area.x0, area.y0)
    let width = area.x1 - area.x0
    var rows = area.y1 - area.y0
    while rows >= 0 {
      var f0 = e0.row
      var f1 = e1.row
      var f2 = e2.row
      var fx = startX
      let rowDepth = plane.origin + plane.slopeY * fy
      var p = start
      let end = start + width
      while p <= end {
        let mask = (f0 | f1 | f2) .>= 0
        sink.cover(p, mask, plane.held(rowDepth + plane.slopeX * fx))
        f0 = f0 &+ e0.stepX
        f1 = f1 &+ e1.stepX
        f2 = f2 &+ e2.stepX
        fx += 1
        p &+= 1
      }
      e0.row = e0.row &+ e0.stepY
      e1.row = e1.row &+ e1.stepY
      e2.row = e2.row &+ e2.stepY
      fy += 1
      start &+= TileGrid.side
      rows &-= 1
    }
  }

  /// The depth of a triangle as a plane: origin + slopeX x + slopeY y, in pixels from vertex a.
  private struct DepthPlane {
    let origin: Float
    let slopeX: Float
    let slopeY: Float
    private let low: Float
    private let high: Float

    /// A depth kept between the triangle's own, which the plane of a sliver may miss by far.
    @inline(__always)
    func held(_ depth: SIMD4<Float>) -> SIMD4<Float> {
      minimum(maximum(depth, SIMD4(repeating: low)), SIMD4(repeating: high))
    }

    @inline(__always)
    init(_ a: ScreenVertex, _ b: ScreenVertex, _ c: ScreenVertex) {
      low = lower(a.depth, lower(b.depth, c.depth))
      high = higher(a.depth, higher(b.depth, c.depth))
      let ux = Float(b.x &- a.x)
      let uy = Float(b.y &- a.y)
      let vx = Float(c.x &- a.x)
      let vy = Float(c.y &- a.y)
      let over = 256 / (ux * vy - uy * vx)
      let du = b.depth - a.depth
      let dv = c.depth - a.depth
      origin = a.depth
      slopeX = (du * vy - dv * uy) * over
      slopeY = (dv * ux - du * vx) * over
    }
  }
}
