import RenderModel

// Which pixels a primitive may touch. All are for the whole image, whatever part of it is drawn.

extension ViewTransform {
  /// The pixels of an eye-space sphere (centre, radius in w); empty where it is not drawn.
  ///
  /// The margin is in pixels: half a pixel holds all pixels whose coverage is not zero, and what
  /// samples keep from a pixel's edge may be taken off where only samples count.
  ///
  /// The extent of the outline in perspective: the tangents from the eye in the planes of the axes,
  /// x / depth = (c depth +- r sqrt(c^2 + depth^2 - r^2)) / (depth^2 - r^2).
  @inline(__always)
  func bounds(sphere s: SIMD4<Float>, margin: Float = 0.5) -> PixelBounds {
    let r = s.w
    if !(r > 0) { return .empty }
    let depth = windowDepth(s.z)
    // Clipped like the quad that the vertex shader sets up across the centre.
    if !(depth >= 0 && depth <= 1) { return .empty }
    if !isPerspective {
      let x = s.x * pixelsX + centerX
      let y = s.y * pixelsY + centerY
      let reachX = r * abs(pixelsX)
      let reachY = r * abs(pixelsY)
      return PixelBounds(around: x - reachX, y - reachY, x + reachX, y + reachY, margin: margin)
    }
    let d = -s.z
    if !(d > 0) { return .empty }
    let q = d * d - r * r
    if q <= 1e-6 * d * d {
      // The outline passes the plane of the eye: anywhere, unless the eye is inside.
      let far = s.x * s.x + s.y * s.y + d * d > r * r
      return far ? PixelBounds(0, 0, size.width - 1, size.height - 1) : .empty
    }
    let midX = s.x * d / q * pixelsX + centerX
    let midY = s.y * d / q * pixelsY + centerY
    let reachX = r * (s.x * s.x + q).squareRoot() / q * abs(pixelsX)
    let reachY = r * (s.y * s.y + q).squareRoot() / q * abs(pixelsY)
    return PixelBounds(
      around: midX - reachX,
      midY - reachY,
      midX + reachX,
      midY + reachY,
      margin: margin
    )
  }
}

extension PixelBounds {
  /// The pixels whose samples may lie in a triangle: samples keep 32/256 of a pixel from its edges.
  @inline(__always)
  init(triangle a: ScreenVertex, _ b: ScreenVertex, _ c: ScreenVertex) {
    let x0 = Int(min(a.x, b.x, c.x))
    let x1 = Int(max(a.x, b.x, c.x))
    let y0 = Int(min(a.y, b.y, c.y))
    let y1 = Int(max(a.y, b.y, c.y))
    self.init((x0 + 31) >> 8, (y0 + 31) >> 8, (x1 - 32) >> 8, (y1 - 32) >> 8)
  }
}

extension ScreenSegment {
  var bounds: PixelBounds {
    let endX = x + alongX * length
    let endY = y + alongY * length
    return PixelBounds(
      around: min(x, endX) - reach,
      min(y, endY) - reach,
      max(x, endX) + reach,
      max(y, endY) + reach
    )
  }

  /// The pixels in some rows of the image.
  @inline(__always)
  func bounds(rows y0: Int, _ y1: Int) -> PixelBounds {
    let top = Float(y0) - reach - 1
    let bottom = Float(y1) + reach + 2
    var start: Float = 0
    var end = length
    if abs(alongY) * length > 1 {
      let t0 = (top - y) / alongY
      let t1 = (bottom - y) / alongY
      start = max(start, min(t0, t1))
      end = min(end, max(t0, t1))
    }
    if start > end { return .empty }
    let xs = x + alongX * start
    let xe = x + alongX * end
    return PixelBounds(
      around: min(xs, xe) - reach,
      top,
      max(xs, xe) + reach,
      bottom
    )
  }
}

extension GlyphInstance {
  var bounds: PixelBounds {
    PixelBounds(Int(left), Int(top), Int(left) + Int(width) - 1, Int(top) + Int(height) - 1)
  }
}
