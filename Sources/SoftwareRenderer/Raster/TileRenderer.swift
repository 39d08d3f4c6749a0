import RenderModel

/// Draws tiles, one after another, on one thread.
struct TileRenderer {
  let plan: FramePlan
  let items: UnsafePointer<FramePlan.Item>
  let views: UnsafePointer<ViewTransform>
  let grid: TileGrid
  let bins: Binner.Bins
  let picture: TilePicture
  /// The encoded sRGB byte as linear light.
  let linear: UnsafePointer<Float>
  var buffers = TileBuffers()
  var batch = FragmentBatch()
  /// The pixels of the tile, in the image.
  var tile = PixelBounds.empty
  /// The primitives of the tile, in painting order.
  var entries = UnsafePointer<UInt32>(bitPattern: 8).unsafelyUnwrapped
  /// The stretches of `entries` that belong to one item each, of the layer being drawn.
  var runs: [Run] = []
  /// The translucent primitives of a solid layer, in painting order.
  var blended: [BlendedPrimitive] = []
  var translucent = TranslucentFragments()
  /// The item whose mask is at hand.
  var maskedItem = -1

  struct Run {
    var item: Int
    /// Places in `entries`.
    var start: Int
    var end: Int
  }

  init(_ frame: TiledFrame, into picture: TilePicture) {
    plan = frame.plan
    items = UnsafePointer(plan.items)
    views = UnsafePointer(plan.views)
    grid = frame.grid
    bins = frame.bins
    linear = frame.linear
    self.picture = picture
  }

  mutating func deallocate() {
    buffers.deallocate()
    batch.deallocate()
    translucent.deallocate()
  }

  mutating func draw(tile index: Int) {
    tile = grid.bounds(ofTile: index)
    entries = UnsafePointer(bins.entries + bins.starts[index])
    let count = bins.starts[index + 1] - bins.starts[index]
    if count == 0 {
      writeBackground()
      return
    }
    buffers.reserve(spheres: count)
    buffers.clear(to: plan.background)
    var next = 0
    var item = 0
    maskedItem = -1
    while next < count {
      // The numbering ascends layer by layer and item by item: so do the entries.
      runs.removeAll(keepingCapacity: true)
      var layer = -1
      while next < count {
        while Int(entries[next]) >= items[item].base + items[item].count { item += 1 }
        if layer >= 0, items[item].layer != layer { break }
        layer = items[item].layer
        let end = items[item].base + items[item].count
        let start = next
        while next < count, Int(entries[next]) < end { next += 1 }
        runs.append(Run(item: item, start: start, end: next))
      }
      draw(plan.layers[layer])
    }
    write()
  }

  /// Draws the runs of a layer, on the pixels that it may be drawn on.
  private mutating func draw(_ layer: FramePlan.Layer) {
    let protected = layer.clip.contains(tile) ? nil : buffers.pixels(of: tile, outside: layer.clip)
    if layer.isSolid {
      drawSolid(keepsSamples: layer.keepsSamples)
    } else {
      for run in runs { paint(run) }
    }
    if let protected { buffers.restore(protected) }
  }

  /// Opaque primitives by depth, each sample's colour worked out once; then the translucent
  /// fragments over them, from back to front.
  private mutating func drawSolid(keepsSamples: Bool) {
    buffers.clearDepth()
    blended.removeAll(keepingCapacity: true)
    for (index, run) in runs.enumerated() {
      switch items[run.item].kind {
      case .spheres: coverSpheres(run, index)
      case .triangles: coverTriangles(run, index)
      case .segments: coverSegments(run, index)
      case .shapes, .glyphs: break
      }
    }
    resolve(keepsSamples: keepsSamples)
    if !blended.isEmpty { blendTranslucent() }
    for run in runs where items[run.item].kind == .shapes || items[run.item].kind == .glyphs {
      // On the page: nothing hides them.
      for place in run.start..<run.end { blend(place, run) }
    }
  }

  private mutating func coverSpheres(_ run: Run, _ runIndex: Int) {
    let item = items + run.item
    let view = views + item.pointee.view
    let source = item.pointee.source.assumingMemoryBound(to: SphereInstance.self)
    let base = item.pointee.base
    let spheres = buffers.spheres
    // First all of them from memory, where they lie scattered: so the fetches overlap.
    for place in run.start..<run.end {
      let s = source[Int(entries[place]) - base]
      spheres[place] = SphereFragment(sphere: view.pointee.sphere(s), color: s.color)
    }
    for place in run.start..<run.end {
      if spheres[place].color.alpha < 255 {
        blended.append(BlendedPrimitive(place: place, run: runIndex))
        continue
      }
      var sink = NearestSink(buffers, id: Int32(truncatingIfNeeded: place))
      SphereRaster(spheres[place].sphere, view, tile: tile)?.run(&sink, id: entries[place])
    }
  }

  private mutating func coverTriangles(_ run: Run, _ runIndex: Int) {
    let item = items + run.item
    guard let indices = item.pointee.indices,
      let vertices = item.pointee.screen?.assumingMemoryBound(to: ScreenVertex.self)
    else { return }
    let base = item.pointee.base
    for place in run.start..<run.end {
      let index = Int(entries[place]) - base
      if item.pointee.isTranslucent(triangle: index) {
        blended.append(BlendedPrimitive(place: place, run: runIndex))
        continue
      }
      let t = indices + 3 * index
      let (a, b, c) = (vertices[Int(t[0])], vertices[Int(t[1])], vertices[Int(t[2])])
      var sink = NearestSink(buffers, id: Int32(truncatingIfNeeded: place))
      TriangleRaster(a, b, c, tile: tile)?.run(&sink)
    }
  }

  private mutating func coverSegments(_ run: Run, _ runIndex: Int) {
    let item = items + run.item
    guard let segments = item.pointee.screen?.assumingMemoryBound(to: ScreenSegment.self) else {
      return
    }
    let source = item.pointee.source.assumingMemoryBound(to: SegmentInstance.self)
    for place in run.start..<run.end {
      let index = Int(entries[place]) - item.pointee.base
      if source[index].isTranslucent {
        blended.append(BlendedPrimitive(place: place, run: runIndex))
        continue
      }
      var sink = NearestSink(buffers, id: Int32(truncatingIfNeeded: place))
      cover(segments[index], item.pointee.ends(of: index), entries[place], &sink)
    }
  }
}
