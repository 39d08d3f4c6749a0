import Foundation
import RenderModel
import Testing

@testable import GLESRenderer

/// Translucent items blend from back to front in every pixel.
@Suite(.needsEGL) struct PeelTests {
  static let size = PixelSize(width: 120, height: 120)
  static let colors = [
    RGBA8(red: 220, green: 30, blue: 0, alpha: 128), RGBA8(red: 0, green: 60, blue: 220, alpha: 90),
    RGBA8(red: 20, green: 200, blue: 40, alpha: 170),
  ]

  /// The plane z = slope x + offset.
  struct Plane {
    var slope: Double
    var offset: Double
    var color: RGBA8

    var item: DrawItem {
      func z(_ x: Double) -> Float { Float(slope * x + offset) }
      return TestScenes.quad(
        [
          [-0.4, -0.4, z(-0.4)], [0.4, -0.4, z(0.4)], [0.4, 0.4, z(0.4)], [-0.4, 0.4, z(-0.4)],
        ],
        color
      )
    }
  }

  static let planes = [
    Plane(slope: 1, offset: 0, color: colors[0]), Plane(slope: -1, offset: 0, color: colors[1]),
    Plane(slope: 0, offset: 0.1, color: colors[2]),
  ]

  static func frame(turned: Bool) -> FrameState {
    TestScenes.frame(
      size: size,
      camera: TestScenes.camera(size, azimuth: turned ? .pi : 0, inclination: 0)
    )
  }

  static func draw(_ items: [DrawItem], turned: Bool = false) throws -> Bitmap {
    let layer = SceneLayer(
      name: "glass",
      camera: .box(0),
      visibility: .solid,
      source: .fixed(items)
    )
    return try Headless.draw(RenderScene(layers: [layer]), frame(turned: turned))
  }

  /// Colours laid over white, the farthest first.
  static func over(_ colors: [RGBA8]) -> SIMD3<Double> {
    colors.reduce(SIMD3(repeating: 255)) { below, color in
      let alpha = Double(color.alpha) / 255
      let straight = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
      return straight * alpha + below * (1 - alpha)
    }
  }

  static func distance(_ a: RGBA8, _ b: SIMD3<Double>) -> Double {
    let d = SIMD3(Double(a.red), Double(a.green), Double(a.blue)) - b
    return max(abs(d.x), abs(d.y), abs(d.z))
  }

  /// All orders of the first `count` numbers.
  static func orders(_ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return orders(count - 1).flatMap { order in
      (0..<count).map { place in
        var longer = order
        longer.insert(count - 1, at: place)
        return longer
      }
    }
  }

