import CGLES
import Diagnostics
import RenderModel

extension GLESBackend {
  /// Draws the passes for every tile and puts the tiles together.
  ///
  /// A frame with something to peel is drawn once for every sample place and averaged, as shaders
  /// cannot read multisampled depths; any other once, multisampled.
  func draw(
    _ passes: [LayerPass],
    _ frame: FrameState,
    tiles: [PixelRect]
  ) throws(ReliefError) -> Bitmap {
    let rect = frame.drawnRect
    let size = PixelSize(
      width: tiles.map(\.width).max() ?? 1,
      height: tiles.map(\.height).max() ?? 1
    )
    bindTextures()
    var bytes = [UInt8](repeating: 0, count: rect.width * rect.height * 4)
    let isPeeled = passes.contains(where: \.isPeeled)
    let sampled = isPeeled && samples > 1 ? passes.map(\.sampled) : passes
    for tile in tiles {
      let offset = ((tile.y - rect.y) * rect.width + tile.x - rect.x) * 4
      if isPeeled {
        let sum = try drawSamples(sampled, frame, tile, on: peelTarget(size))
        sum.store(in: &bytes, at: offset, rowLength: rect.width)
      } else {
        let part = PixelSize(width: tile.width, height: tile.height)
        let target = try draw(passes, frame, tile, size: size)
        bytes.withUnsafeMutableBytes { buffer in
          guard let base = buffer.baseAddress else { return }
          target.read(part, into: base + offset, rowLength: rect.width)
        }
      }
    }
    try checkGL("drawing \(rect.width)x\(rect.height) pixels")
    return Bitmap(width: rect.width, height: rect.height, bytes: bytes)
  }

  /// What all programs read.
  func bindTextures() {
    ramps?.bind()
    atlas?.bind()
  }

  /// A tile, multisampled, on a target of this size.
  func draw(
    _ passes: [LayerPass], _ frame: FrameState, _ tile: PixelRect, size: PixelSize
  ) throws(ReliefError) -> RenderTarget {
    let target = try target(size)
    target.begin(
      PixelSize(width: tile.width, height: tile.height), clear: frame.background.premultiplied)
    for pass in passes { try draw(pass, frame, tile) }
    return target
  }

  /// A tile, drawn once for each sample place.
  private func drawSamples(
    _ passes: [LayerPass],
    _ frame: FrameState,
    _ tile: PixelRect,
    on target: PeelTarget
  ) throws(ReliefError) -> SampleSum {
    let part = PixelSize(width: tile.width, height: tile.height)
    var sum = SampleSum(part)
    for place in samples > 1 ? SamplePlace.rotatedGrid : [.middle] {
      target.begin(part, clear: frame.background.premultiplied)
      for pass in passes { try draw(pass, frame, tile, place, on: target) }
      sum.add { target.read(part, into: $0) }
    }
    return sum
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

  /// The same for frames with something to peel.
  private func peelTarget(_ size: PixelSize) throws(ReliefError) -> PeelTarget {
    if let peelTarget, peelTarget.size == size { return peelTarget }
    peelTarget?.delete()
    peelTarget = nil
    let made = try PeelTarget(size: size)
    peelTarget = made
    return made
  }

  /// - Parameter target: where the pixel is one sample, at `place`.
  private func draw(
    _ pass: LayerPass,
    _ frame: FrameState,
    _ tile: PixelRect,
    _ place: SamplePlace = .middle,
    on target: PeelTarget? = nil
  ) throws(ReliefError) {
    clip(to: pass.camera.clip, in: tile)
    defer { clip(to: nil, in: tile) }
    var values = UniformValues()
    values.take(pass.light)
    values.take(tile, of: frame.size, sample: place)
    values.view = pass.camera.view.floats
    values.projection = pass.camera.projection.floats
    values.imageSize = [Float(frame.size.width), Float(frame.size.height)]
    values.scale = Float(frame.scale)
    values.pixelSpan = Float(pass.camera.pixelSpan(frame.size))

    // Over an opaque background the alpha is 1 from the start and stays so.
    let writesAlpha = frame.background.alpha < 255
    switch pass.visibility {
    case .painted:
      let painted = PassState.blended(isTested: false, writesAlpha: writesAlpha)
      state(painted)
      for call in pass.opaque {
        if let mask = call.mask { try draw(mask, values, tile, before: painted) }
        try run([call], values)
      }
    case .solid:
      state(.opaque(samples <= 1 ? .weight : target == nil ? .samples : .whole))
      glClear(GLbitfield(GL_DEPTH_BUFFER_BIT))
      try run(pass.opaque, values)
      if writesAlpha && !pass.opaque.isEmpty {
        // Alpha 1 in the samples that are nearer than the far plane.
        state(.alphaOnly)
        try cover(ProgramVariant(.cover))
      }
      if let target { try peel(pass.translucent, values, on: target, writesAlpha: writesAlpha) }
    }
  }

  /// Finds out how much of each pixel strokes cover, and goes on with a state.
  private func draw(
    _ mask: GeometryBuffer, _ values: UniformValues, _ tile: PixelRect, before next: PassState
  ) throws(ReliefError) {
    try maskTarget(PixelSize(width: tile.width, height: tile.height)).draw {
      () throws(ReliefError) in
      state(.greatest)
      try programs[ProgramVariant(.segment, [.premultiply])].use(values)
      hideInside(false)
      mask.draw()
    }
    state(next)
  }

  /// A mask of at least this size, kept from frame to frame.
  private func maskTarget(_ size: PixelSize) throws(ReliefError) -> MaskTarget {
    if let maskTarget, maskTarget.size.width >= size.width, maskTarget.size.height >= size.height {
      return maskTarget
    }
    let (width, height) = (maskTarget?.size.width ?? 0, maskTarget?.size.height ?? 0)
    maskTarget?.delete()
    maskTarget = nil
    let made = try MaskTarget(
      size: PixelSize(width: max(size.width, width), height: max(size.height, height)))
    maskTarget = made
    return made
  }

  func run(_ calls: [DrawCall], _ values: UniformValues) throws(ReliefError) {
    for call in calls {
      var values = values
      values.take(call.material)
      if call.isPointSampled { values.crop = values.sampleCrop }
      try programs[call.variant].use(values)
      hideInside(call.material.sides == .outside)
      call.buffer.draw()
    }
    hideInside(false)
  }

  /// Draws a program that covers the whole target.
  func cover(
    _ variant: ProgramVariant, _ values: UniformValues = UniformValues()
  ) throws(ReliefError) {
    try programs[variant].use(values)
    glBindVertexArray(0)
    glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
  }
}
