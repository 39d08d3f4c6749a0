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
      if case .rule = spans.mark {
        rules(spans, &cutter, place)
      } else {
        rectangles(spans, &cutter, place)
      }
    if cutter.notFinite > 0 {
      diagnostics.note(.dropped(count: cutter.notFinite, place: place, reason: .notFinite))
    }
    if cutter.offScale > 0 {
      diagnostics.note(.dropped(count: cutter.offScale, place: place, reason: .outsideScale))
    }
    return item
  }

  private mutating func rules(
    _ spans: ResolvedSpans, _ cutter: inout SpanCutter, _ place: String
  ) -> DrawItem? {
    let color = markColors(spans.starts.foreground)
    let pieces = spans.starts.foreground.variesInSpace ? SceneBuilder.rulePieces : 1
    var strokes: [SegmentInstance] = []
    strokes.reserveCapacity(cutter.count * pieces)
    for i in 0..<cutter.count {
      guard let (low, high) = cutter.corners(i) else { continue }
      for piece in 0..<pieces {
        let a = low + (high - low) * (Double(piece) / Double(pieces))
        let b = low + (high - low) * (Double(piece + 1) / Double(pieces))
        strokes.append(
          SegmentInstance(
            from: SIMD3<Float>(WorldSpace.fromPlot(a)), to: SIMD3<Float>(WorldSpace.fromPlot(b)),
            width: Float(layout.style.ruleWidth), color: color(i, (a + b) / 2)))
      }
    }
    return strokes.isEmpty ? nil : DrawItem(name: place, geometry: .segments(strokes))
  }

  /// Into how many pieces a rule is cut whose colour changes along it.
  private static let rulePieces = 32

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
  /// The normal of a plane over two axes, in plot space.
  fileprivate static func normal(across axes: [Int]) -> SIMD3<Double> {
    var normal = SIMD3<Double>()
    normal[3 - axes[0] - axes[1]] = 1
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
