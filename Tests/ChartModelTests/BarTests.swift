import ChartModel
import Diagnostics
import RenderModel
import TestSupport
import Testing

/// Bars on their way to vertex buffers.
struct BarTests {
  private func build(_ spec: ChartSpec) throws -> (mesh: TriangleMesh, scene: ChartScene) {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: [600, 450], text: BlockTextEngine()).built()
    try SceneValidator.validate(scene.scene)
    let chart = try #require(scene.charts.first)
    guard case .triangles(let mesh)? = chart.content.first?.geometry else {
      return (TriangleMesh(), chart)
    }
    return (mesh, chart)
  }

  private func bars(
    _ x: [Double], _ y: [Double], _ z: [Double], _ bar: BarSpec = BarSpec(), domain: Double? = nil
  ) -> ChartSpec {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .bar(bar), x: Channel(label: "X", column: .numbers(x)),
        y: Channel(label: "Y", column: .numbers(y)), z: Channel(label: "Z", column: .numbers(z)))
    ]
    if let domain { for axis in PositionAxis.allCases { spec[axis].domain = .numbers(0, domain) } }
    return spec
  }

  private func range(_ values: some Sequence<Float>) -> ClosedRange<Float> {
    let values = Array(values)
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  private func isClose(_ a: ClosedRange<Float>, _ b: ClosedRange<Float>) -> Bool {
    abs(a.lowerBound - b.lowerBound) < 1e-6 && abs(a.upperBound - b.upperBound) < 1e-6
  }

  @Test func aBarIsALitBoxFromTheFloor() throws {
    let built = try build(bars([4, 6], [10, 5], [5, 5], domain: 10))
    #expect(built.mesh.vertices.count == 48 && built.mesh.indices.count == 72)
    let first = built.mesh.vertices[..<24]
    // 70 % of the distance 2 is 1.4.
    #expect(isClose(range(first.map(\.x)), -0.17...(-0.03)))
    #expect(isClose(range(first.map(\.y)), -0.5...0.5))
    #expect(Set(first.map { SIMD3($0.nx, $0.ny, $0.nz) }).count == 6)
    #expect(isClose(range(built.mesh.vertices[24...].map(\.y)), -0.5...0))
  }

  @Test func footprintsAreFixedOrPartsOfTheStep() throws {
    let fixed = BarSpec(width: .fixed(1), depth: .ratio(0.5))
    let built = try build(bars([4, 6], [10, 5], [2, 6], fixed, domain: 10))
    let first = built.mesh.vertices[..<24]
    #expect(isClose(range(first.map(\.x)), -0.15...(-0.05)))
    #expect(isClose(range(first.map(\.z)), 0.2...0.4))
  }

  @Test func barsAreCutAtTheBox() throws {
    let built = try build(
      bars([0, 5, 10, 20], [20, -5, 4, 4], [5, 5, 5, 5], BarSpec(width: .fixed(4)), domain: 10))
    // The second hangs below the floor, and the fourth is beyond.
    #expect(built.mesh.vertices.count == 48)
    let first = built.mesh.vertices[..<24]
    #expect(range(first.map(\.x)).lowerBound == -0.5 && range(first.map(\.y)).upperBound == 0.5)
    #expect(range(built.mesh.vertices[24...].map(\.x)).upperBound == 0.5)
  }

  @Test func negativeBarsHangFromZero() throws {
    let spec = bars([1, 2], [4, -4], [1, 1])
    let y = spec.resolved(theme: .light).y.scale
    #expect(y.start == -4 && y.end == 4)
    let built = try build(spec)
    #expect(isClose(range(built.mesh.vertices[..<24].map(\.y)), 0...0.5))
    #expect(isClose(range(built.mesh.vertices[24...].map(\.y)), -0.5...0))
  }

  @Test func heightsTakeInZeroUnlessToldOtherwise() {
    var spec = bars([1, 2], [40, 50], [1, 1])
    #expect(spec.resolved(theme: .light).y.scale.start == 0)
    spec.y.domain = .automatic(includesZero: false, reversed: nil)
    #expect(spec.resolved(theme: .light).y.scale.start == 40)
  }

  @Test func theBoxFitsTheStepsOfTheBars() {
    let chart = bars([1, 2, 4], [1, 2, 3], [10, 30, 20]).resolved(theme: .light)
    #expect(chart.x.scale.start == 0.5 && chart.x.scale.end == 4.5)
    #expect(chart.z.scale.start == 5 && chart.z.scale.end == 35)
  }

  @Test func logarithmicBarsStandOnTheFloorOfTheBox() throws {
    var spec = bars([1, 2], [10, 1000], [1, 1])
    spec.y.scale = .log
    spec.y.domain = .numbers(1, 1000)
    let built = try build(spec)
    #expect(abs(range(built.mesh.vertices[..<24].map(\.y)).upperBound - (-0.5 + 1 / 3)) < 1e-6)
    #expect(range(built.mesh.vertices[..<24].map(\.y)).lowerBound == -0.5)
  }

  @Test(arguments: [
    (BarStacking.standard, [0, 3, 0, 5], [3, 5, -2, 6]),
    (.normalized, [0, 0.375, 0, 0.625], [0.375, 0.625, -0.25, 0.75]),
    (.center, [-4, -1, 1, 3], [-1, 1, 3, 4]),
  ])
  func stacks(stacking: BarStacking, starts: [Double], ends: [Double]) {
    let spec = bars([1, 1, 1, 1], [3, 2, -2, 1], [1, 1, 1, 1], BarSpec(stacking: stacking))
    guard case .spans(let spans)? = spec.resolved(theme: .light).marks.first else {
      Issue.record("there are no bars")
      return
    }
    #expect(spans.starts.y == starts)
    #expect(spans.yEnd == ends)
  }

  @Test func barsOfDifferentGroupsStackOnEachOther() {
    var spec = bars([1], [3], [1], BarSpec(stacking: .standard))
    spec.marks += bars([1], [4], [1], BarSpec(stacking: .standard)).marks
    guard case .spans(let spans)? = spec.resolved(theme: .light).marks.last else {
      Issue.record("there are no bars")
      return
    }
    #expect(spans.starts.y == [3] && spans.yEnd == [7])
  }

  @Test func textsBesideStackedBarsStandAtTheirEnds() {
    var spec = bars([1, 1, 2], [3, 4, 5], [1, 1, 1], BarSpec(stacking: .standard))
    var style = TextMarkStyle()
    style.stacking = .standard
    var group = bars([1, 2], [4, 5], [1, 1]).marks[0]
    group.mark = .text(TextMarkSpec(texts: ["a", "b"], style: style))
    spec.marks.append(group)
    guard case .texts(let texts)? = spec.resolved(theme: .light).marks.last else {
      Issue.record("there are no texts")
      return
    }
    #expect(texts.places.y == [7, 5])
  }

  @Test func nothingBetweenTouchingBarsIsDrawn() throws {
    let touching = BarSpec(width: .ratio(1), depth: .ratio(1))
    let built = try build(bars([1, 2, 3], [3, 5, 3], [1, 1, 1], touching))
    // Both neighbours lose the side toward the middle, which keeps what stands above them.
    #expect(built.mesh.indices.count / 6 == 16)
    let middle = built.mesh.vertices.filter { abs($0.nx) == 1 }
    #expect(middle.count == 16)
    let inner = middle.filter { abs($0.x) < 0.4 }
    #expect(inner.count == 8 && inner.map(\.y).min() ?? 0 > -0.1)
  }

  @Test func badBarsAreCounted() throws {
    let built = try build(bars([1, .nan, 3], [3, 5, .infinity], [1, 1, 1]))
    #expect(built.mesh.vertices.count == 24)
    #expect(
      built.scene.diagnostics.warnings
        == [.dropped(count: 2, place: "bars 1", reason: .notFinite)])
  }

  @Test func numbersOnACategoryScaleAreStepsToo() throws {
    var spec = bars([10, 30], [1, 2], [5, 5])
    spec.x.scale = .category
    let built = try build(spec)
    #expect(isClose(range(built.mesh.vertices[..<24].map(\.x)), -0.425...(-0.075)))
  }

  @Test func categoriesAreSteps() throws {
    var spec = ChartSpec()
    spec.marks = [
      MarkGroup(
        .bar(BarSpec()),
        x: Channel(label: "X", column: .categories(CategoryColumn(["a", "b"]))),
        y: Channel(label: "Y", column: .numbers([1, 2])),
        z: Channel(label: "Z", column: .categories(CategoryColumn(["c", "c"]))))
    ]
    let built = try build(spec)
    #expect(isClose(range(built.mesh.vertices[..<24].map(\.x)), -0.425...(-0.075)))
    #expect(isClose(range(built.mesh.vertices[..<24].map(\.z)), -0.35...0.35))
  }
}
