import Foundation
import TestSupport
import Testing

@testable import ChartModel

/// Curves against the definitions that they are published with.
@Suite struct CurveTests {
  private func expect(_ place: SIMD2<Double>, _ x: Double, _ y: Double) {
    #expect(abs(place.x - x) < 1e-12 && abs(place.y - y) < 1e-12, "\(place) is not \(x) \(y)")
  }

  /// Slopes by hand: secants 1, 0.5, 3.5; within min(1, 0.5, 0.375) and min(0.5, 3.5, 1) twice; at
  /// the ends (3 * 1 - 0.75) / 2 and (3 * 3.5 - 1) / 2.
  @Test func monotoneHasSteffensSlopes() {
    let pieces = Interpolation.monotone.pieces(through: [[0, 0], [1, 1], [2, 1.5], [3, 5]])
    #expect(pieces.count == 3)
    expect(pieces[0].startControl, 1 / 3, 1.125 / 3)
    expect(pieces[0].endControl, 2 / 3, 1 - 0.75 / 3)
    expect(pieces[1].startControl, 4 / 3, 1 + 0.75 / 3)
    expect(pieces[1].endControl, 5 / 3, 1.5 - 1.0 / 3)
    expect(pieces[2].startControl, 7 / 3, 1.5 + 1.0 / 3)
    expect(pieces[2].endControl, 8 / 3, 5 - 4.75 / 3)
  }

  /// Uneven steps: secants 2 and 1 over 1 and 3; the parabola's slope is (2 * 3 + 1 * 1) / 4.
  @Test func monotoneWeighsUnevenSteps() {
    let pieces = Interpolation.monotone.pieces(through: [[0, 0], [1, 2], [4, 5]])
    let slope = 2 * min(2, 1, 1.75 / 2)
    expect(pieces[0].endControl, 2 / 3, 2 - slope / 3)
    expect(pieces[1].startControl, 2, 2 + slope)
  }

  @Test(arguments: [CurveDirection.x, .y])
  func monotoneStaysBetweenItsPoints(direction: CurveDirection) {
    var generator = RandomNumbers(seed: 7)
    var points: [SIMD2<Double>] = []
    var along = 0.0
    for _ in 0..<200 {
      along += Double.random(in: 0.01...1, using: &generator)
      let across = Double.random(in: -1...1, using: &generator)
      points.append(direction == .x ? [along, across] : [across, along])
    }
    let across = direction.across
    for piece in Interpolation.monotone.pieces(through: points, along: direction) {
      let range =
        min(piece.start[across], piece.end[across])...max(piece.start[across], piece.end[across])
      for t in stride(from: 0.0, through: 1, by: 0.05) {
        let value = piece.point(at: t)[across]
        #expect(value >= range.lowerBound - 1e-12 && value <= range.upperBound + 1e-12)
      }
    }
  }

  @Test func monotoneIsLevelAtExtremes() {
    let pieces = Interpolation.monotone.pieces(through: [[0, 0], [1, 3], [2, 1]])
    expect(pieces[0].endControl, 2 / 3, 3)
    expect(pieces[1].startControl, 4 / 3, 3)
  }

  @Test func cardinalTakesTheWayBetweenNeighbours() {
    let points: [SIMD2<Double>] = [[0, 0], [1, 2], [3, 1], [4, 4]]
    let pieces = Interpolation.cardinal(tension: 0).pieces(through: points)
    expect(pieces[0].startControl, 0, 0)
    expect(pieces[0].endControl, 1 - 0.5, 2 - 1.0 / 6)
    expect(pieces[1].startControl, 1 + 0.5, 2 + 1.0 / 6)
    expect(pieces[1].endControl, 3 - 0.5, 1 - 2.0 / 6)
    expect(pieces[2].endControl, 4, 4)
    let tense = Interpolation.cardinal(tension: 1).pieces(through: points)
    for piece in tense {
      #expect(piece.startControl == piece.start && piece.endControl == piece.end)
    }
    let half = Interpolation.cardinal(tension: 0.5).pieces(through: points)
    expect(half[1].startControl, 1 + 0.25, 2 + 1.0 / 12)
  }

