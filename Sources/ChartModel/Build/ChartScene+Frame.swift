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
    _ shot: Shot, labels: LabelPlan, page: SIMD2<Double>, scale: Double, text: some TextEngine
  ) -> ChartPoseItems {
    switch layout.plot {
    case .plane(let plane):
      let texts = [layout.title].compactMap { $0 } + layout.legend.texts + plane.texts
      return ChartPoseItems(
        items: [
          [texts.drawItem(scale: scale, text: text)]
            + layout.legend.marks.drawItems(scale: scale, text: text)
        ], texts: texts + layout.legend.marks.compactMap(\.placedText))
    case .box(let box):
      return items(box.seen(through: shot.camera), shot.pose, page: page, scale: scale, text: text)
    }
  }

  /// Places the camera, the walls and the labels for a pose.
  ///
  /// - Parameter box: as the lens shows it.
  private func items(
    _ box: BoxLayout, _ pose: PoseSpec, page: SIMD2<Double>, scale: Double,
    text: some TextEngine
  ) -> ChartPoseItems {
    let view = box.view(pose)
    var camera = view.camera(
      at: box.center, pointsPerUnit: max(box.pointsPerUnit, 1e-6), page: page, reach: reach)
    camera.clip = layout.contentFrame(of: box).pixels(scale: scale, page: page)
    let edges = box.labelEdges(view)
    let labeler = BoxLabeler(layout, box: box, view: view, edges: edges)
    let fixed = [layout.title].compactMap { $0 } + layout.legend.texts + labeler.texts
    let annotations = AnnotationPlacer(
      layout, box: box, view: view, taken: fixed.map(\.frame),
      isHidden: { Occluders.hide($0, in: content, ramps: ramps, view: view) }
    ).placed
    let texts = fixed + annotations.map(\.text)
    let labels =
      [DrawItem(name: "ticks", geometry: .segments(tickSegments(labeler)))]
      + annotationItems(annotations) + [texts.drawItem(scale: scale, text: text)]
      + layout.legend.marks.drawItems(scale: scale, text: text)
    return ChartPoseItems(
      cameras: [camera],
      items: [BoxWalls(layout, box: box, view: view, edges: edges).items, labels],
      texts: texts + layout.legend.marks.compactMap(\.placedText))
  }

  /// The lines that lead to texts, and the veils behind these.
  private func annotationItems(_ annotations: [AnnotationPlacer.Placed]) -> [DrawItem] {
    let leaders = annotations.compactMap(\.leader).map { leader in
      SegmentInstance(
        from: SIMD3<Float>(SIMD3(leader.from, 0)), to: SIMD3<Float>(SIMD3(leader.to, 0)),
        width: Float(layout.style.axisWidth), color: layout.theme.axisLine)
    }
    let plates = annotations.compactMap(\.plate).map { plate in
      ShapeInstance(
        x: Float(plate.center.x), y: Float(plate.center.y), halfWidth: Float(plate.width / 2),
        halfHeight: Float(plate.height / 2), cornerRadius: Float(min(3, plate.height / 2)),
        color: layout.theme.plate)
    }
    var items: [DrawItem] = []
    if !leaders.isEmpty { items.append(DrawItem(name: "leaders", geometry: .segments(leaders))) }
    if !plates.isEmpty { items.append(DrawItem(name: "plates", geometry: .shapes(plates))) }
    return items
  }

  private func tickSegments(_ labeler: BoxLabeler) -> [SegmentInstance] {
    let palette = Palette(theme: layout.theme)
    return labeler.ticks.flatMap { tick in
      tick.style.segments(
        from: SIMD3(tick.from, 0), to: SIMD3(tick.to, 0), length: (tick.to - tick.from).length,
        width: layout.style.axisWidth, color: layout.boxColors.axisLine, palette: palette)
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