  @Test(arguments: [2, 3], [false, true])
  func crossingPlanesBlendByTheirDepthInEveryPixel(count: Int, turned: Bool) throws {
    let planes = Array(Self.planes.prefix(count))
    var first: Bitmap?
    for order in Self.orders(count) {
      let picture = try Self.draw(order.map { planes[$0].item }, turned: turned)
      if let first { #expect(picture == first, "order \(order)") }
      first = first ?? picture
      // Half a unit is half the picture's height: 120 pixels show -1...1. No pixel on a seam of the
      // crossing lines x = 0 and x = 0.1 is looked at.
      for column in stride(from: 37, through: 83, by: 1) {
        let x = (Double(column) + 0.5 - 60) / 60 * (turned ? -1 : 1)
        if planes.count == 3
          ? [0, 0.1, -0.1].contains(where: { abs(x - $0) < 0.02 }) : abs(x) < 0.02
        {
          continue
        }
        let sorted = planes.sorted { a, b in
          let (za, zb) = (a.slope * x + a.offset, b.slope * x + b.offset)
          return turned ? za > zb : za < zb
        }
        let expected = Self.over(sorted.map(\.color))
        // Row 60 + k crosses the diagonal along which the two triangles of a plane abut.
        for row in [40, 60, 75] {
          #expect(Self.distance(picture[column, row], expected) <= 2.5, "\(column), \(row)")
        }
      }
    }
  }

  @Test func abuttingTrianglesShowNoSeam() throws {
    let picture = try Self.draw([Plane(slope: 0.3, offset: 0, color: Self.colors[0]).item])
    let expected = picture[60, 50]
    #expect(expected != TestScenes.white)
    for y in 38..<82 {
      for x in 38..<82 { #expect(picture[x, y] == expected, "\(x), \(y)") }
    }
  }

  @Test func whatSharesADepthIsAllBlendedAndTheLastDeclaredLiesAbove() throws {
    let items = Self.colors.map { Plane(slope: 0.5, offset: 0, color: $0).item }
    for order in Self.orders(3) {
      let picture = try Self.draw(order.map { items[$0] })
      let expected = Self.over(order.map { Self.colors[$0] })
      #expect(Self.distance(picture[50, 60], expected) <= 2.5, "\(order)")
    }
    // The same within one item: equal spheres.
    let sphere = TestScenes.spheres(count: 1, radius: 0.2, alpha: 100).map { sphere in
      var sphere = sphere
      (sphere.x, sphere.y, sphere.z) = (0, 0, 0)
      return sphere
    }
    let one = try Self.draw([DrawItem(name: "one", geometry: .spheres(sphere))])[60, 60]
    let two = try Self.draw([DrawItem(name: "two", geometry: .spheres(sphere + sphere))])[60, 60]
    let alpha = 100.0 / 255
    let lit = (Double(one.red) - 255 * (1 - alpha)) / alpha
    let expected = lit * alpha + (1 - alpha) * Double(one.red)
    #expect(abs(Double(two.red) - expected) <= 2.5)
  }

  @Test func spheresBlendWithThePlanesThatTheyStandIn() throws {
    var spheres = TestScenes.spheres(count: 2, radius: 0.25, alpha: 140)
    for (index, y) in [Float(0.15), -0.15].enumerated() {
      (spheres[index].x, spheres[index].y, spheres[index].z) = (0, y, 0)
    }
    // Before the plane at their fronts, behind it once it is nearer.
    let points = DrawItem(name: "points", geometry: .spheres(spheres))
    let alone = try Self.draw([points])
    let glass = Self.colors[1]
    let pane = Plane(slope: 0, offset: 0.15, color: glass)
    let pictures = try [[points, pane.item], [pane.item, points]].map { try Self.draw($0) }
    #expect(pictures[0] == pictures[1])
    let alpha = Double(glass.alpha) / 255
    let straight = SIMD3(Double(glass.red), Double(glass.green), Double(glass.blue))
    // Off the middle of the first sphere its surface sinks behind the pane: z = sqrt(r^2 - d^2).
    let far = alone[60 + 14, 60 - 9]
    let behind =
      straight * alpha + SIMD3(Double(far.red), Double(far.green), Double(far.blue)) * (1 - alpha)
    #expect(Self.distance(pictures[0][74, 51], behind) <= 2.5)
    // At its middle the sphere is nearer: what shows is its own colour over the pane's.
    let near = alone[60, 48]
    let sphereAlpha = 140.0 / 255
    let own = SIMD3(Double(near.red), Double(near.green), Double(near.blue))
    let before = own + (1 - sphereAlpha) * (Self.over([glass]) - SIMD3(repeating: 255))
    #expect(Self.distance(pictures[0][60, 48], before) <= 2.5)
  }

  @Test func whatIsOpaqueHidesWhatIsBehind() throws {
    let wall = Plane(slope: 0, offset: 0, color: RGBA8(red: 10, green: 90, blue: 70))
    for order in [[0, 1, 2], [2, 1, 0]] {
      let items = [
        Plane(slope: 0, offset: -0.2, color: Self.colors[0]).item, wall.item,
        Plane(slope: 0, offset: 0.2, color: Self.colors[1]).item,
      ]
      let picture = try Self.draw(order.map { items[$0] })
      #expect(
        Self.distance(picture[50, 70], Self.over([wall.color, Self.colors[1]])) <= 2.5)
    }
  }

  @Test func peelsEndWithTheLastLayerOrTheLastLight() throws {
    let backend = try Headless.backend()
    func peels(
      _ alpha: UInt8, _ count: Int, behind: [DrawItem] = []
    ) throws -> (peels: Int, pixel: RGBA8) {
      let color = RGBA8(red: 200, green: 0, blue: 0, alpha: alpha)
      let panes = (0..<count).map { index in
        Plane(slope: 0, offset: 0.8 * Double(index) / Double(count) - 0.4, color: color).item
      }
      let layer = SceneLayer(
        name: "panes", camera: .box(0), visibility: .solid, source: .fixed(panes + behind))
      try backend.prepare(RenderScene(layers: [layer]))
      let picture = try backend.draw(Self.frame(turned: false))
      return (backend.peelCount, picture[50, 60])
    }
    #expect(try peels(128, 3).peels == 3 * 4)
    #expect(try peels(255, 3).peels == 0)
    let dense = try peels(128, 100)
    #expect(dense.peels < 12 * 4)
    #expect(Self.distance(dense.pixel, SIMD3(200, 0, 0)) <= 3)
    // More than are peeled: what lies behind them is blended all the same. Of its blue more than a
    // third comes through 300 panes of 1/255 each, more still where eight bits round them away.
    let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 254)
    let many = try peels(1, 300, behind: [Plane(slope: 0, offset: -0.45, color: blue).item])
    #expect(many.peels == GLESBackend.peelLimit * 4)
    #expect(many.pixel.blue > 76 && many.pixel.green < 3, "\(many.pixel)")
  }
}
