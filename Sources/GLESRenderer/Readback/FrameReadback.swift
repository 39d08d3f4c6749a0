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
  private let size: PixelSize

  init(_ size: PixelSize, in buffer: PackBuffer, of ring: ReadbackRing, context: GLContext) {
    self.size = size
    self.buffer = buffer
    self.ring = ring
    self.context = context
  }

  deinit {
    ring.giveBack(buffer)
  }

  func finish() throws(ReliefError) -> FramePixels {
    let bytes = try context.perform { () throws(ReliefError) in try buffer.take() }
    return .rgba(Bitmap(width: size.width, height: size.height, bytes: bytes))
  }
}
