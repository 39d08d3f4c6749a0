import RenderModel
import TextModel

/// What a frame is drawn with, besides the page.
package struct FrameRequest: Sendable {
  /// How the charts are seen; nil for their own poses and cameras.
  ///
  /// The boxes keep the framing of their layout.
  package var plan: FramePlan?
  /// Pixels per point.
  package var scale: Double
  /// Straight sRGB.
  package var background: RGBA8

  package init(plan: FramePlan? = nil, scale: Double, background: RGBA8) {
    self.plan = plan
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
  /// Makes a frame: only the cameras, the walls and the labels are new.
  package func frame(_ request: FrameRequest, text: some TextEngine) -> PageFrame {
    text.beginFrame()
    let pixels = PixelSize(points: size, scale: request.scale)
    // The page as the pixels have it, so that a rounded size does not stretch the boxes.
    let page = SIMD2(Double(pixels.width), Double(pixels.height)) / request.scale
    let plan = request.plan ?? stillPlan()
    let shown = zip(charts, zip(plan.shots, plan.labels)).map { chart, plan in
      chart.items(plan.0, labels: plan.1, page: page, scale: request.scale, text: text)
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
