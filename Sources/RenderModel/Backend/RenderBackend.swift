import Diagnostics

/// Something that draws scenes: GLES on a device, or our own software renderer.
///
/// A back end is used from one thread at a time.
package protocol RenderBackend: AnyObject {
  var renderer: RendererInfo { get }

  /// Takes in what stays the same: uploads buffers, sorts, bins.
  ///
  /// The scene has passed `SceneValidator`.
  func prepare(_ scene: RenderScene) throws(ReliefError)

  /// Draws one frame of the prepared scene, or the frame's region of it.
  func draw(_ frame: FrameState) throws(ReliefError) -> Bitmap

  /// Draws one frame as `draw` does, and hands it out from the top down in bands of whole rows, so
  /// that no more than a band need be in memory.
  ///
  /// - Parameters:
  ///   - bandSize: about how many bytes a band has; nil for what suits the back end.
  ///   - take: is given the premultiplied RGBA of each band, which is there during the call alone.
  ///     It may not use the back end.
  func draw(
    _ frame: FrameState, bandSize: Int?,
    bands take: (UnsafeBufferPointer<UInt8>) throws(ReliefError) -> Void
  ) throws(ReliefError)

  /// About how many bytes a band has where the caller wants to look in between; nil where short bands
  /// would cost much.
  var shortBandSize: Int? { get }

  /// How many frames may be begun and not yet finished; at least 1.
  var framesInFlight: Int { get }

  /// Begins to draw one frame of the prepared scene.
  ///
  /// - Parameter format: what the pixels are wanted as; a back end that cannot make them faster than
  ///   the processor gives RGBA.
  func begin(_ frame: FrameState, as format: FrameFormat) throws(ReliefError) -> BegunFrame
}

/// Who drew a picture: named in every report and in the PNG's text.
package struct RendererInfo: Sendable, Hashable {
  /// `gles` or `software`.
  package var backend: String
  /// Such as `llvmpipe (LLVM 15.0.6, 256 bits)` or `Relief software, 2 threads`.
  package var renderer: String
  /// Who made the driver; `Relief` for our own.
  package var vendor: String
  /// The driver's version text.
  package var version: String
  /// False where the pixels are computed on the processor.
  package var isHardware: Bool

  package init(
    backend: String, renderer: String, vendor: String, version: String, isHardware: Bool
  ) {
    self.backend = backend
    self.renderer = renderer
    self.vendor = vendor
    self.version = version
    self.isHardware = isHardware
  }
}
