/// Finds the samples of a tile that a sphere covers, and the depth of its surface.
struct SphereRaster {
  /// In eye space, the radius in w.
  let sphere: SIMD4<Float>
  private let viewPointer: UnsafePointer<ViewTransform>
  let tile: PixelBounds
  let area: PixelBounds
  /// The centre on the image.
  let center: SIMD2<Float>
  /// Pixels; that of the middle of the outline in perspective.
  let radius: Float

  /// Nil for a sphere that touches no pixel of the tile.
  @inline(__always)
  init?(_ sphere: SIMD4<Float>, _ viewPointer: UnsafePointer<ViewTransform>, tile: PixelBounds) {
    let view = viewPointer.pointee
    self.sphere = sphere
    self.viewPointer = viewPointer
    self.tile = tile
    area = view.bounds(sphere: sphere).intersection(tile)
    if area.isEmpty { return nil }
    center = view.pixel(eye: sphere)
    let depth: Float = view.isPerspective ? -sphere.z : 1
    radius = sphere.w * abs(view.pixelsX) / depth
  }

  @inline(__always)
  private var view: ViewTransform { viewPointer.pointee }

  /// The samples of an opaque sphere: those in the disc; below a pixel across, see `runTiny`.
  @inline(__always)
  func run<Sink: CoverageSink>(_ sink: inout Sink, id: UInt32) {
    if radius < 0.5 {
      runTiny(&sink, id: id)
    } else if view.isPerspective {
      runPerspective(&sink)
    } else {
      runOrthographic(&sink)
    }
  }

  @inline(__always)
  private func runOrthographic<Sink: CoverageSink>(_ sink: inout Sink) {
    let area = sampleArea
    let x1 = area.x1
    // Places in radii from the centre: the disc is the unit disc.
    let unitX = 1 / (view.pixelsX * sphere.w)
    let unitY = 1 / (view.pixelsY * sphere.w)
    let depthAtCenter = view.depthSlope * sphere.z + view.depthOffset
    let depthOfRadius = view.depthSlope * sphere.w
    var y = area.y0
    while y <= area.y1 {
      let v = (Samples.y + Float(y) - center.y) * unitY
      let v2 = v * v
      let vCenter = (Float(y) + 0.5 - center.y) * unitY
      let vCenter2 = vCenter * vCenter
      let row = (y - tile.y0) << TileGrid.shift - tile.x0
      var x = area.x0
      while x <= x1 {
        // The depths of four pixels at once, then their samples one by one.
        let uCenter = (SIMD4(0.5, 1.5, 2.5, 3.5) + Float(x) - center.x) * unitX
        let height = squareRoot(maximum(1 - (uCenter * uCenter + vCenter2), .zero))
        var depths = saturate(depthAtCenter + depthOfRadius * height)
        var sampleX = Samples.x + Float(x)
        let end = min(x + 3, x1)
        while x <= end {
          let u = (sampleX - center.x) * unitX
          sink.cover(row + x, u * u + v2 .<= 1, SIMD4(repeating: depths.x))
          depths = SIMD4(depths.y, depths.z, depths.w, depths.w)
          sampleX += 1
          x &+= 1
        }
      }
      y &+= 1
    }
  }

  /// The pixels that may have a sample in the disc.
  @inline(__always)
  private var sampleArea: PixelBounds {
    view.bounds(sphere: sphere, margin: -0.125).intersection(tile)
  }

  /// As `ViewTransform.offset`, multiplied out: with e the ray's distance from the centre on the
  /// centre's plane and q the ray, the square of the offset is e.e - (e.q)^2 / q.q.
  @inline(__always)
  private func runPerspective<Sink: CoverageSink>(_ sink: inout Sink) {
    let area = sampleArea
    let unitX = 1 / view.pixelsX
    let unitY = 1 / view.pixelsY
    let depth = -sphere.z
    let limit = sphere.w * sphere.w
    var y = area.y0
    while y <= area.y1 {
      let sampleY = Samples.y + Float(y)
      let ey = (sampleY - center.y) * (unitY * depth)
      let qy = (sampleY - view.centerY) * unitY
      let (ey2, qy2, eqy) = (ey * ey - limit, qy * qy + 1, ey * qy)
      let row = (y - tile.y0) << TileGrid.shift - tile.x0
      var x = area.x0
      while x <= area.x1 {
        var depths = surfaceDepths(x, y)
        let end = min(x + 3, area.x1)
        while x <= end {
          let sampleX = Samples.x + Float(x)
          let ex = (sampleX - center.x) * (unitX * depth)
          let qx = (sampleX - view.centerX) * unitX
          let eq = ex * qx + eqy
          let mask = (ex * ex + ey2) * (qx * qx + qy2) .<= eq * eq
          sink.cover(row + x, mask, SIMD4(repeating: depths.x))
          depths = SIMD4(depths.y, depths.z, depths.w, depths.w)
          x &+= 1
        }
      }
      y &+= 1
    }
  }

