import Diagnostics
import RenderModel

/// Takes one picture from the top down, in bands of whole rows.
///
/// A sink that is dropped before `finish` leaves nothing under its final name.
package protocol PictureSink: AnyObject {
  /// Takes what is known before the first row.
  ///
  /// - Parameters:
  ///   - isOpaque: whether every pixel is.
  ///   - renderer: who draws it.
  func begin(
    _ size: PixelSize, isOpaque: Bool, renderer: RendererInfo
  ) throws(ReliefError)

  /// Takes the next rows, in premultiplied RGBA.
  func append(_ rows: UnsafeBufferPointer<UInt8>) throws(ReliefError)

  /// Completes the output and gives it its final name; all rows must be there.
  func finish() throws(ReliefError)
}