  @Test func uniformCatmullRomIsCardinal() {
    let points: [SIMD2<Double>] = [[0, 0], [1, 2], [3, 1], [4, 4], [9, 2]]
    let uniform = Interpolation.catmullRom(alpha: 0).pieces(through: points)
    let cardinal = Interpolation.cardinal(tension: 0).pieces(through: points)
    for (a, b) in zip(uniform, cardinal) {
      expect(a.startControl, b.startControl.x, b.startControl.y)
      expect(a.endControl, b.endControl.x, b.endControl.y)
    }
  }

  /// Knots 1, 2 and 1 apart: (5 * 1 - 0 * 4 + 1 * (2 + 6 + 4)) / (3 * 1 * 3).
  @Test func centripetalCatmullRomHasKnotsByDistance() {
    let pieces = Interpolation.catmullRom(alpha: 0.5)
      .pieces(through: [[0, 0], [1, 0], [5, 0], [6, 0]])
    expect(pieces[1].startControl, 17.0 / 9, 0)
    expect(pieces[1].endControl, 6 - 17.0 / 9, 0)
  }

  @Test func stepsTurnWhereTheyShould() {
    let points: [SIMD2<Double>] = [[0, 1], [2, 5]]
    func corners(_ method: Interpolation, _ direction: CurveDirection = .x) -> [SIMD2<Double>] {
      method.flattened(points, along: direction, tolerance: 1).points
    }
    #expect(corners(.stepStart) == [[0, 1], [2, 1], [2, 5]])
    #expect(corners(.stepEnd) == [[0, 1], [0, 5], [2, 5]])
    #expect(corners(.stepCenter) == [[0, 1], [1, 1], [1, 5], [2, 5]])
    #expect(corners(.stepStart, .y) == [[0, 1], [0, 5], [2, 5]])
  }

  @Test(arguments: [
    Interpolation.monotone, .cardinal(tension: 0), .catmullRom(alpha: 0.5), .catmullRom(alpha: 1),
  ])
  func chordsKeepTheTolerance(method: Interpolation) {
    let points = (0..<40).map { SIMD2(Double($0) * 12, 100 * sin(Double($0) * 1.7)) }
    let flat = method.flattened(points, tolerance: 0.05)
    #expect(flat.knots.count == points.count)
    for (knot, point) in zip(flat.knots, points) { #expect(flat.points[knot] == point) }
    for (index, piece) in method.pieces(through: points).enumerated() {
      let chords = flat.knots[index + 1] - flat.knots[index]
      for chord in 0..<chords {
        let a = flat.points[flat.knots[index] + chord]
        let b = flat.points[flat.knots[index] + chord + 1]
        for part in [0.25, 0.5, 0.75] {
          let p = piece.point(at: (Double(chord) + part) / Double(chords))
          let way = (b - a) / max((b - a).length, 1e-12)
          #expect(abs((p - a).x * way.y - (p - a).y * way.x) <= 0.05)
        }
      }
    }
  }

  @Test func oddPointsStayFinite() {
    let sets: [[SIMD2<Double>]] = [
      [], [[1, 1]], [[1, 1], [1, 1]], [[0, 0], [0, 0], [1, 1]],
      [[0, 0], [0, 5], [0, -3], [1, 0]],
      [[3, 0], [2, 1], [2.5, 0], [1, 4]],
    ]
    let methods: [Interpolation] = [
      .linear, .monotone, .cardinal(tension: 0), .cardinal(tension: .nan), .catmullRom(alpha: 0.5),
      .catmullRom(alpha: .infinity), .stepStart, .stepCenter, .stepEnd,
    ]
    for points in sets {
      for method in methods {
        let flat = method.flattened(points, tolerance: 0.05)
        #expect(flat.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(method) \(points)")
        #expect(flat.points.first == points.first && flat.points.last == points.last)
      }
    }
  }
}
