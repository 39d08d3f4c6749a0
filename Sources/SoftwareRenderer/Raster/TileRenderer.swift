import RenderModel

/// Draws tiles, one after another, on one thread.
struct TileRenderer {
  let plan: FramePlan
  let items: UnsafePointer<FramePlan.Item>
  let views: UnsafePointer<ViewTransform>
  let grid: TileGrid
  let bins: Binner.Bins
  let output: UnsafeMutablePointer<UInt8>
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
  /// The translucent primitives of a solid layer.
  var translucent: [TranslucentEntry] = []

  struct Run {
    var item: Int
    /// Places in `entries`.
    var start: Int
    var end: Int
  }

  struct TranslucentEntry {
    var depth: Float
    /// A place in `entries`.
    var place: Int
    var run: Run
  }

  init(
    _ plan: FramePlan,
    _ grid: TileGrid,
    _ bins: Binner.Bins,
    linear: UnsafePointer<Float>,
    output: UnsafeMutablePointer<UInt8>
  ) {
    self.plan = plan
    items = UnsafePointer(plan.items)
    views = UnsafePointer(plan.views)
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
      if plan.layers[layer].isSolid {
        drawSolid(keepsSamples: plan.layers[layer].keepsSamples)
      } else {
        for run in runs {
          for place in run.start..<run.end { blend(place, run, testsDepth: false) }
        }
      }
    }
    write()
  }

  /// Opaque primitives by depth, each sample's colour worked out once; then the translucent ones
  /// over them, from back to front.
  private mutating func drawSolid(keepsSamples: Bool) {
    buffers.clearDepth()
    translucent.removeAll(keepingCapacity: true)
    for run in runs {
      switch items[run.item].kind {
      case .spheres: coverSpheres(run)
      case .triangles: coverTriangles(run)
      case .segments: coverSegments(run)
      case .shapes, .glyphs:
        // On the page: nothing hides them.
        for place in run.start..<run.end { addTranslucent(place, run, depth: -1) }
      }
    }
    resolve(keepsSamples: keepsSamples)
    translucent.sort { $0.depth != $1.depth ? $0.depth > $1.depth : $0.place < $1.place }
    for entry in translucent { blend(entry.place, entry.run, testsDepth: true) }
  }

  private mutating func addTranslucent(_ place: Int, _ run: Run, depth: Float) {
    translucent.append(TranslucentEntry(depth: depth, place: place, run: run))
  }

  private mutating func coverSpheres(_ run: Run) {
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
        let depth = view.pointee.windowDepth(spheres[place].sphere.z)
        addTranslucent(place, run, depth: depth)
        continue
      }
      var sink = NearestSink(buffers, id: Int32(truncatingIfNeeded: place))
      SphereRaster(spheres[place].sphere, view, tile: tile)?.run(&sink, id: entries[place])
    }
  }

  private mutating func coverTriangles(_ run: Run) {
    let item = items + run.item
    guard let indices = item.pointee.indices,
      let vertices = item.pointee.screen?.assumingMemoryBound(to: ScreenVertex.self)
    else { return }
    let base = item.pointee.base
    let source = item.pointee.source.assumingMemoryBound(to: MeshVertex.self)
    let hasTranslucent = item.pointee.hasTranslucent
    let isEachItsOwn = item.pointee.material.color == .vertex
    for place in run.start..<run.end {
      let t = indices + 3 * (Int(entries[place]) - base)
      let (a, b, c) = (vertices[Int(t[0])], vertices[Int(t[1])], vertices[Int(t[2])])
      if hasTranslucent && !(isEachItsOwn && source[Int(t[0])].color.alpha == 255) {
        addTranslucent(place, run, depth: (a.depth + b.depth + c.depth) * (1 / 3))
        continue
      }
      var sink = NearestSink(buffers, id: Int32(truncatingIfNeeded: place))
      TriangleRaster(a, b, c, tile: tile)?.run(&sink)
    }
  }

  private mutating func coverSegments(_ run: Run) {
    let item = items + run.item
    guard let segments = item.pointee.screen?.assumingMemoryBound(to: ScreenSegment.self) else {
      return
    }
    let source = item.pointee.source.assumingMemoryBound(to: SegmentInstance.self)
    for place in run.start..<run.end {
      let index = Int(entries[place]) - item.pointee.base
      let s = segments[index]
      if source[index].color.alpha < 255 {
        addTranslucent(place, run, depth: (s.depthA + s.depthB) * 0.5)
        continue
      }
      var sink = NearestSink(buffers, id: Int32(truncatingIfNeeded: place))
      cover(s, entries[place], &sink)
    }
  }
}
