import RenderModel
import TextModel

/// What a frame is drawn with, besides the page.
package struct FrameRequest: Sendable, Hashable {
  /// Replaces the charts' own poses.
  package var pose: PoseSpec?
  /// Replaces the charts' own cameras; the box keeps the framing of its layout.
  package var camera: CameraSpec?
  /// Pixels per point.
  package var scale: Double
  /// Straight sRGB.
  package var background: RGBA8

  package init(
    pose: PoseSpec? = nil, camera: CameraSpec? = nil, scale: Double, background: RGBA8
  ) {
    self.pose = pose
    self.camera = camera
    self.scale = scale
    self.background = background
  }
}

/// One frame, and the texts on it as they were placed.
package struct PageFrame: Sendable {
  package var state: FrameState
  package var texts: [PlacedText]
}

extension PageScene {
  /// The image's size in pixels at a scale.
  package func pixelSize(scale: Double) -> PixelSize {
    PixelSize(
      width: max(1, Int((size.x * scale).rounded())),
      height: max(1, Int((size.y * scale).rounded())))
  }

  /// Makes a frame: only the cameras, the walls and the labels are new.
  package func frame(_ request: FrameRequest, text: some TextEngine) -> PageFrame {
    let pixels = pixelSize(scale: request.scale)
    // The page as the pixels have it, so that a rounded size does not stretch the boxes.
    let page = SIMD2(Double(pixels.width), Double(pixels.height)) / request.scale
    let shown = charts.map {
      $0.items(
        request.pose ?? $0.pose, request.camera ?? $0.layout.box?.camera ?? CameraSpec(),
        page: page,
        scale: request.scale, text: text)
    }
    let items =
      shown.flatMap(\.items)
      + views.map { $0.drawItems(scale: request.scale, text: text) }
    return PageFrame(
      state: FrameState(
        size: pixels, scale: request.scale, background: request.background,
        cameras: shown.flatMap(\.cameras), items: items, atlas: text.atlas),
      texts: shown.flatMap(\.texts) + views.joined().compactMap(\.placedText))
  }
}
