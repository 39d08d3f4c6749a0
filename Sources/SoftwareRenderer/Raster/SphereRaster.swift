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
    let reachY = sphere.w * abs(view.pixelsY)
    let x0 = max(area.x0, floorInt(center.x - radius + 0.125))
    let x1 = min(area.x1, floorInt(center.x + radius - 0.125))
    let y0 = max(area.y0, floorInt(center.y - reachY + 0.125))
    let y1 = min(area.y1, floorInt(center.y + reachY - 0.125))
    // Places in radii from the centre: the disc is the unit disc.
    let unitX = 1 / (view.pixelsX * sphere.w)
    let unitY = 1 / (view.pixelsY * sphere.w)
    var y = y0
    while y <= y1 {
      let v = (Samples.y + Float(y) - center.y) * unitY
      let v2 = v * v
      let vCenter = (Float(y) + 0.5 - center.y) * unitY
      let vCenter2 = vCenter * vCenter
      var sampleX = Samples.x + Float(x0)
      var centerX = Float(x0) + 0.5
      var pixel = (y - tile.y0) << TileGrid.shift + (x0 - tile.x0)
      var x = x0
      while x <= x1 {
        let u = (sampleX - center.x) * unitX
        let mask = u * u + v2 .<= 1
        let uCenter = (centerX - center.x) * unitX
        let height = max(1 - (uCenter * uCenter + vCenter2), 0).squareRoot()
        sink.cover(pixel, mask, SIMD4(repeating: depth(sphere.z + sphere.w * height)))
        sampleX += 1
        centerX += 1
        pixel &+= 1
        x &+= 1
      }
      y &+= 1
    }
  }

  private func runPerspective<Sink: CoverageSink>(_ sink: inout Sink) {
    let c = Vector3x4(sphere, sphere, sphere, sphere)
    let limit = sphere.w * sphere.w
    forEachPixel { pixel, x, y in
      let offset = view.offset(from: c, Samples.x + x, Samples.y + y)
      let mask = dot(offset, offset) .<= limit
      sink.cover(pixel, mask, SIMD4(repeating: surface(x, y).depth))
    }
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
      let mask = SampleMask(bits: bits)
      sink.cover(pixel, mask, SIMD4(repeating: surface(x, y).depth))
    }
  }

  /// The pixels of a sphere that is blended: its coverage as alpha, on all samples.
  func runBlended(_ sink: inout BlendSink) {
    forEachPixel { pixel, x, y in
      let s = surface(x, y)
      if s.coverage <= 0 { return }
      sink.cover(
        pixel,
        SampleMask(repeating: true),
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
