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
    _ pose: PoseSpec, _ lens: CameraSpec, page: SIMD2<Double>, scale: Double, text: some TextEngine
  ) -> ChartPoseItems {
    var layout = layout
    layout.box = layout.box.seen(through: lens)
    let view = layout.box.view(pose)
    var camera = view.camera(
      at: layout.box.center, pointsPerUnit: max(layout.box.pointsPerUnit, 1e-6), page: page,
      reach: reach)
    camera.clip = layout.contentFrame.pixels(scale: scale, page: page)
    let edges = layout.box.labelEdges(view)
    let labeler = BoxLabeler(layout, view: view, edges: edges)
    let fixed = [layout.title].compactMap { $0 } + layout.legend.texts + labeler.texts
    let annotations = AnnotationPlacer(
      layout, view: view, taken: fixed.map(\.frame),
      isHidden: { Occluders.hide($0, in: content, ramps: ramps, view: view) }
    ).placed
    let texts = fixed + annotations.map(\.text)
    return ChartPoseItems(
      camera: camera, walls: BoxWalls(layout, view: view, edges: edges).items,
      labels: [
        DrawItem(name: "ticks", geometry: .segments(tickSegments(labeler)))
      ] + annotationItems(annotations) + [texts.drawItem(scale: scale, text: text)]
        + layout.legend.marks.drawItems(scale: scale, text: text),
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
