import CGLES
import Diagnostics
import Files
import RenderModel
import ShaderLibrary

/// Draws scenes with OpenGL ES 3.0 on an EGL device, with no display.
///
/// The context is current only during a call, so calls may come from changing threads, one at a
/// time.
package final class GLESBackend: RenderBackend {
  package let renderer: RendererInfo
  /// The device that is drawn on.
  package let device: GLDevice

  let context: GLContext
  let limit: TileLimit
  /// Per pixel; 1 or less where the driver offers no choice.
  let samples: Int
  let programs: ProgramCache
  let pool = BufferPool()
  let readback: ReadbackPolicy
  let ring = ReadbackRing()
  var target: RenderTarget?
  var planeTarget: PlaneTarget?
  var peelTarget: PeelTarget?
  var maskTarget: MaskTarget?
  /// The query that says when peeling is done; 0 until one is needed.
  var query: UInt32 = 0
  /// How many peels the last frame took, over all layers, tiles and samples.
  var peelCount = 0
  var ramps: GLTexture?
  var atlas: GLTexture?
  var atlasStamp: AtlasStamp?
  var scene = RenderScene()
  var layers: [PreparedLayer] = []

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - shaders: the embedded text, or a folder whose changes are seen by the next `draw`.
  ///   - tileLimit: the most to draw at once where less than the driver allows is wanted.
  ///   - samples: the most samples a pixel; fewer where the driver offers no more.
  ///   - readback: nil for what suits the device.
  ///   - cacheFolder: where linked programs are kept; nil keeps none.
  /// - Throws: `noRenderer` without EGL or a working device, `unknownDevice`, or `graphics` where
  ///   the chosen device cannot be opened.
  package init(
    device choice: DeviceChoice,
    shaders: ShaderLibrary = .embedded,
    tileLimit: TileLimit? = nil,
    samples: Int = 4,
    readback: ReadbackPolicy? = nil,
    cacheFolder: String? = GLESBackend.standardCacheFolder,
    libraries: GLLibraries = .system
  ) throws(ReliefError) {
    (device, context) = try DeviceList.open(choice, libraries: libraries)
    let strings = context.strings
    renderer = RendererInfo(
      backend: "gles",
      renderer: strings.renderer,
      vendor: strings.vendor,
      version: strings.version,
      isHardware: !strings.isSoftware
    )
    self.readback = readback ?? (strings.isSoftware ? .software : .hardware)
    let side = context.limits.targetSide
    limit = TileLimit(
      side: min(tileLimit?.side ?? side, side),
      area: tileLimit?.area ?? TileLimit.standardArea
    )
    self.samples = context.limits.sampleOffers.filter { $0 <= samples }.max() ?? 1
    programs = try context.perform { () throws(ReliefError) -> ProgramCache in
      ProgramCache(
        library: shaders,
        binaries: ProgramBinaryStore(folder: cacheFolder, driver: strings)
      )
    }
  }

  /// `relief/programs` in `$XDG_CACHE_HOME`, else in `~/.cache`; nil where neither is known.
  package static var standardCacheFolder: String? { Folder.cache("programs") }

  package func prepare(_ scene: RenderScene) throws(ReliefError) {
    try context.perform { () throws(ReliefError) in
      for layer in layers { layer.delete() }
      layers = []
      atlasStamp = nil
      self.scene = scene
      uploadRamps(scene.ramps)
      layers = try scene.layers.map { layer throws(ReliefError) in
        try prepare(layer)
      }
      try checkGL("uploading the scene")
    }
  }

  package func draw(_ frame: FrameState) throws(ReliefError) -> Bitmap {
    try passes(of: frame) { passes throws(ReliefError) in
      try draw(passes, frame, tiles: frame.drawnRect.tiles(limit))
    }
  }

  /// Runs the body with the passes of a frame while the context is current.
  func passes<Result>(
    of frame: FrameState, _ body: ([LayerPass]) throws(ReliefError) -> Result
  ) throws(ReliefError) -> Result {
    let rect = frame.drawnRect
    guard rect.width > 0, rect.height > 0, frame.size.width > 0, frame.size.height > 0 else {
      throw .invalidScene(reason: "the part of the image to draw is empty")
    }
    return try context.perform { () throws(ReliefError) in
      programs.refresh()
      pool.reset()
      peelCount = 0
      try uploadAtlas(frame.atlas)
      return try body(try layers.map { layer throws(ReliefError) in try pass(layer, frame) })
    }
  }
}
