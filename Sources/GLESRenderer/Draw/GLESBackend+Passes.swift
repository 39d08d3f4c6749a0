import Diagnostics
import RenderModel

extension GLESBackend {
  /// What one layer draws in this frame; items of the frame are uploaded on the way.
  func pass(_ layer: PreparedLayer, _ frame: FrameState) throws(ReliefError) -> LayerPass {
    let camera = try frame.camera(layer.camera, of: layer.name)
    let items = try items(layer, frame)
    let isPainted = layer.visibility == .painted
    return LayerPass(
      visibility: layer.visibility,
      camera: camera,
      light: layer.light,
      opaque: items.compactMap { item in
        item.opaque.map { call($0, item.material, camera, isBlended: isPainted, mask: item.mask) }
      },
      translucent: items.reversed().compactMap { item in
        item.translucent.map { call($0, item.material, camera, isBlended: true) }
      }
    )
  }

  private func call(
    _ buffer: GeometryBuffer,
    _ material: Material,
    _ camera: Camera,
    isBlended: Bool,
    mask: GeometryBuffer? = nil
  ) -> DrawCall {
    let variant = ProgramVariant(
      buffer.program,
      drawing: material,
      isPerspective: camera.isPerspective,
      isBlended: isBlended
    )
    return DrawCall(
      buffer: buffer,
      variant: mask == nil ? variant : variant.with(.masked),
      material: material,
      mask: mask
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
}
