import Diagnostics
import RenderModel

/// A frame that the device draws and reads into a buffer.
///
/// It keeps the context alive, so that it may be finished, or let go, after its back end. Like the
/// back end it is used from one thread at a time.
final class FrameReadback: FrameInFlight {
  private let context: GLContext
  private let ring: ReadbackRing
  private let buffer: PackBuffer
  private let content: Content

  /// What the buffer will hold.
  enum Content {
    /// A picture of this size.
    case picture(PixelSize)
    /// The planes of this size.
    case planes(PixelSize)
  }

  /// - Parameter buffer: goes back to the ring with the frame.
  init(_ content: Content, in buffer: PackBuffer, of ring: ReadbackRing, context: GLContext) {
    self.content = content
    self.buffer = buffer
    self.ring = ring
    self.context = context
  }

  deinit {
    ring.giveBack(buffer)
  }

  /// Lets `read` order the frame's pixels: see `PackBuffer`.
  func order(_ read: (UnsafeMutableRawPointer?) -> Void) {
    buffer.fill(read)
  }

  func finish() throws(ReliefError) -> FramePixels {
    switch content {
    case .picture(let size):
      .rgba(
        Bitmap(
          width: size.width, height: size.height, bytes: try take(size.width * size.height * 4)))
    case .planes(let size):
      .planar(
        PlanarImage(
          width: size.width, height: size.height, hasAlpha: false,
          bytes: try take(
            PlanarImage.byteCount(width: size.width, height: size.height, hasAlpha: false))))
    }
  }

  private func take(_ byteCount: Int) throws(ReliefError) -> [UInt8] {
    try context.perform { () throws(ReliefError) in try buffer.take(byteCount) }
  }
}
