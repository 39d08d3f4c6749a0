import RenderModel

extension TileRenderer {
  /// Queues a fragment of the batch's item.
  @inline(__always)
  mutating func push(
    _ id: UInt32,
    _ pixel: Int,
    _ x: Int,
    _ y: Int,
    _ bits: UInt32,
    coverage: Float
  ) {
    let item = plan.items[batch.item]
    let index = Int(id) - item.base
    let slot = batch.count
    switch item.kind {
    case .triangles:
      if batch.triangleID != id {
        batch.triangle = SurfaceTriangle(
          item,
          index,
          isPerspective: plan.views[item.view].isPerspective
        )
        batch.triangleID = id
      }
      if let triangle = batch.triangle {
        batch.surface[slot] = triangle.fragment(x, y, bits, centroids: batch.centroids)
      }
    case .spheres:
      let spheres = item.screen.unsafelyUnwrapped.assumingMemoryBound(to: SIMD4<Float>.self)
      let source = item.source.assumingMemoryBound(to: SphereInstance.self)
      batch.spheres[slot] = SphereFragment(sphere: spheres[index], color: source[index].color)
    case .segments:
      let source = item.source.assumingMemoryBound(to: SegmentInstance.self)
      batch.spheres[slot].color = source[index].color
    case .shapes, .glyphs: return
    }
    batch.pixels[slot] = pixel
    batch.bits[slot] = bits
    batch.x[slot] = Float(x) + 0.5
    batch.y[slot] = Float(y) + 0.5
    batch.coverage[slot] = coverage
    batch.count += 1
    if batch.count == 4 { flush() }
  }

  /// Colours the queued fragments and puts them into their pixels.
  mutating func flush() {
    let count = batch.count
    if count == 0 { return }
    batch.count = 0
    let item = plan.items[batch.item]
    let view = plan.views[item.view]
    let colors: FragmentColors
    switch item.kind {
    case .spheres:
      colors = sphereColors(batch.spheres, item.material, view, linear, x: batch.x, y: batch.y)
    case .triangles:
      colors = surfaceColors(batch.surface, item.material, view, x: batch.x, y: batch.y)
    case .segments, .shapes, .glyphs:
      let f = batch.spheres
      let c = (
        f[0].color.fractions, f[1].color.fractions, f[2].color.fractions, f[3].color.fractions
      )
      colors = FragmentColors(
        rgb: Vector3x4(c.0, c.1, c.2, c.3),
        alpha: SIMD4(c.0.w, c.1.w, c.2.w, c.3.w)
      )
    }
    if batch.mode == .weigh {
      weigh(colors.rgb, count)
    } else {
      let alpha = colors.alpha * batch.coverage
      let rgb = colors.rgb * alpha
      for i in 0..<count {
        let source = SIMD4(rgb.x[i], rgb.y[i], rgb.z[i], alpha[i])
        buffers.blend(batch.pixels[i], batch.bits[i], source)
      }
    }
  }

  @inline(__always)
  private func weigh(_ rgb: Vector3x4, _ count: Int) {
    for i in 0..<count {
      let color = SIMD4(rgb.x[i], rgb.y[i], rgb.z[i], 1)
      let pixel = batch.pixels[i]
      let bits = batch.bits[i]
      if buffers.isSplit[pixel] == 0 {
        buffers.color[pixel] += color * (Float(bits.nonzeroBitCount) * 0.25)
      } else {
        buffers.blend(pixel, bits, color)
      }
    }
  }
}
