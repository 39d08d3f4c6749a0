import RenderModel
import SoftwareRenderer
import Testing

/// How much of which pixels a primitive covers.
@Suite struct CoverageTests {
  /// The sum of what is black on white, in pixels.
  private func ink(_ bitmap: Bitmap) -> Double {
    stride(from: 0, to: bitmap.bytes.count, by: 4)
      .reduce(0) { $0 + Double(255 - bitmap.bytes[$1 + 1]) / 255 }
  }

  /// Pure metal of no colour under no light: black wherever the sphere is.
  private func blackSpheres(_ spheres: [SphereInstance]) -> RenderScene {
    var scene = TestScenes.solid([DrawItem(name: "points", geometry: .spheres(spheres))])
    scene.darken()
    return scene
  }

  @Test(arguments: [Float(0.15), 0.3, 0.45, 0.5, 0.7, 1.5, 4, 20.3])
  func sphereAreaIsThatOfItsDisc(radius: Float) throws {
    // One world unit is 50 pixels; 100 to 900 spheres at all offsets from the pixel grid.
    var spheres: [SphereInstance] = []
    let n = radius < 1 ? 30 : 10
    let step: Float = radius < 5 ? 900 / Float(n) : 90
    for j in 0..<n {
      for i in 0..<n {
        let x = Float(i) * step + 45 + Float((i * 7 + j * 3) % 16) / 16
        let y = Float(j) * step + 45 + Float((i * 5 + j * 11) % 16) / 16
        spheres.append(
          SphereInstance(
            x: (x - 500) / 50,
            y: (y - 500) / 50,
            z: 0,
            radius: radius / 50,
            color: TestScenes.black
          )
        )
      }
    }
    let frame = TestScenes.frame(1000, 1000, unitsHigh: 20)
    let area = ink(try draw(blackSpheres(spheres), frame)) / Double(spheres.count)
    let expected = Double.pi * Double(radius * radius)
    #expect(abs(area - expected) < max(0.04 * expected, 0.01), "area \(area) for \(expected)")
  }

  @Test func sphereOnTheAxisHasItsDiscInPerspective() throws {
    let sphere = SphereInstance(x: 0, y: 0, z: 0, radius: 0.2, color: TestScenes.black)
    let frame = TestScenes.frame(400, 400, unitsHigh: 2, perspective: true)
    // The tangent cone's radius at distance 3: r d / sqrt(d^2 - r^2).
    let radius = 0.2 * 3 / (9.0 - 0.04).squareRoot() * 200
    let area = ink(try draw(blackSpheres([sphere]), frame))
    #expect(abs(area - .pi * radius * radius) < 0.005 * .pi * radius * radius)
  }

  @Test(arguments: [1.0, 3.0])
  func strokeCoversItsWidth(scale: Double) throws {
    let stroke = SegmentInstance(
      from: [0, 20.5, 0],
      to: [40, 20.5, 0],
      width: 7,
      color: TestScenes.black
    )
    let pixels = Int(40 * scale)
    let frame = TestScenes.frame(pixels, pixels, scale: scale)
    let picture = try draw(
      TestScenes.page([DrawItem(name: "stroke", geometry: .segments([stroke]))]),
      frame
    )
    let rows = (0..<pixels).filter { picture[pixels / 2, $0] == TestScenes.black }
    #expect(rows == Array(Int(17 * scale)..<Int(24 * scale)))
    #expect(ink(picture) == Double(7 * 40) * scale * scale)
  }

  @Test func hairlineKeepsItsInk() throws {
    let stroke = SegmentInstance(
      from: [10, 10.3, 0],
      to: [90, 41.7, 0],
      width: 0.4,
      color: TestScenes.black
    )
    let picture = try draw(
      TestScenes.page([DrawItem(name: "stroke", geometry: .segments([stroke]))]),
      TestScenes.frame(100, 50)
    )
    let length = (80.0 * 80 + 31.4 * 31.4).squareRoot()
    #expect(abs(ink(picture) - 0.4 * length) < 0.03 * 0.4 * length)
  }

  @Test func roundedRectangleHasItsArea() throws {
    let shape = ShapeInstance(
      x: 50.2,
      y: 40.7,
      halfWidth: 30,
      halfHeight: 20,
      cornerRadius: 12,
      color: TestScenes.black
    )
    let picture = try draw(
      TestScenes.page([DrawItem(name: "shape", geometry: .shapes([shape]))]),
      TestScenes.frame(100, 80)
    )
    let expected = 60.0 * 40 - (4 - .pi) * 144
    #expect(abs(ink(picture) - expected) < 0.002 * expected)
  }

  @Test(arguments: [false, true])
  func abuttingTrianglesShowNoSeam(solid: Bool) throws {
    // A fan and a jittered grid, translucent on the page: a sample covered twice or never shows.
    var random = Random(state: 5)
    let n = 24
    var mesh = TriangleMesh()
    for j in 0...n {
      for i in 0...n {
        let edge = i == 0 || j == 0 || i == n || j == n
        let jitter: Float = edge ? 0 : 0.4
        let x = (Float(i) + (random.next() - 0.5) * jitter) * 200 / Float(n)
        let y = (Float(j) + (random.next() - 0.5) * jitter) * 200 / Float(n)
        mesh.vertices.append(MeshVertex(x: x, y: y, z: 0))
      }
    }
    for j in 0..<UInt32(n) {
      for i in 0..<UInt32(n) {
        let a = j * UInt32(n + 1) + i
        let b = a + UInt32(n + 1)
        mesh.indices += [a, a + 1, b, a + 1, b + 1, b]
      }
    }
    let alpha: UInt8 = solid ? 255 : 128
    let item = TestScenes.flat(mesh, RGBA8(red: 0, green: 0, blue: 0, alpha: alpha))
    var scene = TestScenes.page([item])
    if solid {
      for i in mesh.vertices.indices {
        mesh.vertices[i].x = mesh.vertices[i].x / 100 - 1
        mesh.vertices[i].y = mesh.vertices[i].y / 100 - 1
      }
      scene = TestScenes.solid([TestScenes.flat(mesh, TestScenes.black)])
    }
    let picture = try draw(scene, TestScenes.frame(200, 200))
    let values = Set(picture.bytes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element))
    #expect(values == [solid ? 0 : 127])
  }

  @Test func largeTrianglesMeetWithoutSeam() throws {
    // A fan about a point off the grid, its corners far outside the picture.
    var mesh = TriangleMesh(vertices: [MeshVertex(x: 101.37, y: 77.77, z: 0)])
    let corners: [SIMD2<Float>] = [
      [-900_000, -1_000_000], [13, -5000], [1_000_000, -300_000], [4000, 3000], [90, 1_000_000],
      [-70_000, 400],
    ]
    for c in corners { mesh.vertices.append(MeshVertex(x: c.x, y: c.y, z: 0)) }
    for i in 0..<6 { mesh.indices += [0, UInt32(i) + 1, UInt32((i + 1) % 6) + 1] }
    let item = TestScenes.flat(mesh, RGBA8(red: 0, green: 0, blue: 0, alpha: 128))
    let picture = try draw(TestScenes.page([item]), TestScenes.frame(300, 200))
    #expect(Set(picture.bytes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)) == [127])
  }
}
