import RenderModel
import TextModel

/// What a chart shows in one pose: all that a frame adds to its fixed buffers.
struct ChartPoseItems {
  var camera: Camera
  var walls: [DrawItem]
  var labels: [DrawItem]
  var texts: [PlacedText]
}

extension ChartScene {
  /// Places the camera, the walls and the labels for a pose.
  ///
  /// - Parameter page: the page's size in points, as the pixels have it.
  func items(
    _ pose: PoseSpec, page: SIMD2<Double>, scale: Double, text: some TextEngine
  ) -> ChartPoseItems {
    let view = layout.box.view(pose)
    let camera = view.camera(
      at: layout.box.center, pointsPerUnit: max(layout.box.pointsPerUnit, 1e-6), page: page,
      reach: reach)
    let edges = layout.box.labelEdges(view)
    let labeler = BoxLabeler(layout, view: view, edges: edges)
    let texts = [layout.title].compactMap { $0 } + layout.legend.texts + labeler.texts
    return ChartPoseItems(
      camera: camera, walls: BoxWalls(layout, view: view, edges: edges).items,
      labels: [
        DrawItem(name: "ticks", geometry: .segments(tickSegments(labeler))),
        texts.drawItem(scale: scale, text: text),
      ] + layout.legend.marks.drawItems(scale: scale, text: text),
      texts: texts + layout.legend.marks.compactMap(\.placedText))
  }

  private func tickSegments(_ labeler: BoxLabeler) -> [SegmentInstance] {
    let palette = Palette(theme: layout.theme)
    return labeler.ticks.flatMap { tick in
      tick.style.segments(
        from: SIMD3(tick.from, 0), to: SIMD3(tick.to, 0), length: (tick.to - tick.from).length,
        width: layout.style.axisWidth, color: layout.theme.axisLine, palette: palette)
    }
  }
}

extension [PlacedText] {
  /// The glyphs of the texts, which are put into the engine's atlas.
  func drawItem(scale: Double, text: some TextEngine) -> DrawItem {
    let glyphs = flatMap { placed in
      text.place(
        placed.text, at: placed.origin, angle: placed.frame.angle, scale: scale,
        color: placed.color)
    }
    return DrawItem(name: "texts", geometry: .glyphs(glyphs))
  }
}
