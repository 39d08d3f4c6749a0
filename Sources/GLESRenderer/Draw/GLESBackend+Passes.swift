import Diagnostics
import RenderModel

extension GLESBackend {
  /// What one layer draws in this frame; items of the frame are uploaded on the way.
  func pass(_ layer: PreparedLayer, _ frame: FrameState) throws(ReliefError) -> LayerPass {
    let camera = try camera(layer, frame)
    let items = try items(layer, frame)
    let isBlended = layer.visibility == .painted
    let opaque = items.compactMap { item in
      item.opaque.map { buffer in
        DrawCall(
          buffer: buffer,
          range: 0..<buffer.count,
          variant: item.variant(
            buffer.program,
            isPerspective: camera.isPerspective,
            isBlended: isBlended
          ),
          material: item.material
        )
      }
    }
    return LayerPass(
      visibility: layer.visibility,
      camera: camera,
      opaque: opaque,
      translucent: translucentCalls(items, camera)
    )
  }

  private func camera(
    _ layer: PreparedLayer,
    _ frame: FrameState
  ) throws(ReliefError) -> Camera {
    switch layer.camera {
    case .page: return .page(frame.size, scale: frame.scale)
    case .box(let index):
      guard frame.cameras.indices.contains(index) else {
        throw .invalidScene(
          reason: "layer '\(layer.name)' is seen through camera \(index); "
            + "the frame has \(frame.cameras.count)"
        )
      }
      return frame.cameras[index]
    }
  }

  private func items(
    _ layer: PreparedLayer,
    _ frame: FrameState
  ) throws(ReliefError) -> [PreparedItem] {
    switch layer.items {
    case .fixed(let items): return items
    case .perFrame(let index):
      guard frame.items.indices.contains(index) else {
        throw .invalidScene(
          reason: "layer '\(layer.name)' takes its items from list \(index); "
            + "the frame has \(frame.items.count)"
        )
      }
      return try frame.items[index].map { item throws(ReliefError) in
        try prepare(item, layer.visibility, .everyFrame, make: pool.next)
      }
    }
  }

  /// The translucent parts of the items, sorted for this camera.
  private func translucentCalls(_ items: [PreparedItem], _ camera: Camera) -> [DrawCall] {
    let parts = items.compactMap { item in item.translucent.map { (item, $0) } }
    if parts.isEmpty { return [] }
    let sorted = TranslucentOrder(parts.map { $1.centers }, view: camera.view)
    for ((_, part), order) in zip(parts, sorted.order) {
      if case .triangles(let mesh) = part.geometry.reordered(order) {
        part.buffer.upload(indices: mesh.indices, .everyFrame)
      } else {
        part.buffer.upload(part.geometry.reordered(order), .everyFrame)
      }
    }
    return sorted.runs.map { run in
      let (item, part) = parts[run.item]
      let program = part.buffer.program
      // A mesh is counted in indices.
      let step = program == .surface ? 3 : 1
      return DrawCall(
        buffer: part.buffer,
        range: run.range.lowerBound * step..<run.range.upperBound * step,
        variant: item.variant(program, isPerspective: camera.isPerspective, isBlended: true),
        material: item.material
      )
    }
  }
}

extension Camera {
  /// The page: points from the top left corner, y down.
  static func page(_ size: PixelSize, scale: Double) -> Camera {
    let (sx, sy) = (2 * scale / Double(size.width), -2 * scale / Double(size.height))
    return Camera(
      view: .identity,
      projection: Matrix4([sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, 1, 0], [-1, 1, 0, 1]),
      isPerspective: false
    )
  }

  /// Eye-space units that a pixel spans: at any depth when orthographic, at depth 1 in perspective.
  func pixelSpan(_ size: PixelSize) -> Double {
    2 / (abs(projection.columns.1.y) * Double(size.height))
  }
}
