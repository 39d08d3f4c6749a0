import Diagnostics
import Foundation
import RenderModel
import TestSupport
import Testing

@testable import ChartModel

/// Surfaces of data and the lines on them, on their way to vertex buffers.
struct SurfaceTests {
  private func build(_ spec: ChartSpec) throws -> (items: [DrawItem], diagnostics: Diagnostics) {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: [600, 450], text: BlockTextEngine()).built()
    try SceneValidator.validate(scene.scene)
    var diagnostics = spec.resolved(theme: .light).diagnostics
    diagnostics.merge(scene.diagnostics)
    return (try #require(scene.charts.first).content, diagnostics)
  }

  private func mesh(_ items: [DrawItem]) -> TriangleMesh {
    for case .triangles(let mesh) in items.map(\.geometry) { return mesh }
    return TriangleMesh()
  }

  private func mesh(_ spec: ChartSpec) throws -> TriangleMesh { mesh(try build(spec).items) }

  /// All kinds of surfaces shine as asked, held to what the model of reflection knows.
  @Test func materials() throws {
    var style = MarkStyle()
    style.metalness = 0.75
    style.roughness = 0.2
    let xs: [Double] = [0, 1, 0, 1]
    let zs: [Double] = [0, 0, 1, 1]
    var scattered = scattered(xs, zs, [1, 2, 3, 5])
    scattered.marks[0].style = style
    let specs = [
      ChartSpec.surface(count: 4, style: style) { x, z in x + z }, scattered,
      spec([0, 1], [0, 1], [1, 2, 3, 5], style),
    ]
    for spec in specs {
      let lighting = try build(spec).items.first?.material.lighting
      #expect(lighting == Material.Lighting(metalness: 0.75, roughness: 0.2))
    }
    style.metalness = 7
    style.roughness = -1
    let held = try build(.surface(count: 4, style: style) { x, z in x + z }).items.first
    #expect(held?.material.lighting == Material.Lighting(metalness: 1, roughness: 0))
  }

  private func strokes(_ items: [DrawItem]) -> [SegmentInstance] {
    for case .segments(let strokes) in items.map(\.geometry) { return strokes }
    return []
  }

  private func numbers(_ values: [Double]) -> Channel {
    Channel(label: "A", column: .numbers(values))
  }

  private func scattered(
    _ x: [Double], _ z: [Double], _ y: [Double], maximumEdge: Double? = nil
  ) -> ChartSpec {
    var spec = spec(x, z, y)
    spec.marks[0].mark = .scattered(maximumEdge: maximumEdge)
    return spec
  }

