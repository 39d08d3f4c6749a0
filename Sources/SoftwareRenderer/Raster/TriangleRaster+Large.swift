// Triangles of 64 pixels and more. Their edge functions need up to 62 bits; but in a tile that an
// edge crosses they are small enough to be exact in Float64, and an edge that does not cross the
// tile is settled for the whole tile at once.

extension TriangleRaster {
  /// An edge as seen from a tile.
  private struct LargeEdge {
    enum Side {
      case outside
      case crossing
      case inside
    }

    let side: Side
    /// At the tile's first corner, per 1/256 pixel; all zero for an edge that the tile is inside of.
    let corner: Double
    let stepX: Double
    let stepY: Double

    init(_ from: ScreenVertex, _ to: ScreenVertex, _ tile: PixelBounds) {
      let dx = Int(to.x) - Int(from.x)
      let dy = Int(to.y) - Int(from.y)
      let bias = dy < 0 || (dy == 0 && dx > 0) ? 0 : -1
      let value =
        (tile.y0 * 256 - Int(from.y)) * dx - (tile.x0 * 256 - Int(from.x)) * dy + bias
      let reach = TileGrid.side * 256
      let least = value + min(-dy * reach, 0) + min(dx * reach, 0)
      let most = value + max(-dy * reach, 0) + max(dx * reach, 0)
      side = most < 0 ? .outside : least >= 0 ? .inside : .crossing
      corner = side == .crossing ? Double(value) : 0
      stepX = side == .crossing ? Double(-dy) : 0
      stepY = side == .crossing ? Double(dx) : 0
    }

    @inline(__always)
    func value(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
      corner + y * stepY + x * stepX
    }
  }

  func runLarge<Sink: CoverageSink>(_ sink: inout Sink) {
    let e0 = LargeEdge(a, b, tile)
    let e1 = LargeEdge(b, c, tile)
    let e2 = LargeEdge(c, a, tile)
    if e0.side == .outside || e1.side == .outside || e2.side == .outside { return }
    let isFull = e0.side == .inside && e1.side == .inside && e2.side == .inside
    let sampleX = SIMD4<Double>(Samples.x) * 256
    let sampleY = SIMD4<Double>(Samples.y) * 256
    let depths = LargeDepthPlane(a, b, c)
    for y in area.y0...area.y1 {
      let rowY = sampleY + Double((y - tile.y0) * 256)
      let fromY = sampleY + Double(y * 256 - Int(a.y))
      for x in area.x0...area.x1 {
        var mask = LaneMask(repeating: true)
        if !isFull {
          let rowX = sampleX + Double((x - tile.x0) * 256)
          let inside =
            (e0.value(rowX, rowY) .>= 0) .& (e1.value(rowX, rowY) .>= 0)
            .& (e2.value(rowX, rowY) .>= 0)
          let lanes = unsafeBitCast(inside, to: SIMD4<Int64>.self)
          mask = SIMD4<Int32>(truncatingIfNeeded: lanes) .!= 0
          if mask.bits == 0 { continue }
        }
        let fromX = sampleX + Double(x * 256 - Int(a.x))
        let pixel = (y - tile.y0) << TileGrid.shift + (x - tile.x0)
        sink.cover(pixel, mask, depths.value(fromX, fromY))
      }
    }
  }

  /// The depth of a large triangle: in Float64, as the places run to millions.
  private struct LargeDepthPlane {
    let origin: Double
    let slopeX: Double
    let slopeY: Double
    let low: SIMD4<Float>
    let high: SIMD4<Float>

    init(_ a: ScreenVertex, _ b: ScreenVertex, _ c: ScreenVertex) {
      let ux = Double(b.x) - Double(a.x)
      let uy = Double(b.y) - Double(a.y)
      let vx = Double(c.x) - Double(a.x)
      let vy = Double(c.y) - Double(a.y)
      let over = 1 / (ux * vy - uy * vx)
      let du = Double(b.depth - a.depth)
      let dv = Double(c.depth - a.depth)
      origin = Double(a.depth)
      slopeX = (du * vy - dv * uy) * over
      slopeY = (dv * ux - du * vx) * over
      low = SIMD4(repeating: min(a.depth, b.depth, c.depth))
      high = SIMD4(repeating: max(a.depth, b.depth, c.depth))
    }

    @inline(__always)
    func value(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Float> {
      minimum(maximum(SIMD4<Float>(origin + y * slopeY + x * slopeX), low), high)
    }
  }
}
