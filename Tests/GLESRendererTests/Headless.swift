import Diagnostics
import GLESRenderer
import RenderModel
import Testing

/// Where EGL can be loaded; tests that draw are skipped elsewhere.
enum Headless {
  static let isMissing: Bool = (try? GLLibraries.system.load()) == nil

  /// A back end that neither reads nor writes a program cache.
  static func backend(
    tileLimit: TileLimit? = nil, readback: ReadbackPolicy? = nil
  ) throws -> GLESBackend {
    try GLESBackend(
      device: .automatic, tileLimit: tileLimit, readback: readback, cacheFolder: nil)
  }

  static func draw(
    _ scene: RenderScene,
    _ frame: FrameState,
    tileLimit: TileLimit? = nil
  ) throws -> Bitmap {
    let backend = try backend(tileLimit: tileLimit)
    try backend.prepare(scene)
    return try backend.draw(frame)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips, and says so, where no EGL can be loaded at all.
  static var needsEGL: Self {
    .disabled(if: Headless.isMissing, "no EGL library can be loaded here")
  }
}
