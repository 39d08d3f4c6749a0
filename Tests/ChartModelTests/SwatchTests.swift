import RenderModel
import TestSupport
import Testing

@testable import ChartModel

/// What stands before the names of a legend: as the marks look.
struct SwatchTests {
  private let text = BlockTextEngine()

  private func entries(_ spec: ChartSpec) -> [LegendEntry] {
    guard case .categories(_, let entries)? = spec.resolved(theme: .light).legends.first else {
      return []
    }
    return entries
  }

  private func legend(_ spec: ChartSpec) -> [DrawItem] {
    PageSpec([.chart(spec)]).resolved(theme: .light).laidOut(size: [500, 400], text: text).built()
      .charts[0].legend
  }

  @Test func eachNameHasTheBodyAndTheOpacityOfItsMarks() {
    var style = MarkStyle()
    style.symbol = .each([.cone, .sphere, .cube])
    style.opacity = .each([0.5, 1, 0.25])
    let spec = ChartSpec.points(color: ["A", "B", "C"], style: style)
    let entries = entries(spec)
    #expect(
      entries.map(\.symbol) == [.body(.cone, .identity), .disc, .body(.cube, .identity)])
    #expect(entries.map(\.color.alpha) == [128, 255, 64])
    // Marks are no fainter for what the legend shows.
    guard case .points(let points)? = spec.resolved(theme: .light).marks.first,
      case .each(let colors) = points.foreground
    else { return #expect(Bool(false), "no colours") }
    #expect(colors.map(\.alpha) == [128, 255, 64])
  }

  @Test func aNameOfTwoGroupsLooksAsTheFirst() {
    var cubes = MarkStyle()
    cubes.symbol = .same(.cube)
    var spec = ChartSpec.points(color: ["A", "A", "B"], style: cubes)
    spec.marks += ChartSpec.points(color: ["C", "A", "B"]).marks
    #expect(
      entries(spec).map(\.symbol) == [.body(.cube, .identity), .body(.cube, .identity), .disc])
  }

  @Test func aPlaneShowsItsSymbols() {
    var style = MarkStyle()
    style.planeSymbol = PlaneSymbol.Basic.triangle.symbol
    let spec = ChartSpec.points(color: ["A", "B", "C"], style: style)
    #expect(
      entries(spec).allSatisfy { $0.symbol == .plane(PlaneSymbol.Basic.triangle.symbol) })
  }

  /// The sides that show of a body fill its swatch, and no pixel twice.
  @Test(arguments: [SymbolShape.cube, .cylinder, .cone], [0.0, 0.3, 0.7071067811865476])
  func bodiesFillTheirSwatches(shape: SymbolShape, sine: Double) throws {
    var style = MarkStyle()
    style.symbol = .same(shape)
    style.symbolRotation = .same(
      RotationSpec(imaginary: [sine, 0, 0], real: (1 - sine * sine).squareRoot()))
    let spec = ChartSpec.points(color: ["A", "A", "A"], style: style)
    let item = try #require(legend(spec).first { $0.name == "swatches" })
    guard case .triangles(let mesh) = item.geometry else {
      return #expect(Bool(false), "no mesh")
    }
    let places = mesh.vertices.map { SIMD2(Double($0.x), Double($0.y)) }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    let size = SIMD2((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    #expect(abs(size.max() - LayoutStyle(size: [500, 400]).swatch) < 1e-4)
    // No side turned away, whose area would be counted against the others.
    var area = 0.0
    for start in stride(from: 0, to: mesh.indices.count, by: 3) {
      let corners = mesh.indices[start..<start + 3].map { places[Int($0)] }
      let (a, b) = (corners[1] - corners[0], corners[2] - corners[0])
      #expect(a.x * b.y - a.y * b.x < 0)
      area += abs(a.x * b.y - a.y * b.x) / 2
    }
    #expect(area > 0.4 * size.x * size.y && area < size.x * size.y)
  }
}
