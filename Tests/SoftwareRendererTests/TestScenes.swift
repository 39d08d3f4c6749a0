import RenderModel
import SoftwareRenderer

/// Small scenes and the frames to see them in.
enum TestScenes {
  static let white = RGBA8(red: 255, green: 255, blue: 255)
  static let black = RGBA8(red: 0, green: 0, blue: 0)
  static let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
  static let red = RGBA8(red: 255, green: 0, blue: 0)
  static let blue = RGBA8(red: 0, green: 0, blue: 255)

  /// An orthographic camera that looks along -z and shows `unitsHigh` world units from y to y; or a
  /// perspective one at z = 3 that does so in the plane z = 0.
  static func camera(_ size: PixelSize, unitsHigh: Double, perspective: Bool = false) -> Camera {
    let half = unitsHigh / 2
    let aspect = Double(size.width) / Double(size.height)
    let view = Matrix4.translation([0, 0, -3])
    let (near, far) = (1.0, 5.0)
    if perspective {
      let k = 3 / half
      return Camera(
        view: view,
        projection: Matrix4(
          [k / aspect, 0, 0, 0],
          [0, k, 0, 0],
          [0, 0, -(far + near) / (far - near), -1],
          [0, 0, -2 * far * near / (far - near), 0]
        ),
        isPerspective: true
      )
    }
    return Camera(
      view: view,
      projection: Matrix4(
        [1 / (half * aspect), 0, 0, 0],
        [0, 1 / half, 0, 0],
        [0, 0, -2 / (far - near), 0],
        [0, 0, -(far + near) / (far - near), 1]
      ),
      isPerspective: false
    )
  }

  static func frame(
    _ width: Int,
    _ height: Int,
    unitsHigh: Double = 2,
    perspective: Bool = false,
    background: RGBA8 = white,
    scale: Double = 1
  ) -> FrameState {
    let size = PixelSize(width: width, height: height)
    return FrameState(
      size: size,
      scale: scale,
      background: background,
      cameras: [camera(size, unitsHigh: unitsHigh, perspective: perspective)]
    )
  }

  static func solid(_ items: [DrawItem], ramps: RampTable = RampTable()) -> RenderScene {
    RenderScene(
      layers: [
        SceneLayer(name: "box", camera: .box(0), visibility: .solid, source: .fixed(items))
      ],
      ramps: ramps
    )
  }

  static func page(_ items: [DrawItem]) -> RenderScene {
    RenderScene(layers: [
      SceneLayer(name: "page", camera: .page, visibility: .painted, source: .fixed(items))
    ])
  }

  /// A mesh of one colour with no light.
  static func flat(_ mesh: TriangleMesh, _ color: RGBA8) -> DrawItem {
    DrawItem(
      name: "flat",
      geometry: .triangles(mesh),
      material: Material(color: .solid(color))
    )
  }

  /// A quadrilateral of two triangles.
  static func quad(_ corners: [SIMD3<Float>]) -> TriangleMesh {
    TriangleMesh(
      vertices: corners.map { MeshVertex(x: $0.x, y: $0.y, z: $0.z, nz: 1) },
      indices: [0, 1, 2, 0, 2, 3]
    )
  }

