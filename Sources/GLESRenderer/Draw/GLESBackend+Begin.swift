import CGLES
import Diagnostics
import RenderModel

/// Frames that are drawn while the program goes on.
extension GLESBackend {
  package var framesInFlight: Int { readback.framesInFlight }

  /// Leaves the pixels on the device where the frame is drawn whole and at once; a region, several
  /// tiles and what is peeled are drawn to the end.
  package func begin(
    _ frame: FrameState, as format: FrameFormat
  ) throws(ReliefError) -> BegunFrame {
    try passes(of: frame) { passes throws(ReliefError) in
      let tiles = frame.drawnRect.tiles(limit)
      let isPlain =
        frame.region == nil && tiles.count == 1 && !passes.contains(where: \.isPeeled)
      guard readback.framesInFlight > 1, isPlain else {
        return .done(.rgba(try draw(passes, frame, tiles: tiles)))
      }
      // What alpha there may be is left to who composes the picture.
      let isPlanar =
        readback.makesPlanes && format == .yuv420 && frame.background.alpha == 255
      return .inFlight(try isPlanar ? beginPlanes(passes, frame) : beginPicture(passes, frame))
    }
  }

  private func beginPicture(
    _ passes: [LayerPass], _ frame: FrameState
  ) throws(ReliefError) -> FrameReadback {
    let size = frame.size
    let begun = try readback(.picture(size), byteCount: size.width * size.height * 4)
    let target = try drawWhole(passes, frame)
    begun.order { target.read(size, into: $0, rowLength: size.width) }
    try checkGL("drawing \(size.width)x\(size.height) pixels")
    return begun
  }

  private func beginPlanes(
    _ passes: [LayerPass], _ frame: FrameState
  ) throws(ReliefError) -> FrameReadback {
    let size = frame.size
    let planes = try planeTarget(size)
    let begun = try readback(
      .planes(PlanarImage.padded(size)), byteCount: planes.extent.width * planes.extent.height * 4)
    let target = try drawWhole(passes, frame)
    target.resolve(size)
    planes.begin()
    state(.replaced)
    target.bindPicture(true)
    defer { target.bindPicture(false) }
    var values = UniformValues()
    values.imageSize = [Float(size.width), Float(size.height)]
    values.color = frame.background.fractions
    try cover(ProgramVariant(.planes), values)
    begun.order { planes.read(into: $0) }
    try checkGL("drawing the planes of \(size.width)x\(size.height) pixels")
    return begun
  }

  private func readback(
    _ content: FrameReadback.Content, byteCount: Int
  ) throws(ReliefError) -> FrameReadback {
    FrameReadback(
      content, in: try ring.take(byteCount: byteCount), of: ring, context: context)
  }

  /// A frame that is one tile.
  private func drawWhole(
    _ passes: [LayerPass], _ frame: FrameState
  ) throws(ReliefError) -> RenderTarget {
    bindTextures()
    return try draw(passes, frame, PixelRect(frame.size), size: frame.size)
  }

  /// The planes of this size, kept from frame to frame.
  private func planeTarget(_ size: PixelSize) throws(ReliefError) -> PlaneTarget {
    if let planeTarget, planeTarget.size == size { return planeTarget }
    planeTarget?.delete()
    planeTarget = nil
    let made = try PlaneTarget(size: size)
    planeTarget = made
    return made
  }
}
