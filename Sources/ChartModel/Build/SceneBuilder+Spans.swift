import Diagnostics
import RenderModel

extension SceneBuilder {
  /// Rules as strokes and rectangles as planes, cut at the box.
  mutating func items(_ spans: ResolvedSpans, index: Int) -> [DrawItem] {
    let place = "\(spans.mark.name) \(index + 1)"
    if case .rule = spans.mark { return [item(spans, place)].compactMap { $0 } }
    return spans.partedByOpacity.compactMap { item($0, place) }
  }

  private mutating func item(_ spans: ResolvedSpans, _ place: String) -> DrawItem? {
    var cutter = SpanCutter(spans, chart)
    let item =
      switch spans.mark {
      case .bar: bars(spans, &cutter, place)
      case .rectangle: rectangles(spans, &cutter, place)
      case .errorBar(let bar): rules(spans, &cutter, place, caps: bar.capLength)
      default: rules(spans, &cutter, place)
      }
    diagnostics.note(cutter.leftOut, place: place)
    return item
  }

  /// - Parameter caps: their length in points.
  private mutating func rules(
    _ spans: ResolvedSpans, _ cutter: inout SpanCutter, _ place: String, caps: Double = 0
  ) -> DrawItem? {
    let shade = LineShade(markColors(spans.starts.foreground), spans.starts.foreground)
    noteProblems(of: spans.starts.line)
    let stroker = LineStroker(spans.starts.line, layout)
    let cap = min(max(caps, 0), 1000) / 2 / max(pointsPerUnit, 1e-6)
    var strokes: [SegmentInstance] = []
    strokes.reserveCapacity(cutter.count)
    for i in 0..<cutter.count {
      guard let corners = cutter.corners(i) else { continue }
      var path = LinePath()
      path.isCutAtStart = !cutter.isEnd(corners.low, of: i)
      path.isCutAtEnd = !cutter.isEnd(corners.high, of: i)
      path.add(from: corners.low, to: corners.high, i, i, 0, 1, shade)
      stroker.stroke(path, into: &strokes)
      if cap > 0 { strokes += cutter.caps(i, corners, cap, stroker.width, shade) }
    }
    return strokes.isEmpty ? nil : DrawItem(name: place, geometry: .segments(strokes))
  }

  private mutating func rectangles(
    _ spans: ResolvedSpans, _ cutter: inout SpanCutter, _ place: String
  ) -> DrawItem? {
    let axes = cutter.rangedAxes
    guard axes.count == 2 else { return nil }
    let (source, coordinates) = surfaceColor(spans.starts.foreground, perMark: .vertex)
    let color: (Int, SIMD3<Double>) -> RGBA8 =
      if source == .vertex { markColors(spans.starts.foreground) } else {
        { _, _ in RGBA8(gray: 255) }
      }
    let normal = SpanCutter.normal(across: axes)
    var mesh = TriangleMesh()
    for i in 0..<cutter.count {
      guard let (low, high) = cutter.corners(i) else { continue }
      let first = UInt32(mesh.vertices.count)
      let shade = color(i, (low + high) / 2)
      for (u, v) in [(false, false), (true, false), (true, true), (false, true)] {
        var corner = low
        if u { corner[axes[0]] = high[axes[0]] }
        if v { corner[axes[1]] = high[axes[1]] }
        mesh.vertices.append(
          MeshVertex(at: corner, normal: normal, uv: coordinates.uv(corner), color: shade))
      }
      mesh.indices += [0, 1, 2, 0, 2, 3].map { first + $0 }
    }
    guard !mesh.indices.isEmpty else { return nil }
    return DrawItem(
      name: place, geometry: .triangles(mesh),
      material: Material(color: source, lighting: spans.starts.lighting))
  }
}

extension SpanCutter {
  /// The normal of a plane over two axes, in plot space: rightward, upward, or toward the front.
  fileprivate static func normal(across axes: [Int]) -> SIMD3<Double> {
    var normal = SIMD3<Double>()
    let axis = 3 - axes[0] - axes[1]
    normal[axis] = axis == 2 ? -1 : 1
    return normal
  }
}

extension ResolvedForeground {
  /// Whether the colour of one mark may differ from place to place.
  var variesInSpace: Bool {
    switch self {
    case .color, .each, .normal: false
    case .height, .footprint: true
    case .fading(let foreground, _): foreground.variesInSpace
    }
  }
}
