import ChartModel
import Diagnostics
import RenderModel
import TestSupport
import Testing

/// What becomes of data on its way to vertex buffers.
struct SceneTests {
  private func build(_ spec: ChartSpec) throws -> PageScene {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: [600, 450], text: BlockTextEngine()).built()
    try SceneValidator.validate(scene.scene)
    return scene
  }

  private func content(_ spec: ChartSpec) throws -> [DrawItem] {
    try #require(try build(spec).charts.first).content
  }

  private func spheres(_ spec: ChartSpec) throws -> [SphereInstance] {
    guard case .spheres(let spheres)? = try content(spec).first?.geometry else { return [] }
    return spheres
  }

  private func mesh(_ spec: ChartSpec) throws -> TriangleMesh {
    guard case .triangles(let mesh)? = try content(spec).first?.geometry else {
      return TriangleMesh()
    }
    return mesh
  }

  @Test func zRunsAwayFromTheViewer() throws {
    let spheres = try spheres(.points([0, 1], [0, 1], [0, 1]))
    #expect(spheres.map(\.x) == [-0.5, 0.5])
    #expect(spheres.map(\.y) == [-0.5, 0.5])
    #expect(spheres.map(\.z) == [0.5, -0.5])
  }

  @Test func marksOutsideTheirDomainsAreNoted() throws {
    func warnings(_ domain: DomainSpec, _ plot: PlotKind) throws -> Int {
      var spec = ChartSpec.points([0, 1], [0, 1], [0, 1])
      spec.plot = plot
      spec.x.domain = domain
      return try #require(try build(spec).charts.first).diagnostics.warnings.count
    }
    for plot in [PlotKind.box, .plane] {
      #expect(try warnings(.numbers(5, 6), plot) == 1)
      #expect(try warnings(.numbers(1, 6), plot) == 0)
    }
    #expect(try #require(try build(ChartSpec()).charts.first).diagnostics.isEmpty)
  }

  @Test func badValuesVanishAndAreCounted() throws {
    let nan = Double.nan
    let spec = ChartSpec.points([0, nan, 2, .infinity], [0, 1, nan, 3], [0, 1, 2, 3])
    #expect(try spheres(spec).count == 1)
    #expect(
      try build(spec).diagnostics.warnings == [
        .dropped(count: 3, place: "point mark 1", reason: .notFinite)
      ])
    var log = ChartSpec.points([-1, 0, 1, 10], [1, 2, 3, 4], [1, 2, 3, 4])
    log.x.scale = .log
    #expect(try spheres(log).count == 2)
    #expect(
      try build(log).diagnostics.warnings == [
        .dropped(count: 2, place: "point mark 1", reason: .outsideScale)
      ])
  }

  @Test func pointsOutsideTheDomainAreNotDrawn() throws {
    var spec = ChartSpec.points([0, 5, 10], [1, 2, 3], [1, 2, 3])
    spec.x.domain = .numbers(4, 10)
    #expect(try spheres(spec).count == 2)
    #expect(try build(spec).diagnostics.isEmpty)
  }

  @Test func emptyAndSingleDataMakeAScene() throws {
    #expect(try spheres(.points([], [], [])).isEmpty)
    #expect(try spheres(.points([1], [2], [3])).count == 1)
    #expect(try spheres(ChartSpec()).isEmpty)
  }

  @Test func categoriesTakeThePaletteInOrder() throws {
    let spec = ChartSpec.points(color: ["b", "a", "b"])
    let palette = Palette(theme: .light)
    let blue = palette.resolve(.system(.blue, opacity: 1))
    let green = palette.resolve(.system(.green, opacity: 1))
    #expect(try spheres(spec).map(\.color) == [blue, green, blue])
  }

  @Test func colorsOfNumbersSpanAllDoubles() throws {
    let most = Double.greatestFiniteMagnitude
    var style = MarkStyle()
    style.foreground = .encoded(Channel(label: "Heat", column: .numbers([-most, .nan, most])))
    let spec = ChartSpec.points(style: style)
    #expect(try spheres(spec).count == 3)
  }

  @Test func numbersOnACategoryScaleMayBeMissing() throws {
    var spec = ChartSpec.points([1, .nan, 2], [1, 2, 3], [1, 2, 3])
    spec.x.scale = .category
    #expect(spec.resolved(theme: .light).x.scale.kind == .category(["1", "2"]))
    #expect(try spheres(spec).count == 2)
    #expect(
      try build(spec).diagnostics.warnings == [
        .dropped(count: 1, place: "point mark 1", reason: .notFinite)
      ])
  }

  @Test func sizesThatAreNoNumbersAreCounted() throws {
    var style = MarkStyle()
    style.symbolSize = .each([0.1, .nan, 0])
    let spec = ChartSpec.points(style: style)
    #expect(try spheres(spec).count == 1)
    #expect(
      try build(spec).diagnostics.warnings == [
        .dropped(count: 1, place: "point mark 1", reason: .notFinite)
      ])
  }

  @Test(arguments: [
    GradientGeometry.radial(center: [.nan, 0.5], startRadius: 0, endRadius: 1),
    .elliptical(center: [0.5, 0.5], startFraction: .nan, endFraction: .nan),
    .angular(center: [0.5, 0.5], start: .nan, end: .infinity),
    .linear(start: [0, 0], end: [.infinity, 0]),
  ])
  func gradientsThatAreNoNumbersMakeAScene(geometry: GradientGeometry) throws {
    var style = MarkStyle()
    style.foreground = .gradient(GradientSpec(colors: [.system(.red, opacity: 1)]), geometry)
    style.roughness = .nan
    #expect(try !mesh(.surface(count: 4, style: style) { x, _ in x }).indices.isEmpty)
    #expect(try spheres(.points(style: style)).count == 3)
  }

  @Test func surfacesAreCutExactlyAtTheDomain() throws {
    var spec = ChartSpec.surface(count: 40) { x, z in 3 * x }
    spec.y.domain = .numbers(-1, 1)
    let mesh = try mesh(spec)
    let used = Set(mesh.indices).map { mesh.vertices[Int($0)] }
    #expect(used.map(\.y).max() == 0.5 && used.map(\.y).min() == -0.5)
    let reach = used.map(\.x).max() ?? 0
    #expect(abs(reach - 0.5 / 3) < 1e-6)
    // The area on the floor is a third of the box's.
    #expect(abs(footprint(mesh) - 1.0 / 3) < 1e-5)
  }

  @Test func aFunctionReachesToWhereItEnds() throws {
    let whole = try mesh(.surface(count: 11) { x, z in x })
    #expect(whole.indices.count / 3 == 200)
    // The ends lie between samples.
    let half = try mesh(.surface(count: 11) { x, z in x < 0.13 ? .nan : z })
    #expect(abs(footprint(half) - 0.87 / 2) < 1e-5)
    let corner = try mesh(.surface(count: 11) { x, z in x < -0.9 && z < -0.9 ? .nan : x })
    // The corner of the hole lies within a cell, of which a triangle is kept.
    #expect(abs(footprint(corner) - (1 - 0.005 * 0.25)) < 0.0013)
  }

  @Test func removableSingularitiesAreNoHoles() throws {
    let sinc: @Sendable (Double, Double) -> Double = { x, z in
      let r = (x * x + z * z).squareRoot()
      return r == 0 ? .nan : (r < 1e-3 ? 1 - r * r / 6 : 1)
    }
    #expect(try mesh(.surface(count: 11, sinc)).indices.count / 3 == 200)
  }

  @Test func shadingDoesNotDependOnUnits() throws {
    let tall = try mesh(.surface(count: 30) { x, z in x * z })
    let flat = try mesh(.surface(count: 30) { x, z in x * z / 10 })
    #expect(tall.indices == flat.indices)
    for (a, b) in zip(tall.vertices, flat.vertices) {
      #expect(abs(a.y - b.y) < 1e-6 && abs(a.nx - b.nx) < 1e-5 && abs(a.nz - b.nz) < 1e-5)
    }
  }

  @Test func normalsPointUpTheSlope() throws {
    let mesh = try mesh(.surface(count: 10) { x, z in x })
    let normal = try #require(mesh.vertices.first)
    #expect(normal.nx < 0 && normal.ny > 0 && abs(normal.nz) < 1e-6)
    let away = try self.mesh(.surface(count: 10) { x, z in z })
    // Rising with plot z is rising away from the viewer, so it faces the viewer: world z > 0.
    #expect((away.vertices.first?.nz ?? 0) > 0)
  }

  @Test func allHolesAreAValidChart() throws {
    let spec = ChartSpec.surface { _, _ in .nan }
    #expect(try content(spec).isEmpty)
    #expect(try build(spec).diagnostics.droppedCount > 0)
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
}
