import Diagnostics
import RenderModel

extension SceneBuilder {
  /// Rules as strokes, and rectangles and bars as triangles.
  ///
  /// Those that share a side share the samples along it, so that no seam is seen. Those with round
  /// corners are shapes.
  mutating func planeItems(
    _ spans: ResolvedPlaneSpans, _ plane: PlaneLayout, index: Int
  ) -> [DrawItem] {
    let place = "\(spans.mark.name) \(index + 1)"
    var frames = PlaneFrames(spans, chart, in: plane)
    defer { diagnostics.note(frames.leftOut, place: place) }
    if case .rule = spans.mark {
      return [rules(spans, &frames, plane, place)].compactMap { $0 }
    }
    if let (gradient, geometry) = spans.starts.foreground.gradient {
      var painter = PlaneGradient(
        gradient, geometry, over: spans.alignsWithPlot ? plane.plot : nil, palette: palette)
      let opacity = spans.starts.foreground.opacities
      for i in 0..<frames.count {
        guard let frame = frames.frame(i), frame.hasArea else { continue }
        painter.add(
          frame, radius: spans.radius(i), opacity: opacity?.element(i) ?? 1)
      }
      return painter.items(name: place, ramps: &ramps)
    }
    return filled(spans, &frames, plane, place)
  }

  private mutating func filled(
    _ spans: ResolvedPlaneSpans, _ frames: inout PlaneFrames, _ plane: PlaneLayout, _ place: String
  ) -> [DrawItem] {
    let color = planeColors(spans.starts.foreground, plane)
    var mesh = TriangleMesh()
    var shapes: [ShapeInstance] = []
    if spans.cornerRadius == nil {
      mesh.vertices.reserveCapacity(4 * frames.count)
      mesh.indices.reserveCapacity(6 * frames.count)
    }
    for i in 0..<frames.count {
      guard let frame = frames.frame(i), frame.hasArea else { continue }
      let shade = color(i, plane.place(of: frame.center))
      guard shade.alpha > 0 else { continue }
      let radius = spans.radius(i)
      if radius > 0 {
        shapes.append(ShapeInstance(frame, radius: radius, color: shade))
      } else {
        mesh.addQuad(frame, color: shade)
      }
    }
    var items: [DrawItem] = []
    if !mesh.indices.isEmpty { items.append(DrawItem(name: place, geometry: .triangles(mesh))) }
    if !shapes.isEmpty { items.append(DrawItem(name: place, geometry: .shapes(shapes))) }
    return items
  }

  private mutating func rules(
    _ spans: ResolvedPlaneSpans, _ frames: inout PlaneFrames, _ plane: PlaneLayout, _ place: String
  ) -> DrawItem? {
    noteProblems(of: spans.starts.line)
    let color = planeColors(spans.starts.foreground, plane)
    let shade = LineShade(
      { index, place in color(index, plane.place(of: [place.x, place.y])) },
      spans.starts.foreground)
    let stroker = LineStroker(spans.starts.line, layout)
    var strokes: [SegmentInstance] = []
    for i in 0..<frames.count {
      guard let rule = frames.rule(i) else { continue }
      var path = LinePath()
      path.add(
        from: SIMD3(rule.from, 0), to: SIMD3(rule.to, 0), i, i, 0, 1, shade)
      stroker.stroke(path, into: &strokes)
    }
    return strokes.isEmpty ? nil : DrawItem(name: place, geometry: .segments(strokes))
  }
}

extension ResolvedPlaneSpans {
  /// The radius of the corners of mark i, in points.
  fileprivate func radius(_ index: Int) -> Double {
    guard let radius = cornerRadius?.value(at: index), radius.isFinite else { return 0 }
    return max(0, radius)
  }
}

extension ResolvedForeground {
  /// The gradient that colours marks of a plane, each or all together.
  var gradient: (GradientSpec, GradientGeometry)? {
    switch self {
    case .footprint(let gradient, let geometry): (gradient, geometry)
    case .fading(let foreground, _): foreground.gradient
    case .color, .each, .height, .normal: nil
    }
  }

  /// The opacity of each mark, where marks of one gradient differ in it.
  var opacities: [Double]? {
    if case .fading(_, let opacities) = self { opacities } else { nil }
  }
}

extension PlaneLayout {
  /// The place of a point on the page on the ranges 0...1 of the scales.
  func place(of point: SIMD2<Double>) -> SIMD2<Double> { [x.place(point.x), y.place(point.y)] }
}

extension PlaneSpan {
  /// The place on the range 0...1 of a point on the page.
  func place(_ page: Double) -> Double { end == start ? 0 : (page - start) / (end - start) }
}

extension PageRect {
  /// Whether there is something to see.
  var hasArea: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}

extension TriangleMesh {
  /// Adds a rectangle of the page.
  mutating func addQuad(_ frame: PageRect, color: RGBA8) {
    let first = UInt32(vertices.count)
    let (left, top) = (Float(frame.x), Float(frame.y))
    let (right, bottom) = (Float(frame.maxX), Float(frame.maxY))
    vertices.append(MeshVertex(x: left, y: top, z: 0, color: color))
    vertices.append(MeshVertex(x: right, y: top, z: 0, color: color))
    vertices.append(MeshVertex(x: right, y: bottom, z: 0, color: color))
    vertices.append(MeshVertex(x: left, y: bottom, z: 0, color: color))
    for corner: UInt32 in [0, 1, 2, 0, 2, 3] { indices.append(first + corner) }
  }
}
