import RenderModel
import TextModel

/// What a chart shows in one pose: all that a frame adds to its fixed buffers.
struct ChartPoseItems {
  /// None for a plane, which lies on the page.
  var cameras: [Camera] = []
  /// The lists that the chart's layers take, in order.
  var items: [[DrawItem]]
  var texts: [PlacedText]
}

extension ChartScene {
  /// Makes what depends on the pose; of a plane only its letters, which depend on the scale.
  ///
  /// - Parameter page: the page's size in points, as the pixels have it.
  func items(
    _ pose: PoseSpec, page: SIMD2<Double>, scale: Double, text: some TextEngine
  ) -> ChartPoseItems {
    switch layout.plot {
    case .plane(let plane):
      let texts = [layout.title].compactMap { $0 } + layout.legend.texts + plane.texts
      return ChartPoseItems(items: [[texts.drawItem(scale: scale, text: text)]], texts: texts)
    case .box(let box):
      return items(box, pose, page: page, scale: scale, text: text)
    }
  }

  /// Places the camera, the walls and the labels for a pose.
  private func items(
    _ box: BoxLayout, _ pose: PoseSpec, page: SIMD2<Double>, scale: Double,
    text: some TextEngine
  ) -> ChartPoseItems {
    let view = box.view(pose)
    let camera = view.camera(
      at: box.center, pointsPerUnit: max(box.pointsPerUnit, 1e-6), page: page, reach: reach)
    let edges = box.labelEdges(view)
    let labeler = BoxLabeler(layout, box: box, view: view, edges: edges)
    let texts = [layout.title].compactMap { $0 } + layout.legend.texts + labeler.texts
    return ChartPoseItems(
      cameras: [camera],
      items: [
        BoxWalls(layout, box: box, view: view, edges: edges).items,
        [
          DrawItem(name: "ticks", geometry: .segments(tickSegments(labeler))),
          texts.drawItem(scale: scale, text: text),
        ],
      ], texts: texts)
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
