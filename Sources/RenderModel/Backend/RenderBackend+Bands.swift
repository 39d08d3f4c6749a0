import Diagnostics

extension RenderBackend {
  package var shortBandSize: Int? { nil }

  /// Draws each band as a part of the picture: for a back end that gains nothing from knowing that
  /// others follow.
  package func draw(
    _ frame: FrameState, bandSize: Int?,
    bands take: (UnsafeBufferPointer<UInt8>) throws(ReliefError) -> Void
  ) throws(ReliefError) {
    // Every band takes all primitives through the driver once more, so that few are best.
    let bandSize = bandSize ?? 1 << 28
    let whole = frame.drawnRect
    let rows = max(1, bandSize / max(1, 4 * whole.width))
    var band = frame
    for top in stride(from: 0, to: whole.height, by: rows) {
      band.region = PixelRect(
        x: whole.x, y: whole.y + top, width: whole.width, height: min(rows, whole.height - top))
      try draw(band).bytes.withUnsafeBufferPointer { (bytes) throws(ReliefError) in
        try take(bytes)
      }
    }
  }
}
