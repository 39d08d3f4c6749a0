import ChartModel
import RenderModel
import Testing

struct StrokedPathTests {
  private let red = RGBA8(red: 200, green: 0, blue: 0)
  private let blue = RGBA8(red: 0, green: 0, blue: 200)
  private let places: [SIMD3<Double>] = [[0, 0, 0], [10, 0, 0], [10, 10, 0], [0, 10, 0]]

  private func start(_ s: SegmentInstance) -> SIMD3<Float> { [s.ax, s.ay, s.az] }
  private func end(_ s: SegmentInstance) -> SIMD3<Float> { [s.bx, s.by, s.bz] }
  private func before(_ s: SegmentInstance) -> SIMD3<Float> { [s.beforeX, s.beforeY, s.beforeZ] }
  private func after(_ s: SegmentInstance) -> SIMD3<Float> { [s.afterX, s.afterY, s.afterZ] }

  private func path(_ dash: [Double], phase: Double = 0, scale: Double = 1) -> StrokedPath {
    StrokedPath(
      width: 2, join: .miter, cap: .round, dash: DashPattern(lengths: dash, phase: phase),
      pointsPerUnit: scale)
  }

  @Test func anOpenLineJoinsInsideAndEndsOutside() {
    let path = StrokedPath(width: 3, join: .bevel, cap: .square, lift: 1.5)
    let strokes = path.segments(through: places, colors: [red, blue, red, blue])
    #expect(strokes.map(\.startEnd) == [.squareCap, .bevelJoin, .bevelJoin])
    #expect(strokes.map(\.endEnd) == [.bevelJoin, .bevelJoin, .squareCap])
    #expect(strokes.map(\.startColor) == [red, blue, red])
    #expect(strokes.map(\.endColor) == [blue, red, blue])
    #expect(strokes.allSatisfy { $0.width == 3 && $0.lift == 1.5 })
    for (first, second) in zip(strokes, strokes.dropFirst()) {
      #expect(end(first) == start(second))
      #expect(after(first) == end(second))
      #expect(before(second) == start(first))
    }
  }

  @Test func aClosedLineJoinsEverywhere() {
    let whole = StrokedPath(width: 1).segments(through: places, color: red, isClosed: true)
    #expect(whole.count == 4)
    #expect(whole.allSatisfy { $0.startEnd == .roundJoin && $0.endEnd == .roundJoin })
    #expect(before(whole[0]) == [0, 10, 0])
    #expect(end(whole[3]) == [0, 0, 0])
    #expect(after(whole[3]) == [10, 0, 0])
    let repeated = StrokedPath(width: 1).segments(
      through: places + [places[0]], color: red, isClosed: true)
    #expect(repeated == whole)
    // Two places enclose nothing.
    let line = StrokedPath(width: 1).segments(
      through: Array(places.prefix(2)), color: red, isClosed: true)
    #expect(line.count == 1 && line[0].endEnd == .butt)
  }

  @Test func dashesRunOnRoundCorners() {
    let strokes = path([6, 6]).segments(through: places, color: red)
    // 0...6, 12...18, 24...30 of 30.
    #expect(strokes.map { start($0) } == [[0, 0, 0], [10, 2, 0], [6, 10, 0]])
    #expect(strokes.map { end($0) } == [[6, 0, 0], [10, 8, 0], [0, 10, 0]])
    #expect(strokes.allSatisfy { $0.startEnd == .roundCap && $0.endEnd == .roundCap })
    let bent = path([6, 6], phase: -8).segments(through: places, color: red)
    // -4...2 is a gap's rest and 8...14 goes round a corner.
    let corner = bent.filter { end($0) == [10, 0, 0] }
    #expect(corner.map(\.endEnd) == [.miterJoin])
    #expect(corner.map { after($0) } == [[10, 4, 0]])
  }

  @Test func miterLimitsGoToEveryStroke() {
    let path = StrokedPath(width: 2, join: .miter, miterLimit: MiterLimit(4))
    let strokes = path.segments(through: places, color: red)
    #expect(strokes.allSatisfy { $0.miterLimit == MiterLimit(4) })
  }

  @Test func miterLimitsOfAnySize() {
    #expect(MiterLimit(10) == .standard)
    #expect(MiterLimit(4).cosine == 0.25)
    let least = [1, 0, -3, .nan, -.infinity].map { MiterLimit($0).cosine }
    #expect(least.allSatisfy { $0 == 1 })
    for huge in [1e5, 1e300, .infinity] { #expect(abs(MiterLimit(huge).cosine - 1 / 65000) < 1e-9) }
  }

  @Test func dashesAreMeasuredInPoints() {
    let strokes = path([6, 6], scale: 3).segments(through: [[0, 0, 0], [8, 0, 0]], color: red)
    #expect(strokes.map { start($0).x } == [0, 4])
    #expect(strokes.map { end($0).x } == [2, 6])
  }

  @Test func dashesOfNoLengthAreDots() {
    let dots = path([0, 5]).segments(through: [[0, 0, 0], [0, 10, 0]], color: red)
    #expect(dots.count == 2)
    #expect(dots.map { start($0).y } == [0, 5])
    #expect(dots.allSatisfy { end($0).y > start($0).y && end($0).y < start($0).y + 0.02 })
    let butts = StrokedPath(width: 2, dash: DashPattern(lengths: [0, 5]))
    #expect(butts.segments(through: [[0, 0, 0], [0, 10, 0]], color: red).isEmpty)
  }

  @Test func dashesKeepTheColoursOfTheirPlaces() {
    let strokes = path([5, 5]).segments(
      through: [[0, 0, 0], [20, 0, 0]],
      colors: [RGBA8(red: 0, green: 0, blue: 0), RGBA8(red: 200, green: 100, blue: 0, alpha: 55)])
    #expect(strokes.map(\.startColor.red) == [0, 100])
    #expect(strokes.map(\.endColor.red) == [50, 150])
    #expect(strokes.map(\.endColor.alpha) == [205, 105])
  }

  @Test func badPlacesBreakTheLine() {
    let broken: [SIMD3<Double>] = [
      [0, 0, 0], [1, 0, 0], [.nan, 0, 0], [2, 0, 0], [2, 0, 0], [3, 0, 0], [1e300, 0, 0],
      [4, 0, 0],
    ]
    let strokes = StrokedPath(width: 1, cap: .round).segments(through: broken, color: red)
    #expect(strokes.map { start($0).x } == [0, 2, 4])
    #expect(strokes.map { end($0).x } == [1, 3, 4])
    #expect(strokes.allSatisfy { $0.startEnd == .roundCap && $0.endEnd == .roundCap })
    #expect(StrokedPath(width: 1).segments(through: broken, color: red).count == 2)
    #expect(StrokedPath(width: 1).segments(through: [], color: red).isEmpty)
    #expect(StrokedPath(width: 1).segments(through: places, colors: []).isEmpty)
  }
}
