import Parallel
import RenderModel

/// Sorts primitives into the tiles they touch: a counting sort into one flat array.
///
/// The numbering of primitives is cut into chunks that do not depend on the thread count. Each chunk
/// counts its entries per tile; running sums over (tile, chunk) give each chunk its own places in
/// each tile's list; each chunk then writes its entries there. So every list is in painting order,
/// whoever did the work.
struct Binner {
  let plan: FramePlan
  let grid: TileGrid

  /// For tile t, the primitives `entries[starts[t]..<starts[t + 1]]`, ascending.
  final class Bins {
    let starts: UnsafeMutablePointer<Int>
    let entries: UnsafeMutablePointer<UInt32>

    init(starts: UnsafeMutablePointer<Int>, entryCount: Int) {
      self.starts = starts
      entries = .allocate(capacity: entryCount)
    }

    deinit {
      starts.deallocate()
      entries.deallocate()
    }
  }

  func run(threads: Int) -> Bins {
    let tiles = grid.count
    let total = plan.primitiveCount
    let chunks = max(1, min(64, total / 4096, 8_388_608 / max(tiles, 1)))
    let length = (total + chunks - 1) / chunks
    let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: chunks * tiles)
    counts.initialize(repeating: 0, count: chunks * tiles)
    defer { counts.deallocate() }
    func range(_ chunk: Int) -> Range<Int> {
      min(chunk * length, total)..<min((chunk + 1) * length, total)
    }

    parallelFor(chunks, threads: threads) { chunk in
      let own = counts + chunk * tiles
      forEachEntry(in: range(chunk)) { tile, _ in own[tile] &+= 1 }
    }
    let starts = UnsafeMutablePointer<Int>.allocate(capacity: tiles + 1)
    starts.initialize(repeating: 0, count: tiles + 1)
    for chunk in 0..<chunks {
      let own = counts + chunk * tiles
      for tile in 0..<tiles {
        // What the chunks before have put in this tile takes the count's place.
        let before = starts[tile + 1]
        starts[tile + 1] = before + Int(own[tile])
        own[tile] = UInt32(truncatingIfNeeded: before)
      }
    }
    for tile in 0..<tiles { starts[tile + 1] += starts[tile] }
    let bins = Bins(starts: starts, entryCount: starts[tiles])
    parallelFor(chunks, threads: threads) { chunk in
      let own = counts + chunk * tiles
      forEachEntry(in: range(chunk)) { tile, id in
        bins.entries[bins.starts[tile] + Int(own[tile])] = id
        own[tile] &+= 1
      }
    }
    return bins
  }

  /// Calls `body` with each tile that each primitive of a range of the numbering touches.
  @inline(__always)
  private func forEachEntry(in range: Range<Int>, _ body: (Int, UInt32) -> Void) {
    for index in 0..<plan.itemCount {
      let item = plan.items[index]
      let first = max(range.lowerBound, item.base)
      let last = min(range.upperBound, item.base + item.count)
      if first >= last { continue }
      let view = plan.views[item.view]
      let bounds = grid.bounds
      let clip = plan.layers[item.layer].clip
      switch item.kind {
      case .spheres:
        let spheres = item.source.assumingMemoryBound(to: SphereInstance.self)
        for id in first..<last {
          let pixels = view.bounds(sphere: view.sphere(spheres[id - item.base]))
          visit(pixels.intersection(clip), bounds, id, body)
        }
      case .triangles:
        guard let indices = item.indices,
          let vertices = item.screen?.assumingMemoryBound(to: ScreenVertex.self)
        else { continue }
        for id in first..<last {
          let t = indices + 3 * (id - item.base)
          let (a, b, c) = (vertices[Int(t[0])], vertices[Int(t[1])], vertices[Int(t[2])])
          if item.material.hidesInside, ScreenVertex.turn(a, b, c) >= 0 { continue }
          visit(PixelBounds(triangle: a, b, c).intersection(clip), bounds, id, body)
        }
      case .segments:
        guard let segments = item.screen?.assumingMemoryBound(to: ScreenSegment.self) else {
          continue
        }
        for id in first..<last { visit(segments[id - item.base], clip, bounds, id, body) }
      case .shapes:
        let shapes = item.source.assumingMemoryBound(to: ShapeInstance.self)
        for id in first..<last {
          let pixels = ScreenShape(shapes[id - item.base], view).bounds
          visit(pixels.intersection(clip), bounds, id, body)
        }
      case .glyphs:
        let glyphs = item.source.assumingMemoryBound(to: GlyphInstance.self)
        for id in first..<last {
          visit(glyphs[id - item.base].bounds.intersection(clip), bounds, id, body)
        }
      }
    }
  }

  /// All tiles of a rectangle of pixels.
  @inline(__always)
  private func visit(
    _ pixels: PixelBounds,
    _ bounds: PixelBounds,
    _ id: Int,
    _ body: (Int, UInt32) -> Void
  ) {
    let p = pixels.intersection(bounds)
    if p.isEmpty { return }
    let x0 = (p.x0 - bounds.x0) >> TileGrid.shift
    let x1 = (p.x1 - bounds.x0) >> TileGrid.shift
    let y1 = (p.y1 - bounds.y0) >> TileGrid.shift
    var y = (p.y0 - bounds.y0) >> TileGrid.shift
    while y <= y1 {
      var x = x0
      while x <= x1 {
        body(y * grid.columns + x, UInt32(truncatingIfNeeded: id))
        x += 1
      }
      y += 1
    }
  }

  /// The tiles along a stroke, row of tiles by row: a long diagonal would else fill its rectangle.
  @inline(__always)
  private func visit(
    _ s: ScreenSegment,
    _ clip: PixelBounds,
    _ bounds: PixelBounds,
    _ id: Int,
    _ body: (Int, UInt32) -> Void
  ) {
    if s.halfWidth <= 0 { return }
    let all = s.bounds.intersection(bounds).intersection(clip)
    if all.isEmpty { return }
    var y = all.y0
    while y <= all.y1 {
      let lastOfTile = bounds.y0 + ((y - bounds.y0) | (TileGrid.side - 1))
      let end = min(lastOfTile, all.y1)
      let row = PixelBounds(all.x0, y, all.x1, end)
      visit(s.bounds(rows: y, end).intersection(row), bounds, id, body)
      y = end + 1
    }
  }
}
