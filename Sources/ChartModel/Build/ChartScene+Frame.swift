import RenderModel
import TextModel

/// What a frame is drawn with, besides the chart.
package struct FrameRequest: Sendable, Hashable {
  package var pose: PoseSpec
  /// Pixels per point.
  package var scale: Double
  /// Straight sRGB.
  package var background: RGBA8

  package init(pose: PoseSpec, scale: Double, background: RGBA8) {
    self.pose = pose
    self.scale = scale
    self.background = background
  }
}

/// One frame, and the texts on it as they were placed.
package struct ChartFrame: Sendable {
  package var state: FrameState
  package var texts: [PlacedText]
}

extension ChartScene {
  /// The image's size in pixels at a scale.
  package func pixelSize(scale: Double) -> PixelSize {
    PixelSize(
      width: max(1, Int((layout.size.x * scale).rounded())),
      height: max(1, Int((layout.size.y * scale).rounded())))
  }

  /// Makes the frame for a pose: only the camera, the walls and the labels are new.
  package func frame(_ request: FrameRequest, text: some TextEngine) -> ChartFrame {
    let view = layout.box.view(request.pose)
    let size = pixelSize(scale: request.scale)
    // The page as the pixels have it, so that a rounded size does not stretch the box.
    let page = SIMD2(Double(size.width), Double(size.height)) / request.scale
    let camera = view.camera(
      at: layout.box.center, pointsPerUnit: max(layout.box.pointsPerUnit, 1e-6), page: page,
      reach: reach)
    let labeler = BoxLabeler(layout, view: view)
    let texts = [layout.title].compactMap { $0 } + layout.legend.texts + labeler.texts
    let glyphs = texts.flatMap { placed in
      text.place(
        placed.text, at: placed.origin, quarterTurns: placed.quarterTurns, scale: request.scale,
        color: placed.color)
    }
    var items = [[DrawItem]](repeating: [], count: FrameSlot.allCases.count)
    items[FrameSlot.walls.rawValue] = BoxWalls(layout, view: view).items
    items[FrameSlot.labels.rawValue] = [
      DrawItem(name: "ticks", geometry: .segments(tickSegments(labeler))),
      DrawItem(name: "texts", geometry: .glyphs(glyphs)),
    ]
    return ChartFrame(
      state: FrameState(
        size: size, scale: request.scale, background: request.background, cameras: [camera],
        items: items, atlas: text.atlas), texts: texts)
  }

  private func tickSegments(_ labeler: BoxLabeler) -> [SegmentInstance] {
    let palette = Palette(theme: layout.theme)
    return labeler.ticks.map { tick in
      SegmentInstance(
        from: [Float(tick.from.x), Float(tick.from.y), 0],
        to: [Float(tick.to.x), Float(tick.to.y), 0],
        width: Float(tick.style.width ?? layout.style.axisWidth),
        color: tick.style.color.map { palette.resolve($0) } ?? layout.theme.axisLine)
    }
  }
}
