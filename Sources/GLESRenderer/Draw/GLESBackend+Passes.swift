import Diagnostics
import RenderModel

extension GLESBackend {
  /// What one layer draws in this frame; items of the frame are uploaded on the way.
  func pass(_ layer: PreparedLayer, _ frame: FrameState) throws(ReliefError) -> LayerPass {
    let camera = try frame.camera(layer.camera, of: layer.name)
    let items = try items(layer, frame)
    let isBlended = layer.visibility == .painted
    let opaque = items.compactMap { item in
      item.opaque.map { buffer in
        DrawCall(
          buffer: buffer,
          range: 0..<buffer.count,
          variant: ProgramVariant(
            buffer.program,
            drawing: item.material,
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

  private func items(
    _ layer: PreparedLayer,
    _ frame: FrameState
  ) throws(ReliefError) -> [PreparedItem] {
    switch layer.items {
    case .fixed(let items): return items
    case .perFrame(let index):
      return try frame.items(index, of: layer.name).map { item throws(ReliefError) in
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
        variant: ProgramVariant(
          program,
          drawing: item.material,
          isPerspective: camera.isPerspective,
          isBlended: true
        ),
        material: item.material
      )
    }
  }
}
