import Foundation
import RenderModel
import TestSupport
import Testing

@testable import ChartModel

/// Lines and areas of a plane, as they become vertices.
@Suite struct PlaneLineTests {
  @Test func fewPlacesStayAsTheyAre() {
    let seven: [SIMD2<Double>] = (0..<7).map { [Double($0) * 3, Double($0 * $0 % 5)] }
    #expect(PolylineReducer.reduced(seven) == seven)
    let close: [SIMD2<Double>] = [[0, 0], [0.01, 5], [0.02, -3], [0.03, 1], [9, 9]]
    #expect(PolylineReducer.reduced(close) == close)
    #expect(PolylineReducer.reduced([]).isEmpty)
    #expect(PolylineReducer.reduced([[1, 2]]) == [[1, 2]])
  }

  @Test func ofACrowdTheExtremesStay() {
    var generator = RandomNumbers(seed: 3)
    var places: [SIMD2<Double>] = (0..<100_000).map {
      [Double($0) / 1000, Double.random(in: 0...1, using: &generator)]
    }
    places[77_777].y = 50
    places[12_345].y = -50
    let reduced = PolylineReducer.reduced(places)
    #expect(reduced.count <= 4 * 801)
    #expect(reduced.contains(places[77_777]) && reduced.contains(places[12_345]))
    #expect(reduced.first == places.first && reduced.last == places.last)
    #expect(zip(reduced, reduced.dropFirst()).allSatisfy { $0.x < $1.x })
    // Of each column the lowest and the highest are those of all its places.
    func extremes(_ places: [SIMD2<Double>]) -> [Double: SIMD2<Double>] {
      Dictionary(grouping: places) { floor($0.x / PolylineReducer.column) }
        .mapValues { [$0.map(\.y).min() ?? 0, $0.map(\.y).max() ?? 0] }
    }
    #expect(extremes(reduced) == extremes(places))
  }

  @Test func linesAreCutWhereTheyLeave() throws {
    let clip = PlaneClip(PageRect(x: 0, y: 0, width: 10, height: 10))
    let runs = clip.runs([[-5, 5], [5, 5], [5, 15], [8, 15], [8, 5]])
    #expect(runs.count == 2)
    #expect(runs.first?.places == [[0, 5], [5, 5], [5, 10]])
    #expect(runs.first?.before == 5)
    #expect(runs.last?.places == [[8, 10], [8, 5]])
    #expect(abs((runs.last?.before ?? 0) - 28) < 1e-9)
    #expect(clip.runs([[20, 20], [30, 30]]).isEmpty)
  }

