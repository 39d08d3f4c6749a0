import Diagnostics
import Files
import RenderModel

/// Takes one frame and writes it as a PNG file.
package final class PNGSink: FrameSink {
  private let file: AtomicFile
  private let options: PNGOptions
  private var hasFrame = false

  /// Opens the file, so that a name that cannot be written fails before anything is drawn.
  package init(_ path: String, options: PNGOptions = PNGOptions()) throws(ReliefError) {
    file = try AtomicFile(path)
    self.options = options
  }

  package var format: FrameFormat { .rgba }

  package func append(_ frame: FramePixels) throws(ReliefError) {
    guard case .rgba(let picture) = frame else { preconditionFailure("a PNG takes RGBA") }
    if hasFrame {
      throw .unwritable(path: file.name, reason: "a PNG holds one frame; number the files instead")
    }
    hasFrame = true
    try PNGWriter.write(picture, options: options, to: file)
  }

  package func finish() throws(ReliefError) {
    guard hasFrame else {
      throw .unwritable(path: file.name, reason: "no frame was drawn")
    }
    try file.finish()
  }
}