  /// Window depth of the surface at the centres of four pixels of a row, in perspective.
  @inline(__always)
  private func surfaceDepths(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let unitX = 1 / view.pixelsX
    let unitY = 1 / view.pixelsY
    let px = SIMD4(0.5, 1.5, 2.5, 3.5) + Float(x)
    let py = Float(y) + 0.5
    let ex = (px - center.x) * (unitX * -sphere.z)
    let ey = (py - center.y) * (unitY * -sphere.z)
    let qx = (px - view.centerX) * unitX
    let qy = (py - view.centerY) * unitY
    let q2 = qx * qx + (qy * qy + 1)
    let along = (ex * qx + ey * qy) / q2
    let distance2 = ex * ex + ey * ey - along * along * q2
    let rise = squareRoot(maximum((sphere.w * sphere.w - distance2) / q2, .zero))
    let z = sphere.z + along + rise
    return saturate(-view.depthSlope - view.depthOffset / z)
  }

  /// Below a pixel across the disc is drawn a pixel across, with a part of its samples: as many as
  /// keep its area in the mean over many spheres, chosen by a hash of the sphere and the pixel.
  ///
  /// The hardware makes samples of `discCoverage` with its own rounding; this is within one of it.
  private func runTiny<Sink: CoverageSink>(_ sink: inout Sink, id: UInt32) {
    let fade = 4 * radius * radius
    forEachPixel { pixel, x, y in
      let dx = Samples.x + x - center.x
      let dy = Samples.y + y - center.y
      let all = (dx * dx + dy * dy .<= 0.25).bits
      if all == 0 { return }
      let bits = thinned(all, to: fade, id, x, y)
      let mask = LaneMask(bits: bits)
      sink.cover(pixel, mask, SIMD4(repeating: surface(x, y).depth))
    }
  }

  /// The pixels of a sphere that is blended: its coverage as alpha, on all samples.
  func runBlended<Sink: BlendedSink>(_ sink: inout Sink) {
    forEachPixel { pixel, x, y in
      let s = surface(x, y)
      if s.coverage <= 0 { return }
      sink.cover(
        pixel,
        LaneMask(repeating: true),
        SIMD4(repeating: s.depth),
        coverage: s.coverage
      )
    }
  }

  @inline(__always)
  private func forEachPixel(_ body: (_ pixel: Int, _ x: Float, _ y: Float) -> Void) {
    var y = area.y0
    while y <= area.y1 {
      var x = area.x0
      while x <= area.x1 {
        body((y - tile.y0) << TileGrid.shift + (x - tile.x0), Float(x), Float(y))
        x += 1
      }
      y += 1
    }
  }

  /// The surface at a pixel's centre, as the fragment shader finds it.
  private func surface(_ x: Float, _ y: Float) -> (depth: Float, coverage: Float) {
    let c = Vector3x4(sphere, sphere, sphere, sphere)
    let px = SIMD4<Float>(repeating: x + 0.5)
    let py = SIMD4<Float>(repeating: y + 0.5)
    let offset = view.offset(from: c, px, py)
    let toEye = view.directionToEye(px, py)
    let distance2 = dot(offset, offset).x
    let rise = max(sphere.w * sphere.w - distance2, 0).squareRoot()
    let along = view.isPerspective ? -dot(toEye, c).x : 1
    let pixels = abs(view.pixelsX) / along
    return (
      depth(sphere.z + offset.z.x + toEye.z.x * rise),
      discCoverage(distance2.squareRoot() * pixels, sphere.w * pixels)
    )
  }

  @inline(__always)
  private func depth(_ z: Float) -> Float {
    saturate(view.windowDepth(z))
  }
}

/// Some of a pixel's samples, `fraction` of them in the mean over primitives and pixels.
func thinned(_ bits: UInt32, to fraction: Float, _ id: UInt32, _ x: Float, _ y: Float) -> UInt32 {
  var hash = id &* 0x9E37_79B1
  hash ^= UInt32(truncatingIfNeeded: floorInt(x)) &* 0x85EB_CA6B
  hash ^= UInt32(truncatingIfNeeded: floorInt(y)) &* 0xC2B2_AE35
  hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
  hash = (hash ^ (hash >> 12)) &* 0x297A_2D39
  hash ^= hash >> 15
  let chance = Float(hash >> 8) * (1 / 16_777_216)
  let count = bits.nonzeroBitCount
  let kept = floorInt(Float(count) * fraction + chance)
  var result = bits
  var sample = hash & 3
  var extra = count - kept
  while extra > 0 {
    let bit = UInt32(1) << sample
    if result & bit != 0 {
      result &= ~bit
      extra -= 1
    }
    sample = (sample + 1) & 3
  }
  return result
}
