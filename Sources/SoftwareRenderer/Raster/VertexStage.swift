import Parallel
import RenderModel

/// Takes all vertices of a frame to the image, in parallel: what the vertex shaders do.
struct VertexStage {
  let plan: FramePlan

  /// A stretch of one item's vertices.
  private struct Piece {
    var item: Int
    var range: Range<Int>
  }

  private static let pieceLength = 8192

  /// Fills every item's `screen` memory, and gives the meshes that need clipping.
  func run(threads: Int) -> [Int] {
    var pieces: [Piece] = []
    for index in 0..<plan.itemCount where plan.items[index].screen != nil {
      for start in stride(from: 0, to: plan.items[index].vertexCount, by: VertexStage.pieceLength) {
        let end = min(start + VertexStage.pieceLength, plan.items[index].vertexCount)
        pieces.append(Piece(item: index, range: start..<end))
      }
    }
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: pieces.count)
    defer { flags.deallocate() }
    parallelFor(pieces.count, threads: threads) { index in
      flags[index] = transform(plan.items[pieces[index].item], pieces[index].range)
    }
    var toClip: [Int] = []
    for (index, piece) in pieces.enumerated() where flags[index] && toClip.last != piece.item {
      toClip.append(piece.item)
    }
    return toClip
  }

  /// Whether the piece has mesh vertices outside what can be rasterised.
  private func transform(_ item: FramePlan.Item, _ range: Range<Int>) -> Bool {
    guard let screen = item.screen else { return false }
    let view = plan.views[item.view]
    switch item.kind {
    case .triangles:
      let vertices = item.source.assumingMemoryBound(to: MeshVertex.self)
      let out = screen.assumingMemoryBound(to: ScreenVertex.self)
      var outside = false
      for i in range {
        let v = vertices[i]
        out[i] = ScreenVertex(image: view.image.point(v.x, v.y, v.z))
        outside = outside || out[i].inverseW == 0
      }
      return outside
    case .segments:
      let segments = item.source.assumingMemoryBound(to: SegmentInstance.self)
      let out = screen.assumingMemoryBound(to: ScreenSegment.self)
      let ends = item.ends
      for i in range { out[i] = ScreenSegment(segments[i], view, ends.map { $0 + i }) }
      return false
    case .spheres, .shapes, .glyphs:
      return false
    }
  }
}

extension ScreenVertex {
  /// From (pixel x, pixel y, depth, 1) times w; `inverseW` is 0 where it needs clipping.
  @inline(__always)
  init(image p: SIMD4<Float>) {
    let over = 1 / p.w
    let x = p.x * over
    let y = p.y * over
    let z = p.z * over
    let limit = ScreenVertex.guardBand
    guard p.w > 0, x > -limit, x < limit, y > -limit, y < limit, z >= 0, z <= 1 else {
      self.init(x: 0, y: 0, depth: 0, inverseW: 0)
      return
    }
    self.init(
      x: Int32(truncatingIfNeeded: floorInt(x * ScreenVertex.fraction + 0.5)),
      y: Int32(truncatingIfNeeded: floorInt(y * ScreenVertex.fraction + 0.5)),
      depth: z,
      inverseW: over
    )
  }
}
