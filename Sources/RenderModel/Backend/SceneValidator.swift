import Diagnostics

/// Checks what back ends take for granted, before they run: finite numbers, indices in range.
package enum SceneValidator {
  /// Checks the fixed part of a scene.
  package static func validate(_ scene: RenderScene) throws(ReliefError) {
    for layer in scene.layers {
      guard case .fixed(let items) = layer.source else { continue }
      for item in items { try validate(item, layer: layer.name, ramps: scene.ramps) }
    }
  }

  /// Checks a frame against its scene.
  package static func validate(
    _ frame: FrameState, of scene: RenderScene
  ) throws(ReliefError) {
    guard frame.size.width > 0, frame.size.height > 0, frame.scale > 0, frame.scale.isFinite else {
      throw .invalidScene(reason: "a frame needs a size and a scale above zero")
    }
    let rect = frame.drawnRect
    guard rect.x >= 0, rect.y >= 0, rect.width > 0, rect.height > 0,
      rect.x <= frame.size.width - rect.width, rect.y <= frame.size.height - rect.height
    else {
      throw .invalidScene(reason: "the region \(rect) is not within the image \(frame.size)")
    }
    for layer in scene.layers {
      if case .box(let index) = layer.camera, !frame.cameras.indices.contains(index) {
        throw .invalidScene(reason: "layer '\(layer.name)' asks for camera \(index)")
      }
      guard case .perFrame(let index) = layer.source else { continue }
      guard frame.items.indices.contains(index) else {
        throw .invalidScene(reason: "layer '\(layer.name)' asks for the frame's items \(index)")
      }
      for item in frame.items[index] {
        try validate(item, layer: layer.name, ramps: scene.ramps, atlas: frame.atlas)
      }
    }
  }

  private static func validate(
    _ item: DrawItem, layer: String, ramps: RampTable, atlas: GlyphAtlasImage = .empty
  ) throws(ReliefError) {
    func fail(_ what: String) -> ReliefError {
      .invalidScene(reason: "'\(item.name)' in layer '\(layer)' \(what)")
    }
    if case .ramp(let row, _) = item.material.color, row < 0 || row >= ramps.rowCount {
      throw fail("asks for ramp \(row) of \(ramps.rowCount)")
    }
    switch item.geometry {
    case .spheres(let spheres):
      let isFinite = spheres.allSatisfy { ($0.x + $0.y + $0.z + $0.radius).isFinite }
      guard isFinite else { throw fail("has a sphere that is not finite") }
      guard item.material.color == .vertex else { throw fail("has spheres without own colours") }
    case .triangles(let mesh):
      let count = UInt32(clamping: mesh.vertices.count)
      guard mesh.indices.count % 3 == 0, mesh.indices.allSatisfy({ $0 < count }) else {
        throw fail("has indices that do not fit its vertices")
      }
      let isFinite = mesh.vertices.allSatisfy {
        ($0.x + $0.y + $0.z + $0.nx + $0.ny + $0.nz + $0.u + $0.v).isFinite
      }
      guard isFinite else { throw fail("has a vertex that is not finite") }
      guard item.material.color != .vertex else { throw fail("has a mesh without a colour") }
    case .segments(let segments):
      let isFinite = segments.allSatisfy {
        ($0.ax + $0.ay + $0.az + $0.bx + $0.by + $0.bz + $0.width).isFinite
      }
      guard isFinite else { throw fail("has a stroke that is not finite") }
    case .shapes(let shapes):
      let isFinite = shapes.allSatisfy {
        ($0.x + $0.y + $0.halfWidth + $0.halfHeight + $0.cornerRadius).isFinite
      }
      guard isFinite else { throw fail("has a shape that is not finite") }
    case .glyphs(let glyphs):
      let fits = glyphs.allSatisfy {
        Int($0.atlasX) + Int($0.width) <= atlas.width
          && Int($0.atlasY) + Int($0.height) <= atlas.height
      }
      guard fits else { throw fail("has a glyph outside the atlas") }
    }
  }
}
