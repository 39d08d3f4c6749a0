import RenderModel

extension SceneBuilder {
  /// Bars as lit boxes, cut at the box of the chart.
  mutating func bars(
    _ spans: ResolvedSpans, _ cutter: inout SpanCutter, _ place: String
  ) -> DrawItem? {
    let (source, coordinates) = surfaceColor(spans.starts.foreground, perMark: .vertex)
    let color = source == .vertex ? markColors(spans.starts.foreground) : nil
    var bars: [BarBox] = []
    bars.reserveCapacity(cutter.count)
    for i in 0..<cutter.count {
      guard let (low, high) = cutter.corners(i), let box = BarBox(low, high, cutter, index: i)
      else { continue }
      bars.append(box)
    }
    let faces = BarFaces(bars)
    var mesh = TriangleMesh()
    mesh.vertices.reserveCapacity(bars.count * 24)
    mesh.indices.reserveCapacity(bars.count * 36)
    for bar in bars {
      let shade = color?(bar.index, (bar.low + bar.high) / 2) ?? RGBA8(gray: 255)
      for face in faces.visible(of: bar) { mesh.add(face, coordinates, shade) }
    }
    guard !mesh.indices.isEmpty else { return nil }
    return DrawItem(
      name: place, geometry: .triangles(mesh),
      material: Material(color: source, lighting: spans.starts.lighting))
  }
}

extension TriangleMesh {
  fileprivate mutating func add(_ face: BarFaces.Face, _ coordinates: RampPlacement, _ color: RGBA8)
  {
    let first = UInt32(vertices.count)
    let (u, v) = ((face.axis + 1) % 3, (face.axis + 2) % 3)
    var normal = SIMD3<Double>()
    normal[face.axis] = face.isHigh ? 1 : -1
    for (isHighU, isHighV) in [(false, false), (true, false), (true, true), (false, true)] {
      var corner = face.low
      if isHighU { corner[u] = face.high[u] }
      if isHighV { corner[v] = face.high[v] }
      vertices.append(
        MeshVertex(at: corner, normal: normal, uv: coordinates.uv(corner), color: color))
    }
    indices += [first, first + 1, first + 2, first, first + 2, first + 3]
  }
}
