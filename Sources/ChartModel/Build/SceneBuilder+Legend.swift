import RenderModel

extension SceneBuilder {
  /// All of the legend but its texts.
  mutating func legendItems() -> [DrawItem] {
    var items: [DrawItem] = []
    if let plate = layout.legend.plate {
      var color = chart.theme.background
      color.alpha = 217
      let corner = 1.5 * layout.style.textSpacing
      items.append(
        DrawItem(
          name: "legend plate",
          geometry: .shapes([
            ShapeInstance(
              center: plate.center, halfSize: plate.size / 2, corner: corner, color: color)
          ])))
    }
    items += swatchItems()
    for bar in layout.legend.bars {
      let row = ramps.add(bar.colors)
      items.append(
        DrawItem(
          name: "colour bar", geometry: .triangles(.bar(bar.frame, isUpright: bar.isUpright)),
          material: Material(color: .ramp(row: row, coordinate: .linear))))
      items.append(DrawItem(name: "colour bar ticks", geometry: .segments(ticks(of: bar))))
    }
    return items
  }

  private func ticks(of bar: LegendLayout.Bar) -> [SegmentInstance] {
    let length = layout.style.labelGap
    return bar.ticks.map { place in
      let from =
        bar.isUpright ? SIMD3(bar.frame.maxX, place, 0) : SIMD3(place, bar.frame.maxY, 0)
      let to = bar.isUpright ? from + [length, 0, 0] : from + [0, length, 0]
      return SegmentInstance(
        from: SIMD3<Float>(from), to: SIMD3<Float>(to), width: Float(layout.style.axisWidth),
        color: layout.theme.axisLine)
    }
  }
}

extension TriangleMesh {
  /// A rectangle on the page along which u grows from 0 to 1: rightward, or upward.
  fileprivate static func bar(_ frame: PageRect, isUpright: Bool) -> TriangleMesh {
    let corners: [(x: Double, y: Double)] = [
      (frame.x, frame.y), (frame.maxX, frame.y), (frame.maxX, frame.maxY), (frame.x, frame.maxY),
    ]
    let along: [Float] = isUpright ? [1, 1, 0, 0] : [0, 1, 1, 0]
    return TriangleMesh(
      vertices: zip(corners, along).map { MeshVertex(x: Float($0.x), y: Float($0.y), z: 0, u: $1) },
      indices: [0, 1, 2, 0, 2, 3])
  }
}
