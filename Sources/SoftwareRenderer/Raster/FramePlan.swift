import RenderModel

/// A frame flattened: all primitives of all layers in one numbering, in the order they are painted.
///
/// Primitive `id` belongs to the item with `base <= id < base + count`.
final class FramePlan {
  struct Layer {
    var isSolid: Bool
    /// Whether the samples of a pixel must be left apart: because translucent primitives of this
    /// layer are blended over each, or a later layer has edges that fall between them.
    var keepsSamples: Bool
    /// What the layer may be drawn on.
    var clip: PixelBounds
  }

  struct Item {
    var kind: PreparedItem.Kind
    var role: PreparedItem.Role
    var layer: Int
    var base: Int
    var count: Int
    var view: Int
    var source: UnsafeRawPointer
    var indices: UnsafePointer<UInt32>?
    var vertexCount: Int
    var screen: UnsafeMutableRawPointer?
    var ends: UnsafeMutablePointer<SegmentEnds>?
    var hasTranslucent: Bool
    var material: MaterialPlan

    init(_ prepared: PreparedItem, layer: Int, view: Int, material: MaterialPlan) {
      kind = prepared.kind
      role = prepared.role
      self.layer = layer
      base = 0
      count = prepared.count
      self.view = view
      source = prepared.source
      indices = prepared.indices
      vertexCount = prepared.vertexCount
      screen = prepared.screen
      ends = prepared.ends
      hasTranslucent = prepared.hasTranslucent
      self.material = material
    }

    /// Whether a triangle of a mesh is blended over what is behind it, rather than hides it.
    @inline(__always)
    func isTranslucent(triangle: Int) -> Bool {
      if !hasTranslucent { return false }
      guard material.color == .vertex, let indices else { return true }
      let vertices = source.assumingMemoryBound(to: MeshVertex.self)
      return vertices[Int(indices[3 * triangle])].color.alpha < 255
    }

    /// The ends of a segment that is more than a rectangle of one colour.
    @inline(__always)
    func ends(of segment: Int) -> UnsafePointer<SegmentEnds>? {
      guard let ends, !ends[segment].isPlain else { return nil }
      return UnsafePointer(ends + segment)
    }

    /// Whether some of the item's primitives are blended by their depth, sample by sample.
    var isBlendedByDepth: Bool { hasTranslucent && kind != .shapes && kind != .glyphs }
  }

  let layers: [Layer]
  let items: UnsafeMutablePointer<Item>
  let itemCount: Int
  let views: UnsafeMutablePointer<ViewTransform>
  private(set) var primitiveCount = 0
  let region: PixelRect
  let background: SIMD4<Float>
  let atlas: GlyphAtlasImage
  /// Keeps what `items` points into.
  private let prepared: [PreparedItem]
  private var clipped: [PreparedItem] = []

  init(
    layers: [Layer],
    items: [Item],
    views: [ViewTransform],
    frame: FrameState,
    keeping prepared: [PreparedItem]
  ) {
    self.layers = layers
    self.items = UnsafeMutablePointer.copy(of: items)
    itemCount = items.count
    self.views = UnsafeMutablePointer.copy(of: views)
    self.prepared = prepared
    region = frame.drawnRect
    background = frame.background.premultiplied
    atlas = frame.atlas
  }

  /// Puts a clipped mesh in an item's place, for this frame.
  func clip(_ index: Int) {
    let item = items[index]
    let (mesh, screen) = MeshClipper.clip(item, views[item.view])
    guard
      let prepared = PreparedItem(
        DrawItem(name: "clipped", geometry: .triangles(mesh)),
        ramps: RampTable()
      ),
      let out = prepared.screen?.assumingMemoryBound(to: ScreenVertex.self)
    else {
      items[index].count = 0
      items[index].vertexCount = 0
      return
    }
    screen.withUnsafeBufferPointer { vertices in
      guard let base = vertices.baseAddress else { return }
      out.update(from: base, count: vertices.count)
    }
    clipped.append(prepared)
    items[index].source = prepared.source
    items[index].indices = prepared.indices
    items[index].screen = prepared.screen
    items[index].count = prepared.count
    items[index].vertexCount = prepared.vertexCount
  }

  /// Numbers the primitives, once the items are final.
  func number() {
    for index in 0..<itemCount {
      items[index].base = primitiveCount
      primitiveCount += items[index].count
    }
  }

  deinit {
    items.deallocate()
    views.deallocate()
  }
}

extension UnsafeMutablePointer {
  /// An array's elements in memory that the caller frees.
  fileprivate static func copy(of array: [Pointee]) -> UnsafeMutablePointer {
    let memory = UnsafeMutablePointer.allocate(capacity: array.count)
    for (index, element) in array.enumerated() { (memory + index).initialize(to: element) }
    return memory
  }
}
