import Diagnostics
import Files
import RenderModel

/// Writes one picture as a PNG file while it is drawn.
package final class PNGPicture: PictureSink {
  private let file: AtomicFile
  private var options: PNGOptions
  private var stream: PNGStream?

  /// Opens the file, so that a name that cannot be written fails before anything is drawn.
  ///
  /// - Parameter options: the renderer's name is added to its texts, and the picture says whether
  ///   it is opaque.
  package init(_ path: String, options: PNGOptions = PNGOptions()) throws(ReliefError) {
    file = try AtomicFile(path)
    self.options = options
  }

  package func begin(
    _ size: PixelSize, isOpaque: Bool, renderer: RendererInfo
  ) throws(ReliefError) {
    options.isOpaque = isOpaque
    options.text.append(PNGText("Renderer", renderer.renderer))
    stream = try PNGStream(width: size.width, height: size.height, options: options, to: file)
  }

  package func append(_ rows: UnsafeBufferPointer<UInt8>) throws(ReliefError) {
    guard let stream else { preconditionFailure("rows come after the size") }
    try stream.append(rows)
  }

  package func finish() throws(ReliefError) {
    guard let stream else {
      throw .unwritable(path: file.name, reason: "no picture was drawn")
    }
    try stream.finish()
    try file.finish()
  }
}