  private func spec(
    _ x: [Double], _ z: [Double], _ y: [Double],
    _ style: MarkStyle = MarkStyle()
  ) -> ChartSpec {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(.grid, x: numbers(x), y: numbers(y), z: numbers(z), style: style)
    ]
    return spec
  }

  private func footprint(_ mesh: TriangleMesh) -> Double {
    stride(from: 0, to: mesh.indices.count, by: 3).reduce(0.0) { sum, i in
      let a = mesh.vertices[Int(mesh.indices[i])]
      let b = mesh.vertices[Int(mesh.indices[i + 1])]
      let c = mesh.vertices[Int(mesh.indices[i + 2])]
      let twice = (b.x - a.x) * (c.z - a.z) - (c.x - a.x) * (b.z - a.z)
      return sum + Double(abs(twice)) / 2
    }
  }

  // MARK: Grids

  @Test func gridsAreSortedByPlace() throws {
    let sorted = try mesh(spec([0, 1, 3], [0, 2], [1, 2, 3, 4, 5, 6]))
    let turned = try mesh(spec([3, 0, 1], [2, 0], [6, 4, 5, 3, 1, 2]))
    #expect(!sorted.indices.isEmpty && sorted == turned)
  }

  @Test func datesAndCategoriesArePlaces() throws {
    var spec = spec([], [], [1, 2, 3, 4])
    spec.marks[0].x = Channel(label: "Day", column: .dates([0, 86400]))
    spec.marks[0].z = Channel(
      label: "Kind", column: .categories(CategoryColumn(["a", "b"])))
    let mesh = try mesh(spec)
    #expect(Set(mesh.vertices.map(\.x)) == [-0.5, 0.5])
    #expect(Set(mesh.vertices.map(\.z)) == [-0.25, 0.25])
  }

  @Test func badGridsAreSaid() throws {
    let repeated = try build(spec([0, 1, 1], [0, 2], [1, 2, 3, 4, 5, 6]))
    #expect(repeated.diagnostics.warnings.first?.description.contains("more than once") == true)
    #expect(mesh(repeated.items).indices.count == 6)
    let short = try build(spec([0, 1], [0, 1, 2], [1, 2, 3, 4]))
    #expect(short.diagnostics.warnings.contains { "\($0)".contains("4 values for 2 by 3") })
    #expect(mesh(short.items).indices.count == 6)
    let thin = try build(spec([0], [0, 1], [1, 2]))
    #expect(thin.items.isEmpty)
    #expect(thin.diagnostics.warnings.contains { "\($0)".contains("two each way") })
    let lost = try build(spec([0, .nan, 1], [0, 1], [1, 2, 3, 4, 5, 6]))
    #expect(lost.diagnostics.droppedCount == 1 && mesh(lost.items).indices.count == 6)
    #expect(try build(spec([], [], [])).items.isEmpty)
  }

  @Test func holesTakeOnlyTheCellsThatTouchThem() throws {
    let places = (0..<11).map { Double($0) }
    var heights = (0..<121).map { Double($0 % 11) }
    heights[0] = .nan
    #expect(try mesh(spec(places, places, heights)).indices.count / 3 == 198)
    heights[0] = 0
    heights[60] = .infinity
    let holed = try build(spec(places, places, heights))
    #expect(mesh(holed.items).indices.count / 3 == 192)
    #expect(holed.diagnostics.droppedCount == 1)
  }

  @Test func unevenGridsHaveTheNormalsOfTheirParabola() throws {
    let places = [0, 0.1, 0.3, 0.35, 0.8, 1.0]
    let heights = places.flatMap { _ in places.map { $0 * $0 } }
    var spec = spec(places, places, heights)
    for axis in PositionAxis.allCases { spec[axis].domain = .numbers(0, 1) }
    for vertex in try mesh(spec).vertices where abs(vertex.x) < 0.49 {
      let slope = 2 * (Double(vertex.x) + 0.5)
      #expect(abs(Double(-vertex.nx / vertex.ny) - slope) < 1e-5)
    }
  }

  @Test func gridsAreCutAtAllSixFaces() throws {
    let places = (0...20).map { Double($0) - 10 }
    let heights = places.flatMap { z in places.map { x in x + z } }
    var spec = spec(places, places, heights)
    spec.x.domain = .numbers(-3.3, 2.7)
    spec.z.domain = .numbers(-2.2, 5.1)
    spec.y.domain = .numbers(-4, 4)
    spec.z.range = -0.7...0.7
    let mesh = try mesh(spec)
    let used = Set(mesh.indices).map { mesh.vertices[Int($0)] }
    #expect(used.map(\.x).min() == -0.5 && used.map(\.x).max() == 0.5)
    #expect(used.map(\.y).min() == -0.5 && used.map(\.y).max() == 0.5)
    #expect(used.map(\.z).min() == -0.7 && used.map(\.z).max() == 0.7)
    // In data: the rectangle less the triangles where x + z is beyond 4 and -4.
    let area = 6 * 7.3 - (3.8 * 3.8) / 2 - (1.5 * 1.5) / 2
    #expect(abs(footprint(mesh) * 6 * 7.3 / 1.4 - area) < 1e-4)
    // All on the plane of the data.
    for vertex in used {
      let x = -0.3 + 6 * Double(vertex.x)
      let z = 1.45 - 7.3 * Double(vertex.z) / 1.4
      #expect(abs(8 * Double(vertex.y) - x - z) < 1e-5)
    }
  }

  @Test func dataFarBeyondTheBoxIsCutToo() throws {
    var wide = spec([-1e300, 1e300], [-1e300, 1e300], [0, 0, 0, 0])
    for axis in PositionAxis.allCases { wide[axis].domain = .numbers(-1, 1) }
    #expect(abs(footprint(try mesh(wide)) - 1) < 1e-5)
    let outside = spec([5, 6], [0, 1], [0, 0, 0, 0])
    var elsewhere = outside
    elsewhere.x.domain = .numbers(0, 1)
    #expect(try build(elsewhere).items.isEmpty)
  }

  @Test func aFourthDimensionRunsAlongTheRamp() throws {
    var style = MarkStyle()
    style.foreground = .encoded(numbers([0, 1, 2, 4]))
    let mesh = try mesh(spec([1, 0], [0, 1], [0, 0, 0, 0], style))
    let coordinates = mesh.vertices.map { vertex in
      (vertex.x < 0 ? 0 : 1, vertex.z > 0 ? 0 : 1, vertex.u)
    }
    for (column, row, u) in coordinates {
      #expect(u == [[0.25, 0], [1, 0.5]][row][column])
    }
    style.foreground = .encoded(numbers([.nan, 0, 2, 4]))
    let items = try build(spec([1, 0], [0, 1], [0, 0, 0, 0], style)).items
    // The triangles with the missing corner are grey.
    #expect(items.map(\.geometry.count) == [1, 1])
    #expect(items.last?.material.color == .solid(Palette(theme: .light).system(.gray)))
    style.foreground = .encoded(numbers([0, 2, 4]))
    #expect(try build(spec([1, 0], [0, 1], [0, 0, 0, 0], style)).diagnostics.warnings.count == 1)
  }

  // MARK: Scattered points

  @Test func scatteredPointsFillTheirHull() throws {
    var numbers = RandomNumbers(seed: 3)
    func values() -> [Double] { (0..<300).map { _ in Double.random(in: 0...1, using: &numbers) } }
    let (x, z) = (values() + [0, 0, 1, 1], values() + [0, 1, 0, 1])
    let plane = zip(x, z).map { $0 + 2 * $1 }
    let built = try build(scattered(x, z, plane))
    #expect(abs(footprint(mesh(built.items)) - 1) < 1e-5 && built.diagnostics.isEmpty)
    let normals = mesh(built.items).vertices.map { [$0.nx, $0.ny, $0.nz] }
    // y spans 3 in the same box as x and z span 1.
    for normal in normals {
      #expect(abs(normal[0] / normal[1] + 1.0 / 3) < 1e-3)
      #expect(abs(normal[2] / normal[1] - 2.0 / 3) < 1e-3)
    }
  }

  @Test func unitsDoNotMatter() throws {
    var numbers = RandomNumbers(seed: 4)
    let x = (0..<80).map { _ in Double.random(in: 0...1, using: &numbers) }
    let z = (0..<80).map { _ in Double.random(in: 0...1, using: &numbers) }
    func indices(_ xFactor: Double, _ zFactor: Double) throws -> [UInt32] {
      var spec = scattered(x.map { $0 * xFactor }, z.map { $0 * zFactor }, x)
      spec.x.domain = .numbers(0, xFactor)
      spec.z.domain = .numbers(0, zFactor)
      return try mesh(spec).indices
    }
    #expect(try indices(1, 1) == indices(1024, 1.0 / 1024))
  }

  @Test func pointsAtOnePlaceAreTheirMean() throws {
    let built = try build(
      scattered([0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 3]))
    let mesh = mesh(built.items)
    #expect(mesh.indices.count == 3)
    #expect(built.diagnostics.warnings.contains { "\($0)".contains("mean height") })
    // 2 of the domain 0...3.
    let corner = try #require(mesh.vertices.first { $0.x == -0.5 && $0.z == 0.5 })
    #expect(abs(corner.y - Float(2.0 / 3 - 0.5)) < 1e-6)
  }

  @Test func whatMakesNoTrianglesIsSaid() throws {
    let line = (0..<50).map { Double($0) }
    for spec in [
      scattered(line, line.map { $0 * 1.7 }, line),
      scattered([1, 2], [1, 2], [1, 2]),
      scattered([], [], []),
      scattered([0, 1, 0], [0, 0, 1], [0, 0, 0], maximumEdge: 0.01),
    ] {
      let built = try build(spec)
      #expect(built.items.isEmpty && !built.diagnostics.isEmpty)
    }
  }

  @Test func longTrianglesAreLeftOut() throws {
    let x = [0.0, 0, 0.1, 0.1, 0.9, 0.9, 1, 1]
    let z = [0.0, 0.1, 0, 0.1, 0.9, 1, 0.9, 1]
    let mesh = try mesh(scattered(x, z, x, maximumEdge: 0.2))
    #expect(mesh.indices.count / 3 == 4)
    #expect(abs(footprint(mesh) - 0.02) < 1e-6)
  }

  // MARK: Functions

  @Test func polesAreNoWalls() throws {
    var spec = ChartSpec.surface(count: 40) { x, _ in 1 / (x - 0.013) }
    spec.y.domain = .numbers(-5, 5)
    let mesh = try mesh(spec)
    // No triangle joins the branches.
    for first in stride(from: 0, to: mesh.indices.count, by: 3) {
      let heights = (0..<3).map { mesh.vertices[Int(mesh.indices[first + $0])].y }
      #expect((heights.max() ?? 0) - (heights.min() ?? 0) < 0.7)
    }
    // |x - 0.013| > 0.2 of -1...1.
    #expect(abs(footprint(mesh) - 0.8) < 4e-3)
  }

  @Test func steepPlacesStayWalls() throws {
    var spec = ChartSpec.surface(count: 40) { x, _ in 3 * tanh(300 * x) }
    spec.y.domain = .numbers(-1, 1)
    #expect(try !mesh(spec).indices.isEmpty)
    let step = ChartSpec.surface(count: 40) { x, _ in x < 0.2 ? 0 : 1 }
    #expect(abs(footprint(try mesh(step)) - 1) < 1e-6)
  }

  @Test func bordersOfAFunctionAreItsOwn() throws {
    let mesh = try mesh(
      ChartSpec.surface(count: 24) { x, z in (1 - x * x - z * z).squareRoot() })
    // A circle of radius half a unit, less what its chords cut off.
    #expect(abs(footprint(mesh) - .pi / 4) < 2e-3)
    var counts: [[UInt32]: Int] = [:]
    for first in stride(from: 0, to: mesh.indices.count, by: 3) {
      for corner in 0..<3 {
        let edge = [mesh.indices[first + corner], mesh.indices[first + (corner + 1) % 3]].sorted()
        counts[edge, default: 0] += 1
      }
    }
    let rim = counts.filter { $0.value == 1 }.keys.joined()
    for vertex in Set(rim).map({ mesh.vertices[Int($0)] }) {
      #expect(abs(hypot(Double(vertex.x), Double(vertex.z)) - 0.5) < 1e-5)
    }
  }

  @Test func noiseIsDrawnAsItIsSampled() throws {
    var spec = ChartSpec.surface(count: 30) { x, z in (x * 1e7).truncatingRemainder(dividingBy: 3) }
    spec.y.domain = .numbers(-1, 1)
    #expect(try !mesh(spec).indices.isEmpty)
  }

  // MARK: Lines

  private func lined(_ lines: SurfaceLines, _ domain: DomainSpec? = nil) throws -> [DrawItem] {
    var style = MarkStyle()
    style.surfaceLines = lines
    var spec = ChartSpec.surface(count: 33, style: style) { x, z in x * x + z * z - 0.2 }
    if let domain { spec.y.domain = domain }
    return try build(spec).items
  }

  @Test func contoursLieOnTheirLevels() throws {
    let items = try lined(
      SurfaceLines(contours: ContourLines(levels: .values([-3, 0, 0.5, 9]), isOnFloor: true)),
      .numbers(-1, 1))
    #expect(items.map(\.name) == ["surface 1", "surface 1 contours", "surface 1 floor"])
    let strokes = strokes(items)
    #expect(Set(strokes.flatMap { [$0.ay, $0.by] }) == [0, 0.25])
    for stroke in strokes {
      let radius = stroke.ay == 0 ? 0.2.squareRoot() / 2 : 0.7.squareRoot() / 2
      #expect(abs(hypot(Double(stroke.ax), Double(stroke.az)) - radius) < 2e-3)
    }
    #expect(strokes.allSatisfy { $0.lift > 0 })
    // Both circles are closed: each place has a stroke that ends there and one that starts.
    let starts = Set(strokes.map { [$0.ax, $0.ay, $0.az] })
    #expect(starts == Set(strokes.map { [$0.bx, $0.by, $0.bz] }) && starts.count == strokes.count)
    guard case .segments(let floor)? = items.last?.geometry else { return }
    #expect(floor.count == strokes.count && floor.allSatisfy { $0.ay == -0.5 && $0.by == -0.5 })
  }

  @Test func countedContoursAreAtTicks() throws {
    let items = try lined(
      SurfaceLines(contours: ContourLines(levels: .count(5))), .numbers(-1, 1))
    #expect(Set(strokes(items).map(\.ay)) == [0, 0.25, 0.5])
  }

  @Test func meshLinesFollowTheGrid() throws {
    var style = MarkStyle()
    style.surfaceLines = SurfaceLines(mesh: MeshLines(spacing: .every(2)))
    let places = [0.0, 1, 2, 5, 6, 10]
    let heights = places.flatMap { z in places.map { x in x * z } }
    let strokes = strokes(try build(spec(places, places, heights, style)).items)
    let along = strokes.filter { $0.ax == $0.bx && $0.az != $0.bz }
    // Lines 0, 2, 4 and the last.
    #expect(Set(along.map { Double(($0.ax + 0.5) * 10).rounded() }) == [0, 2, 6, 10])
    #expect(strokes.filter { $0.az == $0.bz }.isEmpty == false)
    let length = along.reduce(0) { $0 + abs($1.az - $1.bz) }
    #expect(abs(length - 4) < 1e-5)
  }

  @Test func meshLinesEndWhereTheSurfaceDoes() throws {
    let items = try lined(SurfaceLines(mesh: MeshLines(spacing: .count(8))), .numbers(-0.1, 0.3))
    let strokes = strokes(items)
    #expect(!strokes.isEmpty)
    #expect(strokes.allSatisfy { max(abs($0.ay), abs($0.by)) <= 0.5 })
    #expect(strokes.contains { max(abs($0.ay), abs($0.by)) == 0.5 })
  }

  @Test func linesAreDarkerThanTheirSurface() throws {
    let lines = SurfaceLines(mesh: MeshLines(spacing: .count(4)))
    let blue = Palette(theme: .light).category(0)
    let color = try #require(strokes(try lined(lines)).first?.startColor)
    #expect(color.blue < blue.blue && color.alpha == 255)
    let red = MeshLines(
      spacing: .count(4), style: LineStyle(width: 3, color: .system(.red, opacity: 1)))
    let stroke = try #require(strokes(try lined(SurfaceLines(mesh: red))).first)
    #expect(stroke.startColor == Palette(theme: .light).system(.red) && stroke.width == 3)
  }

  @Test func pathsAreLinkedWhole() {
    let open = PathLinker([(3, 2), (1, 2), (3, 4), (2, 1)])
    #expect(open.paths == [[1, 2, 3, 4]] || open.paths == [[4, 3, 2, 1]])
    let closed = PathLinker([(1, 2), (2, 3), (3, 1)])
    #expect(closed.paths.count == 1 && closed.paths[0].count == 4)
    #expect(closed.paths[0].first == closed.paths[0].last)
    // A figure of eight has a crossing at 0.
    let eight = PathLinker([(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0)])
    #expect(eight.paths.map(\.count).sorted() == [4, 4])
    #expect(PathLinker<Int>([]).paths.isEmpty)
  }

  @Test func rowsOfATableMakeAGrid() {
    var rows = MarkGroup(
      .point, x: numbers([0, 1, 0, 1, 0]), y: numbers([1, 2, 3, 4, 5]),
      z: numbers([0, 0, 1, 1, 2]))
    rows.style.foreground = .encoded(numbers([9, 8, 7, 6, 5]))
    let (grid, dropped) = MarkGroup.surface(of: rows)
    guard case .grid = grid.mark, case .numbers(let x) = grid.x.column,
      case .numbers(let heights) = grid.y.column, case .numbers(let z) = grid.z.column,
      case .encoded(let color) = grid.style.foreground, color.column.count == 6
    else {
      Issue.record("\(grid)")
      return
    }
    #expect(x == [0, 1] && z == [0, 1, 2] && dropped == 0)
    #expect(Array(heights.prefix(5)) == [1, 2, 3, 4, 5] && heights[5].isNaN)
    for (x, z) in [([0.0, 1, 0, 0], [0.0, 0, 1, 0]), ([0.0, 1, 2, 3, 4], [5.0, 6, 7, 8, 9])] {
      let rows = MarkGroup(.point, x: numbers(x), y: numbers(x), z: numbers(z))
      guard case .scattered = MarkGroup.surface(of: rows).group.mark else {
        Issue.record("no grid")
        continue
      }
    }
  }
}
