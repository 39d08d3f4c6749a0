import Foundation
import TestSupport
import Testing

@testable import ChartModel

/// The triangulation of points in a plane.
struct DelaunayTests {
  private static func random(_ count: Int, seed: UInt64) -> [SIMD2<Double>] {
    var numbers = RandomNumbers(seed: seed)
    return (0..<count).map { _ in
      [
        Double.random(in: -1...1, using: &numbers), Double.random(in: -1...1, using: &numbers),
      ]
    }
  }

  private static let grid: [SIMD2<Double>] = (0..<400).map { index in
    SIMD2(Double(index / 20), Double(index % 20))
  }

  private static let circle: [SIMD2<Double>] = (0..<100).map { step in
    let turn = Double(step) / 100 * 2 * Double.pi
    return SIMD2(cos(turn), sin(turn))
  }

  /// Points on hexagons, four of which and more lie on one circle everywhere.
  private static let hexagons: [SIMD2<Double>] = (0..<144).map { index in
    let (u, v) = (Double(index / 12), Double(index % 12))
    return SIMD2(u + v.truncatingRemainder(dividingBy: 2) / 2, v * 0.75.squareRoot())
  }

  private static func points(
    _ count: Int, _ place: (Double) -> (Double, Double)
  ) -> [SIMD2<Double>] {
    (0..<count).map { index in
      let (u, v) = place(Double(index))
      return SIMD2(u, v)
    }
  }

  static let names = sets.keys.sorted()

  static let sets: [String: [SIMD2<Double>]] = {
    var sets: [String: [SIMD2<Double>]] = [:]
    sets["random"] = random(500, seed: 1)
    sets["grid"] = grid
    sets["circle"] = circle
    sets["hexagons"] = hexagons
    sets["grid and random"] = grid.map { $0 / 20 } + random(200, seed: 2)
    sets["tiny"] = random(200, seed: 3).map { $0 * 1e-300 }
    sets["huge"] = random(200, seed: 4).map { $0 * 1e300 }
    sets["far"] = random(200, seed: 5).map { $0 * 1e-3 + SIMD2(1e6, -1e6) }
    sets["two lines"] = points(50) { ($0, 0) } + points(50) { ($0, 1) }
    sets["parabola"] = points(200) { ($0, $0 * $0) }
    sets["comb"] = points(100) { ($0, $0.truncatingRemainder(dividingBy: 2) * 50) }
    sets["repeated"] = random(50, seed: 6) + random(50, seed: 6)
    sets["clusters"] = random(100, seed: 7).map { $0 * 1e-6 } + random(100, seed: 8)
    sets["three"] = [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1)]
    sets["four"] = [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)]
    return sets
  }()

  @Test(arguments: names)
  func noPointLiesInACircle(set: String) throws {
    let points = try #require(DelaunayTests.sets[set])
    let triangulation = Delaunay(points)
    let snapped = PlanePoint.snapped(points)
    let places = triangulation.firsts.map { first in snapped[first] }
    for corners in triangulation.triangles {
      let (a, b, c) = (places[Int(corners.x)], places[Int(corners.y)], places[Int(corners.z)])
      try #require(PlanePoint.turn(a, b, c) > 0)
      for d in places where DelaunayTests.isInside(a, b, c, d) {
        Issue.record("\(set): \(d) lies in the circle of \(a) \(b) \(c)")
        return
      }
    }
  }

  /// The determinant in 128 bits, without any shortcut.
  private static func isInside(
    _ a: PlanePoint, _ b: PlanePoint, _ c: PlanePoint, _ d: PlanePoint
  ) -> Bool {
    func row(_ p: PlanePoint) -> (Int128, Int128, Int128) {
      let (u, v) = (Int128(p.u) - Int128(d.u), Int128(p.v) - Int128(d.v))
      return (u, v, u * u + v * v)
    }
    let (p, q, r) = (row(a), row(b), row(c))
    return p.0 * (q.1 * r.2 - q.2 * r.1) - p.1 * (q.0 * r.2 - q.2 * r.0)
      + p.2 * (q.0 * r.1 - q.1 * r.0) > 0
  }

  @Test(arguments: names)
  func trianglesFillTheHull(set: String) throws {
    let points = try #require(DelaunayTests.sets[set])
    let triangulation = Delaunay(points)
    let snapped = PlanePoint.snapped(points)
    let places = triangulation.firsts.map { snapped[$0] }
    let twice = triangulation.triangles.reduce(0) { sum, corners in
      sum
        + PlanePoint.turn(
          places[Int(corners.x)], places[Int(corners.y)], places[Int(corners.z)])
    }
    let hull = DelaunayTests.hull(places.sorted())
    let area = (1..<max(hull.count - 1, 1)).reduce(0) { sum, index in
      sum + PlanePoint.turn(hull[0], hull[index], hull[index + 1])
    }
    // In whole numbers, so exactly.
    #expect(twice == area)
    #expect(Set(triangulation.triangles.flatMap { [$0.x, $0.y, $0.z] }).count == places.count)
  }

  /// Andrew's monotone chain (1979).
  private static func hull(_ points: [PlanePoint]) -> [PlanePoint] {
    func chain(_ points: [PlanePoint]) -> [PlanePoint] {
      var chain: [PlanePoint] = []
      for point in points {
        while chain.count >= 2,
          PlanePoint.turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    return chain(points).dropLast() + chain(points.reversed()).dropLast()
  }

  @Test func pointsOnALineHaveNoTriangles() {
    #expect(Delaunay(DelaunayTests.points(100) { ($0, $0) }).isFlat)
    #expect(Delaunay((0..<100).map { [0.25, Double($0)] }).isFlat)
    #expect(
      Delaunay([]).isFlat && Delaunay([[1, 1]]).isFlat && Delaunay([[1, 1], [2, 2]]).isFlat)
    #expect(Delaunay(Array(repeating: [3, 4], count: 10)).firsts == [0])
  }

  @Test func whatIsNotFiniteIsNoVertex() {
    let triangulation = Delaunay([[0, 0], [.nan, 1], [1, 0], [0, .infinity], [0, 1], [0, 0]])
    #expect(triangulation.triangles.count == 1)
    #expect(triangulation.vertexOfPoint[1] == -1 && triangulation.vertexOfPoint[3] == -1)
    #expect(triangulation.vertexOfPoint[0] == triangulation.vertexOfPoint[5])
    #expect(triangulation.firsts.contains(0) && !triangulation.firsts.contains(5))
  }

  @Test func extremesOfDoublesAreTriangulated() {
    let most = Double.greatestFiniteMagnitude
    let least = Double.leastNonzeroMagnitude
    #expect(Delaunay([[-most, -most], [most, -most], [0, most]]).triangles.count == 1)
    #expect(Delaunay([[0, 0], [least * 4, 0], [0, least * 4]]).triangles.count == 1)
    #expect(Delaunay([[-most, 0], [most, 0], [0, 1]]).isFlat)
  }

  @Test func aGridsCellsAreTwoTrianglesEach() {
    // Every cell of a grid is two triangles, however its diagonal runs.
    #expect(Delaunay(DelaunayTests.grid).triangles.count == 2 * 19 * 19)
  }
}
