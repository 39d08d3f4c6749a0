import CGLES
import Diagnostics
import RenderModel

/// A layer of the scene, its fixed items in the device's memory.
struct PreparedLayer {
  var name: String
  var camera: CameraSlot
  var visibility: SceneLayer.Visibility
  var light: SceneLight
  var items: Items

  enum Items {
    case fixed([PreparedItem])
    /// An index into `FrameState.items`.
    case perFrame(Int)
  }

  func delete() {
    if case .fixed(let items) = items { items.forEach { $0.delete() } }
  }
}

/// Which atlas the texture holds.
struct AtlasStamp: Equatable {
  var version: Int
  var width: Int
  var height: Int
}

extension GLESBackend {
  func prepare(_ layer: SceneLayer) throws(ReliefError) -> PreparedLayer {
    let items: PreparedLayer.Items
    switch layer.source {
    case .perFrame(let index): items = .perFrame(index)
    case .fixed(let fixed):
      items = .fixed(
        try fixed.map { item throws(ReliefError) in
          try prepare(item, layer.visibility, .once) { GeometryBuffer(program: $0) }
        }
      )
    }
    return PreparedLayer(
      name: layer.name,
      camera: layer.camera,
      visibility: layer.visibility,
      light: layer.light,
      items: items
    )
  }

  /// Uploads an item into buffers that `make` provides.
  func prepare(
    _ item: DrawItem,
    _ visibility: SceneLayer.Visibility,
    _ usage: GeometryBuffer.Usage,
    make: (Program) -> GeometryBuffer?
  ) throws(ReliefError) -> PreparedItem {
    var prepared = PreparedItem(name: item.name, material: item.material)
    let parts: (opaque: Geometry?, translucent: Geometry?)
    switch visibility {
    case .painted: parts = (item.geometry, nil)
    case .solid:
      parts = item.geometry.splitByOpacity(item.material.color, ramps: scene.ramps)
    }
    if let mask = item.mask {
      // Without strokes nothing is seen.
      guard !mask.isEmpty, let buffer = make(.segment) else { return prepared }
      buffer.upload(.segments(mask), usage)
      prepared.mask = buffer
    }
    if let opaque = parts.opaque, opaque.count > 0, let buffer = make(opaque.program) {
      buffer.upload(opaque, usage)
      prepared.opaque = buffer
    }
    if let geometry = parts.translucent, geometry.count > 0, let buffer = make(geometry.program) {
      buffer.upload(geometry.reversed, usage)
      prepared.translucent = buffer
    }
    return prepared
  }

  func uploadRamps(_ table: RampTable) {
    guard table.rowCount > 0 else { return }
    let texture = ramps ?? GLTexture(for: .ramps)
    ramps = texture
    table.colors.withUnsafeBytes {
      texture.upload($0, width: RampTable.width, height: table.rowCount, .rgba8)
    }
  }

  /// Uploads the atlas where it is not the one that the texture holds.
  func uploadAtlas(_ image: GlyphAtlasImage) throws(ReliefError) {
    let stamp = AtlasStamp(version: image.version, width: image.width, height: image.height)
    if stamp == atlasStamp || image.width == 0 || image.height == 0 { return }
    guard max(image.width, image.height) <= context.limits.textureSide else {
      throw .graphics(
        call: "uploading a glyph atlas of \(image.width)x\(image.height) texels",
        reason: "the device takes \(context.limits.textureSide) a side; use less or smaller text"
      )
    }
    let texture = atlas ?? GLTexture(for: .atlas)
    atlas = texture
    image.coverage.withUnsafeBytes {
      texture.upload($0, width: image.width, height: image.height, .r8)
    }
    atlasStamp = stamp
  }
}