  private func area(_ mesh: TriangleMesh) -> Double {
    stride(from: 0, to: mesh.indices.count, by: 3).reduce(0) { sum, first in
      let corners = mesh.indices[first..<first + 3].map { mesh.vertices[Int($0)] }
      let (a, b, c) = (corners[0], corners[1], corners[2])
      return sum + Double(abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))) / 2
    }
  }

  private func mesh(
    _ lower: [SIMD2<Double>], _ upper: [SIMD2<Double>], _ method: Interpolation = .linear
  ) -> TriangleMesh {
    var mesher = AreaMesher(
      PlaneClip(PageRect(x: 0, y: 0, width: 100, height: 100)), along: .x)
    mesher.add(
      method.flattened(lower, tolerance: 0.01), method.flattened(upper, tolerance: 0.01))
    return mesher.mesh
  }

  @Test func areasCoverWhatIsBetweenTheirEdges() {
    #expect(abs(area(mesh([[0, 0], [10, 0]], [[0, 4], [10, 8]])) - 60) < 1e-4)
    // Two triangles where the edges cross, not what is round them.
    #expect(abs(area(mesh([[0, 0], [10, 10]], [[0, 10], [10, 0]])) - 50) < 1e-4)
    // Cut at the plot.
    #expect(abs(area(mesh([[-10, 0], [10, 0]], [[-10, 4], [10, 4]])) - 40) < 1e-4)
    #expect(abs(area(mesh([[0, 50], [10, 50]], [[0, 900], [10, 900]])) - 500) < 1e-3)
    let steps = mesh([[0, 0], [10, 0], [20, 0]], [[0, 5], [10, 7], [20, 1]], .stepStart)
    #expect(abs(area(steps) - 120) < 1e-4)
  }

  @Test func smoothAreasHaveTheAreaOfTheirCurves() {
    let upper: [SIMD2<Double>] = [[0, 10], [10, 30], [20, 30], [30, 5]]
    let lower = upper.map { SIMD2($0.x, 0) }
    // Half a point of rounding for each chord, and more is wrong.
    let pieces = Interpolation.monotone.pieces(through: upper)
    var whole = 0.0
    for piece in pieces {
      for step in 0..<1000 {
        let a = piece.point(at: Double(step) / 1000)
        let b = piece.point(at: Double(step + 1) / 1000)
        whole += (b.x - a.x) * (a.y + b.y) / 2
      }
    }
    #expect(abs(area(mesh(lower, upper, .monotone)) - whole) < 0.3)
  }

  private func scene(_ marks: [MarkGroup]) -> ChartScene {
    var spec = ChartSpec()
    spec.plot = .plane
    spec.marks = marks
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    return page.laidOut(size: [400, 300], text: BlockTextEngine()).built().charts[0]
  }

  private func line(_ x: [Double], _ y: [Double], _ series: [String]? = nil) -> MarkGroup {
    var group = MarkGroup(
      .line, x: Channel(label: "x", column: .numbers(x)),
      y: Channel(label: "y", column: .numbers(y)))
    group.series = series.map {
      Channel(label: "s", column: .categories(CategoryColumn($0)))
    }
    return group
  }

  @Test func eachSeriesIsALineOfItsOwn() {
    let items = scene([
      line([0, 0, 1, 1, 2, 2], [1, 2, 2, 3, 1, 2], ["a", "b", "a", "b", "a", "b"])
    ])
    .content
    #expect(items.map { $0.mask?.count } == [2, 2])
  }

  @Test func gapsPartALineAndLonePlacesAreDots() {
    let scene = scene([line([0, 1, 2, 3, 4, 5], [1, 2, .nan, 2, .nan, 1])])
    let strokes = scene.content.first?.mask ?? []
    #expect(strokes.count == 3)
    #expect(strokes.filter { $0.ax == $0.bx && $0.startEnd == .roundCap }.count == 2)
    #expect(scene.diagnostics.warnings.count == 1)
  }

  @Test func numberInDataOrderNotSorted() throws {
    let strokes = try #require(scene([line([2, 0, 1], [1, 2, 3])]).content.first?.mask)
    #expect(strokes.count == 2)
    #expect(strokes[0].ax > strokes[0].bx && strokes[1].ax < strokes[1].bx)
  }

  @Test func aMillionPlacesTakeFewStrokes() {
    let count = 1_000_000
    let y = (0..<count).map { Double(($0 &* 7919) % 1000) }
    let strokes = scene([line((0..<count).map(Double.init), y)]).content.first?.mask ?? []
    #expect(strokes.count < 4 * 400 * 8 && strokes.count > 400)
  }

  @Test func dashesAndSymbolsByDataHaveALegend() {
    var group = line([0, 1, 0, 1], [1, 2, 2, 3])
    let names = Channel(
      label: "kind", column: .categories(CategoryColumn(["p", "p", "q", "q"])))
    group.style.lineData = names
    let chart = {
      var spec = ChartSpec()
      spec.plot = .plane
      spec.marks = [group]
      return spec.resolved(theme: .light)
    }()
    guard case .categories(_, let entries)? = chart.legends.first else {
      Issue.record("no legend")
      return
    }
    #expect(entries.map(\.name) == ["p", "q"])
    guard case .stroke(let first, nil) = entries[0].symbol,
      case .stroke(let second, nil) = entries[1].symbol
    else {
      Issue.record("\(entries)")
      return
    }
    #expect(first.dash.lengths.isEmpty)
    #expect(second.dash.lengths == [8, 6])
    let items = scene([group]).content
    #expect(items.count == 2)
    #expect((items[1].mask?.count ?? 0) > 5 && items[0].mask?.count == 1)
  }
}
