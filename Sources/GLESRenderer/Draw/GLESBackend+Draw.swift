import CGLES
import Diagnostics
import RenderModel

extension GLESBackend {
  /// Draws the passes once for every tile and puts the tiles together.
  func draw(
    _ passes: [LayerPass],
    _ frame: FrameState,
    tiles: [PixelRect]
  ) throws(ReliefError) -> Bitmap {
    let rect = frame.drawnRect
    let target = try target(
      PixelSize(
        width: tiles.map(\.width).max() ?? 1,
        height: tiles.map(\.height).max() ?? 1
      )
    )
    ramps?.bind()
    atlas?.bind()
    var bytes = [UInt8](repeating: 0, count: rect.width * rect.height * 4)
    for tile in tiles {
      let part = PixelSize(width: tile.width, height: tile.height)
      target.begin(part, clear: frame.background.premultiplied)
      for pass in passes { try draw(pass, frame, tile) }
      let offset = ((tile.y - rect.y) * rect.width + tile.x - rect.x) * 4
      bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        target.read(part, into: base + offset, rowLength: rect.width)
      }
    }
    try checkGL("drawing \(rect.width)x\(rect.height) pixels")
    return Bitmap(width: rect.width, height: rect.height, bytes: bytes)
  }

  /// The target of this size, kept from frame to frame.
  private func target(_ size: PixelSize) throws(ReliefError) -> RenderTarget {
    if let target, target.size == size { return target }
    target?.delete()
    target = nil
    let made = try RenderTarget(size: size, samples: samples)
    target = made
    return made
  }

  private func draw(
    _ pass: LayerPass,
    _ frame: FrameState,
    _ tile: PixelRect
  ) throws(ReliefError) {
    var values = UniformValues()
    values.take(scene.light)
    values.take(tile, of: frame.size)
    values.view = pass.camera.view.floats
    values.projection = pass.camera.projection.floats
    values.imageSize = [Float(frame.size.width), Float(frame.size.height)]
    values.scale = Float(frame.scale)
    values.pixelSpan = Float(pass.camera.pixelSpan(frame.size))

    // Over an opaque background the alpha is 1 from the start and stays so.
    let writesAlpha = frame.background.alpha < 255
    switch pass.visibility {
    case .painted:
      state(.blended(isTested: false, writesAlpha: writesAlpha))
      try run(pass.opaque, values)
    case .solid:
      state(.opaque(isMultisampled: samples > 1))
      glClear(GLbitfield(GL_DEPTH_BUFFER_BIT))
      try run(pass.opaque, values)
      if writesAlpha && !pass.opaque.isEmpty { try coverAlpha() }
      state(.blended(isTested: true, writesAlpha: writesAlpha))
      try run(pass.translucent, values)
    }
  }

  private func run(_ calls: [DrawCall], _ values: UniformValues) throws(ReliefError) {
    var values = values
    for call in calls {
      values.take(call.material)
      try programs[call.variant].use(values)
      call.buffer.draw(call.range)
    }
  }

  /// Sets the alpha to 1 in the samples that are nearer than the far plane.
  private func coverAlpha() throws(ReliefError) {
    state(.alphaOnly)
    try programs[ProgramVariant(.cover)].use(UniformValues())
    glBindVertexArray(0)
    glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
  }
}
