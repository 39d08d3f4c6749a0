import Diagnostics
import RenderModel
import SoftwareRenderer
import Testing

/// Inputs at the limits: they may look like nothing, but must not stop the program.
@Suite struct RobustnessTests {
  @Test(arguments: [(1, 1), (20000, 3), (3, 5000), (33, 31)], [false, true])
  func oddSizes(size: (Int, Int), perspective: Bool) throws {
    var (scene, frame) = TestScenes.mixed()
    frame.size = PixelSize(width: size.0, height: size.1)
    frame.cameras = [TestScenes.camera(frame.size, unitsHigh: 2.4, perspective: perspective)]
    let picture = try draw(scene, frame)
    #expect(picture.width == size.0 && picture.height == size.1)
    scene.layers = []
    #expect(try draw(scene, frame).bytes.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [false, true])
  func extremePrimitives(perspective: Bool) throws {
    let sizes: [Float] = [0, 1e-30, 1e-6, 0.01, 1, 3, 1e3, 1e6, 1e18, 1e38]
    var spheres: [SphereInstance] = []
    var segments: [SegmentInstance] = []
    var mesh = TriangleMesh()
    var random = Random(state: 3)
    for a in sizes {
      for b in sizes {
        spheres.append(
          SphereInstance(x: a, y: -b, z: random.next() * 6 - 3, radius: b, color: TestScenes.red)
        )
        segments.append(
          SegmentInstance(from: [-a, b, 3.5], to: [b, -a, -1], width: a, color: TestScenes.blue)
        )
        let first = UInt32(mesh.vertices.count)
        for corner in [SIMD3<Float>(-a, -b, 2), [b, -a, 4], [0.1, b, -9]] {
          mesh.vertices.append(MeshVertex(x: corner.x, y: corner.y, z: corner.z))
        }
        mesh.indices += [first, first + 1, first + 2, first, first, first + 1]
      }
    }
    let shapes = sizes.flatMap { a in
      sizes.map { b in
        ShapeInstance(
          x: a,
          y: -b,
          halfWidth: b,
          halfHeight: a,
          cornerRadius: min(a, b),
          color: TestScenes.red
        )
      }
    }
    let glyphs = [Int32.min, -1_000_000, 0, 5, Int32.max].map {
      GlyphInstance(
        left: $0,
        top: $0,
        atlasX: 65535,
        atlasY: 3,
        width: 65535,
        height: 65535,
        color: TestScenes.black
      )
    }
    let items = [
      DrawItem(name: "spheres", geometry: .spheres(spheres)),
      DrawItem(name: "segments", geometry: .segments(segments)),
      TestScenes.flat(mesh, TestScenes.black),
      DrawItem(name: "shapes", geometry: .shapes(shapes)),
      DrawItem(name: "glyphs", geometry: .glyphs(glyphs)),
      DrawItem(name: "nothing", geometry: .spheres([])),
      DrawItem(name: "nothing", geometry: .triangles(TriangleMesh())),
    ]
    for visibility in [SceneLayer.Visibility.painted, .solid] {
      for camera in [CameraSlot.page, .box(0)] {
        let scene = RenderScene(layers: [
          SceneLayer(
            name: "all",
            camera: camera,
            visibility: visibility,
            source: .fixed(items)
          )
        ])
        let frame = TestScenes.frame(70, 50, perspective: perspective)
        let picture = try draw(scene, frame)
        #expect(picture.bytes.count == 70 * 50 * 4)
      }
    }
  }

  @Test func trianglesAreCutAtTheNearPlane() throws {
    // A floor one unit under the eye that reaches from far behind it to the far plane.
    let floor = TestScenes.quad([[-50, -1, 50], [50, -1, 50], [50, -1, -1.9], [-50, -1, -1.9]])
    let frame = TestScenes.frame(100, 100, unitsHigh: 6, perspective: true)
    let picture = try draw(TestScenes.solid([TestScenes.flat(floor, TestScenes.black)]), frame)
    // At distance d the floor is seen 50 / d pixels below the middle; it ends at 4.9.
    #expect(picture[50, 55] == TestScenes.white)
    for y in 61..<100 { #expect(picture[50, y] == TestScenes.black, "row \(y)") }
  }

  @Test func missingCamerasAndItemsAreErrors() throws {
    let (scene, frame) = TestScenes.mixed()
    var without = frame
    without.cameras = []
    #expect(throws: ReliefError.self) { try draw(scene, without) }
    let dynamic = RenderScene(layers: [
      SceneLayer(name: "labels", camera: .page, visibility: .painted, source: .perFrame(1))
    ])
    #expect(throws: ReliefError.self) { try draw(dynamic, frame) }
    var empty = frame
    empty.size = PixelSize(width: 0, height: 4)
    #expect(throws: ReliefError.self) { try draw(scene, empty) }
  }

  @Test func itemsOfTheFrameAreDrawn() throws {
    let scene = RenderScene(layers: [
      SceneLayer(name: "labels", camera: .page, visibility: .painted, source: .perFrame(0))
    ])
    var frame = TestScenes.frame(8, 8)
    let dot = ShapeInstance(
      x: 4,
      y: 4,
      halfWidth: 2,
      halfHeight: 2,
      cornerRadius: 0,
      color: TestScenes.red
    )
    frame.items = [[DrawItem(name: "dot", geometry: .shapes([dot]))]]
    #expect(try draw(scene, frame)[4, 4] == TestScenes.red)
  }
}
