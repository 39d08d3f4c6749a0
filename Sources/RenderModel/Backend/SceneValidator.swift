import Diagnostics

/// Checks what back ends take for granted, before they run: finite numbers, indices in range.
package enum SceneValidator {
  /// Checks the fixed part of a scene.
  package static func validate(_ scene: RenderScene) throws(ReliefError) {
    for layer in scene.layers {
      guard case .fixed(let items) = layer.source else { continue }
      for item in items { try validate(item, layer: layer, ramps: scene.ramps) }
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
      _ = try frame.camera(layer.camera, of: layer.name)
      guard case .perFrame(let index) = layer.source else { continue }
      for item in try frame.items(index, of: layer.name) {
        try validate(item, layer: layer, ramps: scene.ramps, atlas: frame.atlas)
      }
    }
  }

  private static func validate(
    _ item: DrawItem, layer: SceneLayer, ramps: RampTable, atlas: GlyphAtlasImage = .empty
  ) throws(ReliefError) {
    let problem =
      materialProblem(item, ramps) ?? geometryProblem(item.geometry)
      ?? atlasProblem(item.geometry, atlas) ?? maskProblem(item, layer)
    if let problem {
      throw .invalidScene(reason: "'\(item.name)' in layer '\(layer.name)' \(problem)")
    }
  }

  private static func maskProblem(_ item: DrawItem, _ layer: SceneLayer) -> String? {
    guard let mask = item.mask else { return nil }
    guard case .triangles = item.geometry, layer.visibility == .painted else {
      return "is seen through strokes, as only triangles of a painted layer are"
    }
    let white = RGBA8(red: 255, green: 255, blue: 255)
    guard mask.allSatisfy({ $0.startColor == white && $0.endColor == white }) else {
      return "is seen through strokes that are not white"
    }
    return geometryProblem(.segments(mask))
  }

  private static func materialProblem(_ item: DrawItem, _ ramps: RampTable) -> String? {
    if case .ramp(let row, _) = item.material.color, row < 0 || row >= ramps.rowCount {
      return "asks for ramp \(row) of \(ramps.rowCount)"
    }
    switch (item.geometry, item.material.color) {
    case (.triangles, _), (_, .vertex), (.spheres, .normal): return nil
    default: return "has a material's colour, but its instances carry colours of their own"
    }
  }

  private static func geometryProblem(_ geometry: Geometry) -> String? {
    // A sum is finite only if all its terms are.
    switch geometry {
    case .spheres(let spheres):
      let isFinite = spheres.allSatisfy { ($0.x + $0.y + $0.z + $0.radius).isFinite }
      return isFinite ? nil : "has a sphere that is not finite"
    case .triangles(let mesh):
      let count = UInt32(clamping: mesh.vertices.count)
      guard mesh.indices.count % 3 == 0, mesh.indices.allSatisfy({ $0 < count }) else {
        return "has indices that do not fit its vertices"
      }
      let isFinite = mesh.vertices.allSatisfy {
        ($0.x + $0.y + $0.z + $0.nx + $0.ny + $0.nz + $0.u + $0.v).isFinite
      }
      return isFinite ? nil : "has a vertex that is not finite"
    case .segments(let segments):
      let isFinite = segments.allSatisfy {
        ($0.ax + $0.ay + $0.az + $0.bx + $0.by + $0.bz + $0.width + $0.lift).isFinite
          && ($0.beforeX + $0.beforeY + $0.beforeZ + $0.afterX + $0.afterY + $0.afterZ).isFinite
      }
      return isFinite ? nil : "has a stroke that is not finite"
    case .shapes(let shapes):
      let isFinite = shapes.allSatisfy {
        ($0.x + $0.y + $0.halfWidth + $0.halfHeight + $0.cornerRadius).isFinite
      }
      return isFinite ? nil : "has a shape that is not finite"
    case .glyphs:
      return nil
    }
  }

  private static func atlasProblem(_ geometry: Geometry, _ atlas: GlyphAtlasImage) -> String? {
    guard case .glyphs(let glyphs) = geometry else { return nil }
    let fits = glyphs.allSatisfy {
      Int($0.atlasX) + Int($0.width) <= atlas.width
        && Int($0.atlasY) + Int($0.height) <= atlas.height
    }
    return fits ? nil : "has a glyph outside the atlas"
  }
}
