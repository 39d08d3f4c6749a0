import RenderModel

/// How a polyline is drawn as strokes: its width, corners, ends and dashes.
package struct StrokedPath: Sendable, Equatable {
  /// Points.
  package var width: Double
  /// The shape of corners.
  package var join: StrokeJoin
  package var miterLimit: MiterLimit
  /// The shape of both ends, and of the ends of every dash.
  package var cap: StrokeCap
  /// In points; it runs on along the path from corner to corner.
  package var dash: DashPattern
  /// How many points a world unit spans, by which dashes are measured.
  package var pointsPerUnit: Double
  /// How far the line stands out of what it is drawn on, toward the viewer, in points.
  package var lift: Double

  package init(
    width: Double, join: StrokeJoin = .round, miterLimit: MiterLimit = .standard,
    cap: StrokeCap = .butt,
    dash: DashPattern = DashPattern(), pointsPerUnit: Double = 1, lift: Double = 0
  ) {
    self.width = width
    self.join = join
    self.miterLimit = miterLimit
    self.cap = cap
    self.dash = dash
    self.pointsPerUnit = pointsPerUnit
    self.lift = lift
  }
}

/// The shape of a corner of a line.
package enum StrokeJoin: Sendable, Hashable, CaseIterable {
  case round
  case miter
  case bevel

  var end: StrokeEnd {
    switch self {
    case .round: .roundJoin
    case .miter: .miterJoin
    case .bevel: .bevelJoin
    }
  }
}

/// The shape of an end of a line.
package enum StrokeCap: Sendable, Hashable, CaseIterable {
  case butt
  case round
  case square

  var end: StrokeEnd {
    switch self {
    case .butt: .butt
    case .round: .roundCap
    case .square: .squareCap
    }
  }
}

extension StrokedPath {
  /// The strokes of one line.
  ///
  /// A place that is not finite breaks the line there; one that repeats the place before it is left
  /// out. A line of a single place is a dot where the cap is round or square, and else nothing.
  ///
  /// - Parameters:
  ///   - places: in world space, or points on the page with `pointsPerUnit` 1.
  ///   - colors: of each place; where there are fewer, the last goes on, and none draw nothing.
  ///   - isClosed: whether the last place is joined to the first.
  package func segments(
    through places: [SIMD3<Double>], colors: [RGBA8], isClosed: Bool = false
  ) -> [SegmentInstance] {
    var strokes: [SegmentInstance] = []
    append(through: places, colors: colors, isClosed: isClosed, to: &strokes)
    return strokes
  }

  /// Appends the strokes of one line, which `segments` describes.
  ///
  /// - Parameter places: worked out once for each stroke that touches them, where nothing of the line
  ///   needs all of them at once.
  func append(
    through places: some RandomAccessCollection<SIMD3<Double>>, colors: [RGBA8],
    isClosed: Bool = false, to strokes: inout [SegmentInstance]
  ) {
    guard let last = colors.last else { return }
    let corners = places.enumerated().lazy.map { index, place in
      Corner(place: place, color: index < colors.count ? colors[index] : last)
    }
    if !isClosed, dash.lengths.isEmpty {
      append(corners, to: &strokes)
      return
    }
    let all = Array(corners)
    let isWhole = all.allSatisfy(\.isFinite)
    for run in all.split(whereSeparator: { !$0.isFinite }) {
      strokes += segments(Corner.distinct(run), isClosed: isClosed && isWhole)
    }
  }

  /// Appends the strokes of an open line without dashes, and keeps no more of it than it must: lines
  /// may have millions of corners.
  private func append(_ corners: some Sequence<Corner>, to strokes: inout [SegmentInstance]) {
    var (before, from, to): (Corner?, Corner?, Corner?)
    func flush(after: Corner?) {
      guard let from else { return }
      if let to {
        strokes.append(stroke(from, to, before: before, after: after))
      } else if cap != .butt {
        strokes.append(stroke(from, from, before: nil, after: nil))
      }
    }
    for corner in corners {
      guard corner.isFinite else {
        flush(after: nil)
        (before, from, to) = (nil, nil, nil)
        continue
      }
      guard let last = to ?? from else {
        from = corner
        continue
      }
      if last.vertex == corner.vertex { continue }
      if to != nil {
        flush(after: corner)
        (before, from) = (from, to)
      }
      to = corner
    }
    flush(after: nil)
  }

  /// The strokes of a line of one colour.
  package func segments(
    through places: [SIMD3<Double>], color: RGBA8, isClosed: Bool = false
  ) -> [SegmentInstance] {
    segments(through: places, colors: [color], isClosed: isClosed)
  }

  private func segments(_ run: [Corner], isClosed: Bool) -> [SegmentInstance] {
    var run = run
    if isClosed, run.count > 2, let first = run.first, run.last?.vertex == first.vertex {
      run.removeLast()
    }
    let closes = isClosed && run.count > 2
    if closes, let first = run.first { run.append(first) }
    let pieces = dashes(run)
    return pieces.flatMap { piece in
      strokes(piece, isRing: closes && pieces.count == 1 && piece.count == run.count)
    }
  }

  /// Strokes from corner to corner of one dash, or of the whole line.
  func strokes(_ corners: [Corner], isRing: Bool) -> [SegmentInstance] {
    let count = corners.count
    if count == 1 {
      return cap == .butt ? [] : [stroke(corners[0], corners[0], before: nil, after: nil)]
    }
    return (1..<max(count, 1)).map { i in
      let before = i > 1 ? corners[i - 2] : isRing ? corners[count - 2] : nil
      let after = i + 1 < count ? corners[i + 1] : isRing ? corners[1] : nil
      return stroke(corners[i - 1], corners[i], before: before, after: after)
    }
  }

  private func stroke(_ a: Corner, _ b: Corner, before: Corner?, after: Corner?) -> SegmentInstance
  {
    SegmentInstance(
      from: SIMD3<Float>(a.place), to: SIMD3<Float>(b.place),
      before: before.map { SIMD3<Float>($0.place) }, after: after.map { SIMD3<Float>($0.place) },
      width: Float(width), startColor: a.color, endColor: b.color,
      startEnd: before == nil ? cap.end : join.end, endEnd: after == nil ? cap.end : join.end,
      lift: Float(lift), miterLimit: miterLimit)
  }
}
