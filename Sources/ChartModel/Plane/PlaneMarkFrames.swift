/// The frames of marks of a plane, beside which views may stand.
struct PlaneMarkFrames {
  private let frame: (Int) -> PageRect?
  /// Toward where the mark grows: to the right and down; zero for one that does not.
  private let direction: (Int) -> SIMD2<Int>

  /// nil for marks that have no place in a plane.
  init?(
    _ marks: ResolvedMarks, _ chart: ResolvedChart, in plane: PlaneLayout, page: PageRect,
    style: LayoutStyle
  ) {
    switch marks {
    case .points(let points):
      let sizes = PlaneSymbolSizes(points, in: plane, frame: page, style: style)
      let places = PlanePlaces(points, chart, in: plane)
      frame = { index in places[index].map { PageRect(center: $0, size: sizes[index]) } }
      direction = { _ in .zero }
    case .lines(let lines):
      let places = PlanePlaces(lines.vertices, chart, in: plane)
      frame = { index in places[index].map { PageRect(center: $0, size: .zero) } }
      direction = { _ in .zero }
    case .areas(let areas):
      var ends = areas.starts
      if areas.valueAxis == .x { ends.x = areas.ends } else { ends.y = areas.ends }
      let places = PlanePlaces(ends, chart, in: plane)
      frame = { index in places[index].map { PageRect(center: $0, size: .zero) } }
      direction = { _ in .zero }
    case .planeSpans(let spans):
      let frames = PlaneFrames(spans, chart, in: plane)
      let isRule = if case .rule = spans.mark { true } else { false }
      frame = { index in
        var frames = frames
        guard index < frames.count else { return nil }
        if !isRule { return frames.frame(index) }
        return frames.rule(index).map { rule in
          PageRect(center: (rule.from + rule.to) / 2, size: pointwiseAbs(rule.to - rule.from))
        }
      }
      let axis = spans.mark.baseline?.valueAxis
      direction = { index in axis.map { frames.direction(index, along: $0) } ?? .zero }
    case .spans, .surface, .texts, .scattered: return nil
    }
  }

  /// The frame of a mark; nil where it is not seen.
  subscript(index: Int) -> PageRect? { frame(index) }

  /// The side at which views stand that ask for none: where a bar grows to, else above.
  func side(_ index: Int) -> SIMD2<Int> {
    let direction = direction(index)
    return direction == .zero ? [0, -1] : direction
  }
}

/// Where points of a plane are on the page.
struct PlanePlaces {
  private let points: ResolvedPoints
  private let x: PlaneMap
  private let y: PlaneMap
  private let shift: PlaneShift?

  init(_ points: ResolvedPoints, _ chart: ResolvedChart, in plane: PlaneLayout) {
    self.points = points
    x = PlaneMap(.x, of: chart, in: plane, anchor: points.xAnchor)
    y = PlaneMap(.y, of: chart, in: plane, anchor: points.yAnchor)
    shift = PlaneShift(points, chart, in: plane)
  }

  /// nil where the point is not seen.
  subscript(index: Int) -> SIMD2<Double>? {
    guard index < points.x.count, index < points.y.count else { return nil }
    let place = SIMD2(x.place(of: points.x[index]), y.place(of: points.y[index]))
    guard place.x.isFinite, place.y.isFinite, x.isShown(place.x), y.isShown(place.y) else {
      return nil
    }
    return SIMD2(x.page(place.x), y.page(place.y)) + (shift?[index] ?? .zero)
  }
}

extension PlaneFrames {
  /// Toward where bar i grows along its value: to the right and down.
  func direction(_ index: Int, along axis: PositionAxis) -> SIMD2<Int> {
    var leftOut = LeftOut()
    guard let stretch = reach(axis).stretch(index, &leftOut) else { return .zero }
    let grows = stretch.end - stretch.start
    let usual = axis == .x ? 1 : -1
    let step = grows == 0 ? usual : grows > 0 ? 1 : -1
    return axis == .x ? [step, 0] : [0, step]
  }
}

private func pointwiseAbs(_ vector: SIMD2<Double>) -> SIMD2<Double> {
  [abs(vector.x), abs(vector.y)]
}
