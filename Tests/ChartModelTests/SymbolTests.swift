import Diagnostics
import Foundation
import RenderModel
import TestSupport
import Testing

@testable import ChartModel

/// The symbols of points on their way to vertex buffers.
struct SymbolTests {
  private func build(_ spec: ChartSpec, size: SIMD2<Double> = [600, 450]) throws -> PageScene {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: size, text: BlockTextEngine()).built()
    try SceneValidator.validate(scene.scene)
    return scene
  }

  private func items(_ spec: ChartSpec) throws -> [DrawItem] {
    try #require(try build(spec).charts.first).content
  }

  private func mesh(_ spec: ChartSpec) throws -> TriangleMesh {
    for case .triangles(let mesh) in try items(spec).map(\.geometry) { return mesh }
    return TriangleMesh()
  }

  private func spheres(_ spec: ChartSpec) throws -> [SphereInstance] {
    for case .spheres(let spheres) in try items(spec).map(\.geometry) { return spheres }
    return []
  }

  /// A symbol in the middle of the box.
  private func single(
    _ shape: SymbolShape, size: Double = 0.2, rotation: RotationSpec? = nil
  ) -> ChartSpec {
    var style = MarkStyle()
    style.symbol = .same(shape)
    style.symbolSize = .same(size)
    style.symbolRotation = rotation.map { .same($0) }
    return .points([0], [0], [0], style: style)
  }

  private func place(_ vertex: MeshVertex) -> SIMD3<Double> {
    [Double(vertex.x), Double(vertex.y), Double(vertex.z)]
  }

  /// The enclosed volume, positive where triangles run counter-clockwise as seen from outside
  /// (Gauss's theorem).
  private func volume(_ mesh: TriangleMesh) -> Double {
    stride(from: 0, to: mesh.indices.count, by: 3).reduce(0) { sum, first in
      let (a, b, c) = (
        place(mesh.vertices[Int(mesh.indices[first])]),
        place(mesh.vertices[Int(mesh.indices[first + 1])]),
        place(mesh.vertices[Int(mesh.indices[first + 2])])
      )
      let cross = SIMD3(
        b.y * c.z - b.z * c.y, b.z * c.x - b.x * c.z, b.x * c.y - b.y * c.x)
      return sum + (a * cross).sum() / 6
    }
  }

  private func turn(_ degrees: Double, _ axis: SIMD3<Double>) -> RotationSpec {
    let half = degrees * .pi / 360
    return RotationSpec(imaginary: axis * sin(half), real: cos(half))
  }

  /// Where the tip of a cone points, in world space.
  private func tip(_ rotation: RotationSpec?) throws -> SIMD3<Double> {
    let places = try mesh(single(.cone, rotation: rotation)).vertices.map(place)
    let tip = try #require(places.max { ($0 * $0).sum() < ($1 * $1).sum() })
    return tip / (tip * tip).sum().squareRoot()
  }

  private func isNear(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
    let d = a - b
    return (d * d).sum() < 1e-10
  }

  @Test(arguments: [SymbolShape.cube, .cylinder, .cone], [0.02, 0.07, 0.4])
  func shapesHaveTheVolumeOfTheSphere(shape: SymbolShape, size: Double) throws {
    let volume = volume(try mesh(single(shape, size: size)))
    #expect(abs(volume / (.pi / 6 * size * size * size) - 1) < 1e-4, "\(volume)")
  }

  @Test(arguments: [SymbolShape.cube, .cylinder, .cone])
  func normalsAreOfUnitLengthAndFaceOutward(shape: SymbolShape) throws {
    let rotation = turn(40, [0.6, 0, 0.8])
    let mesh = try mesh(single(shape, rotation: rotation))
    for vertex in mesh.vertices {
      let normal = SIMD3(Double(vertex.nx), Double(vertex.ny), Double(vertex.nz))
      #expect(abs((normal * normal).sum() - 1) < 1e-5)
      #expect((normal * place(vertex)).sum() > 0)
    }
  }

  @Test(arguments: [SymbolShape.cube, .cylinder, .cone])
  func centerOfMassIsAtThePoint(shape: SymbolShape) throws {
    let mesh = try mesh(single(shape))
    var moment = SIMD3<Double>()
    for first in stride(from: 0, to: mesh.indices.count, by: 3) {
      let corners = (0..<3).map { mesh.vertices[Int(mesh.indices[first + $0])] }
      let part = volume(TriangleMesh(vertices: corners, indices: [0, 1, 2]))
      moment += corners.map(place).reduce(.zero, +) / 4 * part
    }
    let center = moment / volume(mesh)
    #expect(isNear(center, .zero), "\(center)")
  }

  @Test func rotationsFollowTheAxesOfThePlot() throws {
    #expect(isNear(try tip(nil), [0, 1, 0]))
    // About z: y goes to -x.
    #expect(isNear(try tip(turn(90, [0, 0, 1])), [-1, 0, 0]))
    // About x: y goes to z, which is away from the viewer: -z of the world.
    #expect(isNear(try tip(turn(90, [1, 0, 0])), [0, 0, -1]))
    #expect(isNear(try tip(turn(77, [0, 1, 0])), [0, 1, 0]))
    // First about x, then about y: z goes to x.
    let s = 0.5.squareRoot()
    #expect(isNear(try tip(RotationSpec(imaginary: [0.5, 0.5, -0.5], real: 0.5)), [1, 0, 0]))
    // The length of a quaternion does not matter.
    #expect(isNear(try tip(RotationSpec(imaginary: [0, 0, 5 * s], real: 5 * s)), [-1, 0, 0]))
  }

  @Test func impossibleRotationsAreCounted() throws {
    var style = MarkStyle()
    style.symbol = .each([.cube, .cube, .cube, .sphere])
    style.symbolSize = .same(0.1)
    let broken = RotationSpec(imaginary: [.nan, 0, 0], real: 1)
    let empty = RotationSpec(imaginary: .zero, real: 0)
    style.symbolRotation = .each([broken, .identity, empty, broken])
    let spec = ChartSpec.points([1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], style: style)
    #expect(try mesh(spec).vertices.count == 24)
    // How a sphere is turned cannot be seen.
    #expect(try spheres(spec).count == 1)
    #expect(
      try build(spec).diagnostics.warnings == [
        .dropped(count: 2, place: "point mark 1", reason: .notFinite)
      ])
  }

  @Test func sizesZeroNegativeAndHuge() throws {
    var style = MarkStyle()
    style.symbol = .same(.cube)
    style.symbolSize = .each([0, -1, .nan, 1e300, 0.1])
    let spec = ChartSpec.points(
      [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], style: style)
    let scene = try build(spec)
    let chart = try #require(scene.charts.first)
    #expect(chart.content.map(\.geometry.count) == [24])
    #expect(
      scene.diagnostics.warnings == [
        .dropped(count: 1, place: "point mark 1", reason: .notFinite),
        .dropped(count: 1, place: "point mark 1", reason: .outsideScale),
        .other(
          "point mark 1 has sizes above 1.0, the side of the box, which is used instead; "
            + "a size is a fraction of it"),
      ])
    // The near and far planes leave room for the corners of the largest.
    let mesh = try mesh(spec)
    let farthest = mesh.vertices.map { ($0.x * $0.x + $0.y * $0.y + $0.z * $0.z).squareRoot() }
      .max()
    #expect(Double(try #require(farthest)) <= chart.reach)
  }

  @Test func tinySymbolsAreSpheresOfTheirVolume() throws {
    let spheres = try spheres(single(.cube, size: 0.001))
    #expect(spheres.map(\.radius) == [0.0005])
  }

  @Test func largerRoundSymbolsHaveMoreSides() throws {
    let counts = try [0.01, 0.05, 0.2, 0.8].map {
      try mesh(single(.cylinder, size: $0)).vertices.count
    }
    #expect(counts == counts.sorted() && Set(counts).count == 4, "\(counts)")
  }

  @Test func manySymbolsAreDrawnMoreCoarsely() {
    let sides = [1, 10_000, 100_000, 1_000_000].map {
      SymbolDetail(count: $0, pointsPerUnit: 300).sides(0.5)
    }
    #expect(sides == [96, 96, 16, 6])
    #expect(SymbolDetail(count: 1, pointsPerUnit: .nan).sides(.nan) >= 6)
  }

  @Test func crowdsAreSpheres() throws {
    let count = SymbolDetail.mostMeshes + 1
    // All but one lie outside the domain.
    var numbers = [Double](repeating: 2, count: count)
    numbers[7] = 0.5
    var style = MarkStyle()
    style.symbol = .same(.cone)
    style.symbolSize = .same(0.2)
    var spec = ChartSpec.points(numbers, numbers, numbers, style: style)
    spec.x.domain = .numbers(0, 1)
    #expect(try spheres(spec).map(\.radius) == [0.1])
    #expect(
      try build(spec).diagnostics.warnings.map(\.description) == [
        "point mark 1 has more than 1000000 points; they are drawn as spheres"
      ])
  }

  @Test func areasAreProportionalToData() throws {
    var style = MarkStyle()
    style.symbolSizeData = Channel(label: "Mass", column: .numbers([1, 4, 0, -2, .nan, 16]))
    let numbers = [1.0, 2, 3, 4, 5, 6]
    let spec = ChartSpec.points(numbers, numbers, numbers, style: style)
    let radii = try spheres(spec).map { Double($0.radius) }
    #expect(radii.count == 3)
    #expect(abs(radii[1] / radii[0] - 2) < 1e-5 && abs(radii[2] / radii[0] - 4) < 1e-5)
    #expect(
      spec.resolved(theme: .light).diagnostics.warnings == [
        .dropped(count: 1, place: "size 'Mass'", reason: .notFinite),
        .dropped(count: 1, place: "size 'Mass'", reason: .outsideScale),
      ])
    #expect(try build(spec).diagnostics.isEmpty)
  }

  @Test func allGroupsShareTheScaleOfSizes() throws {
    var style = MarkStyle()
    style.symbolSizeData = Channel(label: "Mass", column: .numbers([1]))
    var spec = ChartSpec.points([0], [0], [0], style: style)
    style.symbolSizeData = Channel(label: "Mass", column: .numbers([9]))
    spec.marks += ChartSpec.points([1], [1], [1], style: style).marks
    let radii = try items(spec).compactMap { item -> Float? in
      if case .spheres(let spheres) = item.geometry { spheres.first?.radius } else { nil }
    }
    #expect(radii.count == 2 && abs(radii[1] / radii[0] - 3) < 1e-5)
  }

  @Test func namesGiveNoSizes() throws {
    var style = MarkStyle()
    style.symbolSizeData = Channel(
      label: "Kind", column: .categories(CategoryColumn(["a", "b"])))
    let spec = ChartSpec.points([0, 1], [0, 1], [0, 1], style: style)
    #expect(try spheres(spec).count == 2)
    #expect(
      spec.resolved(theme: .light).diagnostics.warnings.map(\.description) == [
        "'Kind' gives sizes and is not numbers; all symbols are of one size"
      ])
  }

  @Test func closedBodiesShowTheirOutsideInEveryLight() throws {
    for light in LightSpec.allCases {
      var spec = single(.cube)
      spec.light = light
      let item = try #require(try items(spec).first)
      #expect(item.material.sides == .outside)
      #expect((item.material.lighting == nil) == !light.shades)
    }
  }
}
