import Diagnostics
import Parallel
import RenderModel

/// The renderer that needs no graphics driver: draws scenes on the processor, on all of its cores.
///
/// The image is cut into tiles. Every frame takes all primitives to the image, sorts them into the
/// tiles they touch, and draws tile after tile, each on one thread and in memory that fits in its
/// cache. A pixel depends on the frame alone: not on the number of threads, nor on the region drawn.
package final class SoftwareBackend: RenderBackend {
  package let renderer: RendererInfo
  private let threads: Int
  private var scene = RenderScene()
  /// The fixed items of each layer; nil for a layer whose items come with the frame.
  private var fixed: [[PreparedItem]?] = []
  private let colors = ColorTables()

  /// - Parameter threads: how many threads draw; all cores when nil.
  package init(threads: Int? = nil) {
    let count = max(1, threads ?? processorCount())
    self.threads = count
    renderer = RendererInfo(
      backend: "software",
      renderer: "Relief software, \(count) thread\(count == 1 ? "" : "s")",
      vendor: "Relief",
      version: "1",
      isHardware: false
    )
  }

  package func prepare(_ scene: RenderScene) throws(ReliefError) {
    self.scene = scene
    colors.setRamps(scene.ramps)
    fixed = scene.layers.map { layer in
      guard case .fixed(let items) = layer.source else { return nil }
      return items.flatMap { PreparedItem.parts(of: $0, ramps: scene.ramps) }
    }
  }

  package func draw(_ frame: FrameState) throws(ReliefError) -> Bitmap {
    let drawing = try drawing(frame)
    let (width, height) = (drawing.grid.region.width, drawing.grid.region.height)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initialized in
      guard let output = buffer.baseAddress else { return }
      drawing.draw(tileRows: 0..<drawing.grid.rows, to: output, threads: threads)
      initialized = buffer.count
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  package func draw(
    _ frame: FrameState, bandSize: Int?,
    bands take: (UnsafeBufferPointer<UInt8>) throws(ReliefError) -> Void
  ) throws(ReliefError) {
    // More than the threads need to share the work evenly, and less than what is costly to get from
    // the system.
    let bandSize = bandSize ?? 1 << 23
    let drawing = try drawing(frame)
    let region = drawing.grid.region
    let tileRows = max(1, bandSize / (4 * region.width * TileGrid.side))
    let rows = min(tileRows * TileGrid.side, region.height)
    let band = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4 * region.width * rows)
    defer { band.deallocate() }
    guard let output = band.baseAddress else { return }
    for first in stride(from: 0, to: drawing.grid.rows, by: tileRows) {
      let last = min(first + tileRows, drawing.grid.rows)
      drawing.draw(tileRows: first..<last, to: output, threads: threads)
      let end = min(last * TileGrid.side, region.height)
      let count = 4 * region.width * (end - first * TileGrid.side)
      try take(UnsafeBufferPointer(start: output, count: count))
    }
  }

  package var shortBandSize: Int? { 1 << 19 }

  /// Takes all primitives to the image and sorts them into tiles.
  private func drawing(_ frame: FrameState) throws(ReliefError) -> TiledFrame {
    let region = frame.drawnRect
    guard frame.size.width > 0, frame.size.height > 0, region.width > 0, region.height > 0 else {
      throw .badSize(
        text: "\(region.width)x\(region.height)",
        reason: "both sides need at least one pixel"
      )
    }
    let plan = try plan(frame)
    for index in VertexStage(plan: plan).run(threads: threads) { plan.clip(index) }
    plan.number()
    let grid = TileGrid(region)
    let bins = Binner(plan: plan, grid: grid).run(threads: threads)
    return TiledFrame(plan: plan, grid: grid, bins: bins, linear: colors.linear)
  }

  /// Flattens the scene's layers and the frame's items into one list.
  private func plan(_ frame: FrameState) throws(ReliefError) -> FramePlan {
    var views = [ViewTransform.page(size: frame.size, scale: frame.scale)]
    views += frame.cameras.map { ViewTransform($0, size: frame.size, scale: frame.scale) }
    var items: [FramePlan.Item] = []
    var layers: [FramePlan.Layer] = []
    var kept: [PreparedItem] = []
    for (index, layer) in scene.layers.enumerated() {
      let seen = try frame.camera(layer.camera, of: layer.name)
      layers.append(
        FramePlan.Layer(
          isSolid: layer.visibility == .solid,
          keepsSamples: false,
          clip: PixelBounds(seen.clip ?? PixelRect(frame.size))
        )
      )
      var view = 0
      if case .box(let camera) = layer.camera { view = camera + 1 }
      for prepared in try self.items(of: index, frame) {
        kept.append(prepared)
        items.append(
          FramePlan.Item(
            prepared,
            layer: index,
            view: view,
            material: MaterialPlan(
              prepared.item.material,
              light: layer.light,
              ramps: colors.ramps
            )
          )
        )
      }
    }
    var needed = false
    for index in layers.indices.reversed() {
      layers[index].keepsSamples =
        needed || items.contains { $0.layer == index && $0.isBlendedByDepth }
      needed =
        needed || layers[index].isSolid
        || items.contains { $0.layer == index && $0.kind == .triangles }
    }
    return FramePlan(layers: layers, items: items, views: views, frame: frame, keeping: kept)
  }

  private func items(
    of layer: Int,
    _ frame: FrameState
  ) throws(ReliefError) -> [PreparedItem] {
    if let items = fixed[layer] { return items }
    guard case .perFrame(let index) = scene.layers[layer].source else { return [] }
    return try frame.items(index, of: scene.layers[layer].name)
      .flatMap { PreparedItem.parts(of: $0, ramps: scene.ramps) }
  }
}
