import RenderModel

extension TileRenderer {
  /// Queues a fragment of the batch's item.
  ///
  /// - Parameter target: the pixel, or translucent fragment, that gets its colour.
  @inline(__always)
  mutating func push(
    _ place: Int,
    _ target: Int,
    _ x: Int,
    _ y: Int,
    _ bits: UInt32,
    coverage: Float
  ) {
    let slot = batch.count
    switch batch.item.pointee.kind {
    case .triangles:
      if batch.trianglePlace != place {
        let index = Int(entries[place]) - batch.item.pointee.base
        batch.triangle.initialize(
          to: SurfaceTriangle(
            batch.item,
            index,
            isPerspective: batch.view.pointee.isPerspective
          )
        )
        batch.trianglePlace = place
      }
      batch.surface[slot] = batch.triangle.pointee.fragment(
        x,
        y,
        bits,
        centroids: batch.centroids
      )
    case .spheres:
      batch.spheres[slot] = buffers.spheres[place]
    case .segments:
      let index = Int(entries[place]) - batch.item.pointee.base
      batch.colors[slot] = color(ofSegment: index, Float(x) + 0.5, Float(y) + 0.5)
    case .shapes, .glyphs: return
    }
    batch.targets[slot] = target
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
    let x = FragmentBatch.lanes(batch.x)
    let y = FragmentBatch.lanes(batch.y)
    let colors: FragmentColors
    switch batch.item.pointee.kind {
    case .spheres:
      colors = sphereColors(batch.spheres, batch.item, batch.view, linear, x: x, y: y)
    case .triangles:
      colors = surfaceColors(batch.surface, batch.item, batch.view, x: x, y: y)
    case .segments, .shapes, .glyphs:
      let c = batch.colors
      colors = FragmentColors(
        rgb: Vector3x4(c[0], c[1], c[2], c[3]),
        alpha: SIMD4(c[0].w, c[1].w, c[2].w, c[3].w)
      )
    }
    if batch.mode == .weigh {
      weigh(colors.rgb, count)
    } else {
      let alpha = colors.alpha * FragmentBatch.lanes(batch.coverage)
      let rgb = colors.rgb * alpha
      for i in 0..<count {
        let source = SIMD4(rgb.x[i], rgb.y[i], rgb.z[i], alpha[i])
        if batch.mode == .keep {
          translucent.base[batch.targets[i]].color = source
        } else {
          buffers.blend(batch.targets[i], batch.bits[i], source)
        }
      }
    }
  }

  /// The straight colour of one of the batch's segments in a pixel.
  @inline(__always)
  private func color(ofSegment index: Int, _ x: Float, _ y: Float) -> SIMD4<Float> {
    let item = batch.item
    guard let ends = item.pointee.ends(of: index),
      let segments = item.pointee.screen?.assumingMemoryBound(to: ScreenSegment.self)
    else {
      let source = item.pointee.source.assumingMemoryBound(to: SegmentInstance.self)
      return source[index].startColor.fractions
    }
    return segments[index].color(ends, x, y)
  }

  @inline(__always)
  private func weigh(_ rgb: Vector3x4, _ count: Int) {
    for i in 0..<count {
      let color = SIMD4(rgb.x[i], rgb.y[i], rgb.z[i], 1)
      let pixel = batch.targets[i]
      let bits = batch.bits[i]
      if buffers.isSplit[pixel] == 0 {
        buffers.color[pixel] += color * (Float(bits.nonzeroBitCount) * 0.25)
      } else {
        buffers.blend(pixel, bits, color)
      }
    }
  }
}
