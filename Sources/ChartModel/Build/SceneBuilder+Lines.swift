import Diagnostics
import RenderModel

extension SceneBuilder {
  /// Lines as strokes from vertex to vertex, broken at what has no place and cut at the box.
  mutating func item(_ lines: ResolvedLines, index: Int) -> DrawItem? {
    let place = "line mark \(index + 1)"
    var tracer = LineTracer(
      lines, chart: chart, shade: shade(lines), stroker: LineStroker(lines.vertices.line, layout))
    tracer.trace()
    diagnostics.note(tracer.leftOut, place: place)
    noteProblems(of: lines.vertices.line)
    guard !tracer.strokes.isEmpty else { return nil }
    return DrawItem(name: place, geometry: .segments(tracer.strokes))
  }

  /// Notes what of a style of lines is not drawn as it asks.
  mutating func noteProblems(of style: LineSpec?) {
    for problem in style?.problems ?? [] { diagnostics.note(.other(problem)) }
  }

  private mutating func shade(_ lines: ResolvedLines) -> LineShade {
    if let ramp = lines.ramp { return LineShade(ramp, missing: palette.system(.gray)) }
    return LineShade(markColors(lines.vertices.foreground), lines.vertices.foreground)
  }
}

/// Follows lines from vertex to vertex.
private struct LineTracer {
  private let vertices: ResolvedPoints
  private let count: Int
  private let series: [Int32]?
  private let maps: (x: PlaceMap, y: PlaceMap, z: PlaceMap)
  private let box: PlotBox
  private let shade: LineShade
  private let stroker: LineStroker
  private var path: LinePath
  private(set) var strokes: [SegmentInstance] = []
  /// Vertices that have no place.
  private(set) var leftOut = LeftOut()

  init(_ lines: ResolvedLines, chart: ResolvedChart, shade: LineShade, stroker: LineStroker) {
    vertices = lines.vertices
    count = min(vertices.x.count, vertices.y.count, vertices.z.count)
    series = lines.series
    maps = (PlaceMap(chart.x.scale), PlaceMap(chart.y.scale), PlaceMap(chart.z.scale))
    box = PlotBox(chart)
    self.shade = shade
    self.stroker = stroker
    path = stroker.emptyPath
  }

  mutating func trace() {
    strokes.reserveCapacity(max(0, count - 1))
    guard let series, series.count == count else {
      trace(0..<count)
      return
    }
    for line in LineTracer.vertices(bySeries: series) { trace(line) }
  }

  /// The vertices of each line in the order of the data.
  private static func vertices(bySeries series: [Int32]) -> [[Int]] {
    var lines: [Int32: [Int]] = [:]
    var order: [Int32] = []
    for (index, line) in series.enumerated() {
      if lines[line, default: []].isEmpty { order.append(line) }
      lines[line, default: []].append(index)
    }
    return order.map { lines[$0] ?? [] }
  }

  private mutating func trace(_ line: some Sequence<Int>) {
    var last: (index: Int, place: SIMD3<Double>)?
    for index in line {
      guard let place = place(index) else {
        finishPath()
        last = nil
        continue
      }
      if let last { stroke(from: last, to: (index, place)) }
      last = (index, place)
    }
    finishPath()
  }

  /// A vertex in plot space; nil, and counted, where it has no place.
  private mutating func place(_ index: Int) -> SIMD3<Double>? {
    let (x, y, z) = (vertices.x[index], vertices.y[index], vertices.z[index])
    let place = SIMD3(maps.x[x], maps.y[y], maps.z[z])
    if place.x.isFinite && place.y.isFinite && place.z.isFinite { return place }
    leftOut.count(isFinite: x.isFinite && y.isFinite && z.isFinite)
    return nil
  }

  private mutating func stroke(
    from a: (index: Int, place: SIMD3<Double>), to b: (index: Int, place: SIMD3<Double>)
  ) {
    guard let part = box.cut(a.place, b.place) else {
      finishPath()
      return
    }
    if part.start > 0 {
      finishPath()
      path.isCutAtStart = true
    }
    path.add(from: part.from, to: part.to, a.index, b.index, part.start, part.end, shade)
    if part.end < 1 {
      path.isCutAtEnd = true
      finishPath()
    }
  }

  private mutating func finishPath() {
    if !path.points.isEmpty { stroker.stroke(path, into: &strokes) }
    path.clear()
  }
}
