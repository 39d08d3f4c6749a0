import RenderModel

/// Draws tiles, one after another, on one thread.
struct TileRenderer {
  let plan: FramePlan
  let grid: TileGrid
  let bins: Binner.Bins
  let output: UnsafeMutablePointer<UInt8>
  let buffers = TileBuffers()
  /// The encoded sRGB byte as linear light.
  let linear: UnsafePointer<Float>
  var batch = FragmentBatch()
  /// The translucent primitives of a solid layer.
  var translucent: [TranslucentEntry] = []
  /// The pixels of the tile, in the image.
  var tile = PixelBounds.empty

  struct TranslucentEntry {
    var depth: Float
    var id: UInt32
    var item: Int
  }

  init(
    _ plan: FramePlan,
    _ grid: TileGrid,
    _ bins: Binner.Bins,
    linear: UnsafePointer<Float>,
    output: UnsafeMutablePointer<UInt8>
  ) {
    self.plan = plan
    self.grid = grid
    self.bins = bins
    self.linear = linear
    self.output = output
  }

  mutating func deallocate() {
    buffers.deallocate()
    batch.deallocate()
  }

  mutating func draw(tile index: Int) {
    tile = grid.bounds(ofTile: index)
    let entries = UnsafeBufferPointer(
      start: bins.entries + bins.starts[index],
      count: bins.starts[index + 1] - bins.starts[index]
    )
    if entries.isEmpty {
      writeBackground()
      return
    }
    buffers.clear(to: plan.background)
    var next = 0
    var item = 0
    while next < entries.count {
      item = self.item(of: entries[next], from: item)
      let layerIndex = plan.items[item].layer
      let layer = plan.layers[layerIndex]
      // The numbering ascends layer by layer, so a layer's entries are a run.
      var end = next
      var last = item
      while end < entries.count {
        last = self.item(of: entries[end], from: last)
        if plan.items[last].layer != layerIndex { break }
        end += 1
      }
      let run = UnsafeBufferPointer(rebasing: entries[next..<end])
      if layer.isSolid {
        drawSolid(run, item, keepsSamples: layer.keepsSamples)
      } else {
        drawPainted(run, item)
      }
      next = end
    }
    write()
  }

  /// The item that a primitive belongs to, at or after `start`.
  @inline(__always)
  func item(of id: UInt32, from start: Int) -> Int {
    var item = start
    while Int(id) >= plan.items[item].base + plan.items[item].count { item += 1 }
    return item
  }

  private mutating func drawPainted(_ entries: UnsafeBufferPointer<UInt32>, _ firstItem: Int) {
    var item = firstItem
    for id in entries {
      item = self.item(of: id, from: item)
      blend(id, plan.items[item], testsDepth: false)
    }
  }

  /// Opaque primitives by depth, each sample's colour worked out once; then the translucent ones
  /// over them, from back to front.
  private mutating func drawSolid(
    _ entries: UnsafeBufferPointer<UInt32>,
    _ firstItem: Int,
    keepsSamples: Bool
  ) {
    buffers.clearDepth()
    translucent.removeAll(keepingCapacity: true)
    var index = firstItem
    var next = 0
    var hasOpaque = false
    while next < entries.count {
      index = item(of: entries[next], from: index)
      let item = plan.items[index]
      let limit = item.base + item.count
      var end = next
      while end < entries.count, Int(entries[end]) < limit { end += 1 }
      for id in entries[next..<end] {
        if item.hasTranslucent, isTranslucent(id, item) {
          let depth = sortingDepth(id, item)
          translucent.append(TranslucentEntry(depth: depth, id: id, item: index))
        } else {
          hasOpaque = true
          cover(id, item)
        }
      }
      next = end
    }
    if hasOpaque { resolve(firstItem: firstItem, keepsSamples: keepsSamples) }
    if translucent.isEmpty { return }
    translucent.sort { $0.depth != $1.depth ? $0.depth > $1.depth : $0.id < $1.id }
    for entry in translucent { blend(entry.id, plan.items[entry.item], testsDepth: true) }
  }

  private func isTranslucent(_ id: UInt32, _ item: FramePlan.Item) -> Bool {
    let index = Int(id) - item.base
    switch item.kind {
    case .spheres:
      return item.source.assumingMemoryBound(to: SphereInstance.self)[index].color.alpha < 255
    case .segments:
      return item.source.assumingMemoryBound(to: SegmentInstance.self)[index].color.alpha < 255
    case .triangles, .shapes, .glyphs: return true
    }
  }

  /// The window depth by which translucent primitives are ordered; shapes and glyphs have none and
  /// lie in front.
  private func sortingDepth(_ id: UInt32, _ item: FramePlan.Item) -> Float {
    let index = Int(id) - item.base
    switch item.kind {
    case .spheres:
      guard let spheres = item.screen?.assumingMemoryBound(to: SIMD4<Float>.self) else { return 0 }
      return plan.views[item.view].windowDepth(spheres[index].z)
    case .triangles:
      guard let vertices = item.screen?.assumingMemoryBound(to: ScreenVertex.self),
        let t = item.indices.map({ $0 + 3 * index })
      else { return 0 }
      return
        (vertices[Int(t[0])].depth + vertices[Int(t[1])].depth + vertices[Int(t[2])].depth) / 3
    case .segments:
      guard let segments = item.screen?.assumingMemoryBound(to: ScreenSegment.self) else {
        return 0
      }
      return (segments[index].depthA + segments[index].depthB) / 2
    case .shapes, .glyphs: return -1
    }
  }

  /// Draws an opaque primitive into the depths and numbers of a solid layer.
  @inline(__always)
  private func cover(_ id: UInt32, _ item: FramePlan.Item) {
    let index = Int(id) - item.base
    var sink = NearestSink(buffers, id: id)
    switch item.kind {
    case .spheres:
      let spheres = item.screen.unsafelyUnwrapped.assumingMemoryBound(to: SIMD4<Float>.self)
      SphereRaster(spheres[index], plan.views[item.view], tile: tile)?.run(&sink, id: id)
    case .triangles:
      triangle(index, item)?.run(&sink)
    case .segments:
      let segments = item.screen.unsafelyUnwrapped.assumingMemoryBound(to: ScreenSegment.self)
      cover(segments[index], id, &sink)
    case .shapes, .glyphs: break
    }
  }

  @inline(__always)
  func triangle(_ index: Int, _ item: FramePlan.Item) -> TriangleRaster? {
    let vertices = item.screen.unsafelyUnwrapped.assumingMemoryBound(to: ScreenVertex.self)
    let t = item.indices.unsafelyUnwrapped + 3 * index
    return TriangleRaster(vertices[Int(t[0])], vertices[Int(t[1])], vertices[Int(t[2])], tile: tile)
  }
}
