import Diagnostics
import RenderModel
import TextModel

/// What a chart shows in one pose: all that a frame adds to its fixed buffers.
struct ChartPoseItems {
  /// None for a plane, which lies on the page.
  var cameras: [Camera] = []
  /// The lists that the chart's layers take, in order.
  var items: [[DrawItem]]
  var texts: [PlacedText]
  /// What has no room.
  var diagnostics = Diagnostics()
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
            + (layout.legend.marks + plane.annotations).drawItems(scale: scale, text: text)
        ],
        texts: texts + (layout.legend.marks + plane.annotations).compactMap(\.placedText))
    case .box(let box):
      let seen = SeenBox(box, shot)
      return items(seen, labels.labels, page: page, scale: scale, text: text)
    }
  }

  /// Places the camera, the walls and the labels for a pose.
  ///
  /// - Parameter plan: of the labels in a sequence; nil in a still.
  private func items(
    _ seen: SeenBox, _ plan: PlannedLabels?, page: SIMD2<Double>, scale: Double,
    text: some TextEngine
  ) -> ChartPoseItems {
    let (box, view) = (seen.box, seen.view)
    var camera = view.camera(
      at: box.center, pointsPerUnit: max(box.pointsPerUnit, 1e-6), page: page, reach: reach)
    camera.clip = layout.contentFrame(of: box).pixels(scale: scale, page: page)
    let fixed = [layout.title].compactMap { $0 } + layout.legend.texts
    let labels =
      plan.map { BoxLabels($0, layout, seen) }
      ?? BoxLabels(
        still: layout, box: box, view: view, fixed: fixed,
        isHidden: { Occluders.hide($0, in: content, ramps: ramps, view: view) })
    let moving = labels.texts + labels.annotations.map(\.text)
    let items =
      [DrawItem(name: "ticks", geometry: .segments(tickSegments(labels)))]
      + annotationItems(labels.annotations)
      + texts(fixed, moving, areMoving: labels.isMoving, scale: scale, text: text)
      + layout.legend.marks.drawItems(scale: scale, text: text)
    return ChartPoseItems(
      cameras: [camera],
      items: [BoxWalls(layout, box: box, view: view, labels: labels).items, items],
      texts: fixed + moving + layout.legend.marks.compactMap(\.placedText),
      diagnostics: labels.diagnostics)
  }

  /// The texts that stand whatever the view, and those that follow it.
  private func texts(
    _ fixed: [PlacedText], _ moving: [PlacedText], areMoving: Bool, scale: Double,
    text: some TextEngine
  ) -> [DrawItem] {
    guard areMoving else { return [(fixed + moving).drawItem(scale: scale, text: text)] }
    return [
      fixed.drawItem(scale: scale, text: text),
      moving.drawItem(isMoving: true, scale: scale, text: text),
    ]
  }

  /// The lines that lead to texts, and the veils behind these.
  private func annotationItems(_ annotations: [AnnotationPlacer.Placed]) -> [DrawItem] {
    let leaders = annotations.compactMap { placed in
      placed.leader.map { leader in
        SegmentInstance(
          from: SIMD3<Float>(SIMD3(leader.from, 0)), to: SIMD3<Float>(SIMD3(leader.to, 0)),
          width: Float(layout.style.axisWidth), color: layout.theme.axisLine.faded(placed.opacity))
      }
    }
    let plates = annotations.compactMap { placed in
      placed.plate.map { plate in
        ShapeInstance(
          x: Float(plate.center.x), y: Float(plate.center.y), halfWidth: Float(plate.width / 2),
          halfHeight: Float(plate.height / 2), cornerRadius: Float(min(3, plate.height / 2)),
          color: layout.theme.plate.faded(placed.opacity))
      }
    }
    var items: [DrawItem] = []
    if !leaders.isEmpty { items.append(DrawItem(name: "leaders", geometry: .segments(leaders))) }
    if !plates.isEmpty { items.append(DrawItem(name: "plates", geometry: .shapes(plates))) }
    return items
  }

  private func tickSegments(_ labels: BoxLabels) -> [SegmentInstance] {
    let palette = Palette(theme: layout.theme)
    return labels.ticks.flatMap { tick in
      tick.style.segments(
        from: SIMD3(tick.from, 0), to: SIMD3(tick.to, 0), length: (tick.to - tick.from).length,
        width: layout.style.axisWidth, color: layout.boxColors.axisLine, palette: palette
      ).map { $0.faded(tick.opacity) }
    }
  }
}

extension SegmentInstance {
  /// - Parameter opacity: of 255.
  func faded(_ opacity: UInt8) -> SegmentInstance {
    var segment = self
    segment.startColor = startColor.faded(opacity)
    segment.endColor = endColor.faded(opacity)
    return segment
  }
}

extension [PlacedText] {
  /// The glyphs of the texts, which are put into the engine's atlas.
  ///
  /// - Parameter isMoving: whether they move in a sequence.
  func drawItem(isMoving: Bool = false, scale: Double, text: some TextEngine) -> DrawItem {
    let glyphs = flatMap { placed in
      text.place(
        placed.text, at: placed.origin, angle: placed.frame.angle, scale: scale,
        color: placed.color, isMoving: isMoving)
    }
    return DrawItem(name: "texts", geometry: .glyphs(glyphs))
  }
}