  /// Everything at once: spheres large, small, tiny and translucent, a lit ramped surface, strokes
  /// in the box and on the page, shapes, fills and glyphs.
  static func mixed() -> (RenderScene, FrameState) {
    var random = Random(state: 11)
    var spheres: [SphereInstance] = []
    for i in 0..<6000 {
      let radius: Float = i < 20 ? 0.12 : i < 300 ? 0.02 : 0.004
      spheres.append(
        SphereInstance(
          x: random.next() * 2 - 1,
          y: random.next() * 2 - 1,
          z: random.next() * 2 - 1,
          radius: radius,
          color: random.color(alpha: i % 7 == 0 ? 120 : 255)
        )
      )
    }
    var ramps = RampTable()
    let row = ramps.add(
      (0..<256).map { RGBA8(red: UInt8($0), green: 120, blue: UInt8(255 - $0)) }
    )
    let items = [
      DrawItem(
        name: "points",
        geometry: .spheres(spheres),
        material: Material(color: .vertex, lighting: .init(metalness: 0.4, roughness: 0.3))
      ),
      DrawItem(
        name: "surface",
        geometry: .triangles(waves(40)),
        material: Material(color: .ramp(row: row, coordinate: .linear), lighting: .init())
      ),
      DrawItem(
        name: "rules",
        geometry: .segments(
          (0..<20).map { (i: Int) -> SegmentInstance in
            let y = Float(i) / 10 - 1
            return SegmentInstance(from: [-1, y, -1], to: [1, -y, 1], width: 0.6, color: black)
          }
        )
      ),
    ]
    var scene = solid(items, ramps: ramps)
    let strokes = (0..<30).map { (i: Int) -> SegmentInstance in
      let from = SIMD3<Float>(Float(i) * 11, 3, 0)
      let to = SIMD3<Float>(250 - Float(i) * 7, 190, 0)
      return SegmentInstance(from: from, to: to, width: 1.3, color: blue)
    }
    let shapes = (0..<30).map { (i: Int) -> ShapeInstance in
      ShapeInstance(
        x: Float(i) * 9,
        y: 100,
        halfWidth: 6,
        halfHeight: 20,
        cornerRadius: 5,
        color: random.color(alpha: 150)
      )
    }
    let glyphs = (0..<40).map { (i: Int) -> GlyphInstance in
      GlyphInstance(
        left: Int32(i * 7 - 4),
        top: Int32(170 + i % 9),
        atlasX: 0,
        atlasY: 0,
        width: 8,
        height: 8,
        color: black
      )
    }
    let fill = quad([[20, 20, 0], [230.5, 31, 0], [220, 60.3, 0], [24, 50, 0]])
    scene.layers.append(
      SceneLayer(
        name: "page",
        camera: .page,
        visibility: .painted,
        source: .fixed([
          flat(fill, RGBA8(red: 255, green: 200, blue: 0, alpha: 140)),
          DrawItem(name: "strokes", geometry: .segments(strokes)),
          DrawItem(name: "shapes", geometry: .shapes(shapes)),
          DrawItem(name: "glyphs", geometry: .glyphs(glyphs)),
        ])
      )
    )
    var frame = frame(251, 193, unitsHigh: 2.4)
    frame.atlas = GlyphAtlasImage(
      width: 8,
      height: 8,
      coverage: (0..<64).map { UInt8($0 * 4) },
      version: 1
    )
    return (scene, frame)
  }

  /// A lit surface of `n` by `n` cells, seen from a slant.
  static func waves(_ n: Int) -> TriangleMesh {
    var mesh = TriangleMesh()
    for j in 0...n {
      for i in 0...n {
        let x = Float(i) / Float(n) * 2 - 1
        let y = Float(j) / Float(n) * 2 - 1
        let z = 0.5 * y + 0.3 * x * (1 - x * x) * (1 - y * y)
        mesh.vertices.append(
          MeshVertex(x: x, y: y, z: z, nx: -0.2, ny: -0.4, nz: 0.9, u: z + 0.5)
        )
      }
    }
    for j in 0..<UInt32(n) {
      for i in 0..<UInt32(n) {
        let a = j * UInt32(n + 1) + i
        let b = a + UInt32(n + 1)
        mesh.indices += [a, a + 1, b, a + 1, b + 1, b]
      }
    }
    return mesh
  }
}

/// A small repeatable source of numbers.
struct Random {
  var state: UInt64

  /// 0..<1.
  mutating func next() -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Float(state >> 40) / 16_777_216
  }

  mutating func color(alpha: UInt8) -> RGBA8 {
    RGBA8(
      red: UInt8(next() * 255),
      green: UInt8(next() * 255),
      blue: UInt8(next() * 255),
      alpha: alpha
    )
  }
}

/// Draws a scene once.
func draw(_ scene: RenderScene, _ frame: FrameState, threads: Int = 2) throws -> Bitmap {
  let backend = SoftwareBackend(threads: threads)
  try backend.prepare(scene)
  return try backend.draw(frame)
}

extension RenderScene {
  /// Puts all lights out.
  mutating func darken() {
    for index in layers.indices {
      layers[index].light.key = 0
      layers[index].light.fill = 0
      layers[index].light.ambient = 0
    }
  }
}
