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
    let swatches = layout.legend.swatches.map { $0.shape(layout.style) }
    if !swatches.isEmpty { items.append(DrawItem(name: "swatches", geometry: .shapes(swatches))) }
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

extension LegendLayout.Swatch {
  fileprivate func shape(_ style: LayoutStyle) -> ShapeInstance {
    let half = style.swatch / 2
    switch symbol {
    case .disc:
      return ShapeInstance(center: center, halfSize: [half, half], corner: half, color: color)
    case .square:
      return ShapeInstance(
        center: center, halfSize: [half, half], corner: half * 0.4, color: color)
    case .line:
      let thickness = max(style.ruleWidth, 2 * style.factor) / 2
      return ShapeInstance(
        center: center, halfSize: [half, thickness], corner: thickness, color: color)
    }
  }
}

extension ShapeInstance {
  fileprivate init(
    center: SIMD2<Double>, halfSize: SIMD2<Double>, corner: Double, color: RGBA8
  ) {
    self.init(
      x: Float(center.x), y: Float(center.y), halfWidth: Float(halfSize.x),
      halfHeight: Float(halfSize.y), cornerRadius: Float(corner), color: color)
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
