import Diagnostics
import RenderModel

extension SceneBuilder {
  /// Each area of a group as a mesh between its two edges.
  mutating func planeItems(
    _ areas: ResolvedAreas, _ plane: PlaneLayout, index: Int
  ) -> [DrawItem] {
    let place = "area mark \(index + 1)"
    let edges = AreaEdges(areas, chart, plane)
    var leftOut = LeftOut()
    var items: [DrawItem] = []
    for area in PlaneSeries.vertices(count: edges.count, series: areas.series) {
      let runs = edges.runs(area, &leftOut)
      let bounds = PageRect(around: runs.lazy.flatMap { $0.flatMap { [$0.lower, $0.upper] } })
      guard let bounds else { continue }
      var mesher = AreaMesher(PlaneClip(plane.plot), along: edges.direction)
      for run in runs { edges.add(run, areas.interpolation, to: &mesher) }
      guard !mesher.mesh.indices.isEmpty else { continue }
      let paint = planePaint(
        areas.starts.foreground, at: area[0], over: areas.alignsWithPlot ? plane.plot : bounds,
        in: plane)
      var mesh = mesher.mesh
      paint.paint(&mesh)
      items.append(
        DrawItem(
          name: place, geometry: .triangles(mesh), material: Material(color: paint.color)))
    }
    if !areas.isSampled { diagnostics.note(leftOut, place: place) }
    return items
  }
}

/// The vertices of areas on the page.
struct AreaEdges {
  /// The two ends of an area at one vertex.
  struct Pair {
    var lower: SIMD2<Double>
    var upper: SIMD2<Double>
  }

  let count: Int
  let direction: CurveDirection
  private let places: [Double]
  private let starts: [Double]
  private let ends: [Double]
  private let offset: Varying<MarkOffset>?
  private let along: PlaneMap
  private let across: PlaneMap

  init(_ areas: ResolvedAreas, _ chart: ResolvedChart, _ plane: PlaneLayout) {
    let isUpright = areas.valueAxis == .y
    direction = isUpright ? .x : .y
    places = isUpright ? areas.starts.x : areas.starts.y
    starts = isUpright ? areas.starts.y : areas.starts.x
    ends = areas.ends
    offset = areas.starts.offset
    count = min(places.count, starts.count, ends.count)
    along = PlaneMap(isUpright ? .x : .y, of: chart, in: plane, anchor: nil)
    across = PlaneMap(isUpright ? .y : .x, of: chart, in: plane, anchor: nil)
  }

  /// The parts of an area without a gap.
  func runs(_ vertices: [Int], _ leftOut: inout LeftOut) -> [[Pair]] {
    var runs: [[Pair]] = []
    var run: [Pair] = []
    for i in vertices {
      let place = along.place(of: places[i])
      let (start, end) = (across.place(of: starts[i]), across.place(of: ends[i]))
      guard place.isFinite, start.isFinite, end.isFinite else {
        leftOut.count(isFinite: places[i].isFinite && starts[i].isFinite && ends[i].isFinite)
        if !run.isEmpty { runs.append(run) }
        run = []
        continue
      }
      let page = along.page(place)
      let offset = offset?.value(at: i) ?? MarkOffset()
      run.append(
        Pair(
          lower: pair(page, across.page(start)) + offset.start,
          upper: pair(page, across.page(end)) + offset.end))
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  private func pair(_ along: Double, _ across: Double) -> SIMD2<Double> {
    direction == .x ? [along, across] : [across, along]
  }

  /// Adds a part; a vertex by itself is a bar a point wide.
  func add(_ run: [Pair], _ interpolation: Interpolation, to mesher: inout AreaMesher) {
    var run = AreaEdges.reduced(run, direction)
    if run.count == 1 {
      let half = pair(0.5, 0)
      run = [-half, half].map { Pair(lower: run[0].lower + $0, upper: run[0].upper + $0) }
    }
    func flat(_ edge: [SIMD2<Double>]) -> FlatCurve {
      interpolation.flattened(edge, along: direction, tolerance: PlanePath.tolerance)
    }
    mesher.add(flat(run.map(\.lower)), flat(run.map(\.upper)))
  }

  /// So many vertices fit any page beside each other.
  private static let most = 50_000

  /// What of a crowd of vertices tells its edges apart: of each narrow column the first, the last and
  /// those where an edge is lowest or highest, as `PolylineReducer` has it.
  private static func reduced(_ run: [Pair], _ direction: CurveDirection) -> [Pair] {
    guard run.count > most else { return run }
    let (along, across) = (direction.along, direction.across)
    var kept: [Pair] = []
    var first = 0
    func column(_ index: Int) -> Double {
      (run[index].lower[along] / PolylineReducer.column).rounded(.down)
    }
    while first < run.count {
      var last = first
      var extremes = [first, first, first, first]
      while last + 1 < run.count, column(last + 1) == column(first) {
        last += 1
        let (lower, upper) = (run[last].lower[across], run[last].upper[across])
        if lower < run[extremes[0]].lower[across] { extremes[0] = last }
        if lower > run[extremes[1]].lower[across] { extremes[1] = last }
        if upper < run[extremes[2]].upper[across] { extremes[2] = last }
        if upper > run[extremes[3]].upper[across] { extremes[3] = last }
      }
      kept += Set(extremes + [first, last]).sorted().map { run[$0] }
      first = last + 1
    }
    return kept
  }
}
