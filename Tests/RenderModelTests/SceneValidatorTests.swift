import Diagnostics
import RenderModel
import Testing

/// What back ends take for granted.
struct SceneValidatorTests {
  private static let nan = Float.nan
  private static let black = RGBA8(red: 0, green: 0, blue: 0)
  private static let triangle = TriangleMesh(
    vertices: [
      MeshVertex(x: 0, y: 0, z: 0), MeshVertex(x: 1, y: 0, z: 0), MeshVertex(x: 0, y: 1, z: 0),
    ], indices: [0, 1, 2])

  private func scene(_ item: DrawItem) -> RenderScene {
    RenderScene(layers: [
      SceneLayer(name: "marks", camera: .box(0), visibility: .solid, source: .fixed([item]))
    ])
  }

  private static func mesh(_ change: (inout TriangleMesh) -> Void) -> DrawItem {
    var mesh = triangle
    change(&mesh)
    return DrawItem(
      name: "item", geometry: .triangles(mesh), material: Material(color: .solid(black)))
  }

  private static func stroke(after: SIMD3<Float>? = nil, lift: Float = 0) -> DrawItem {
    let stroke = SegmentInstance(
      from: [0, 0, 0], to: [1, 0, 0], after: after, width: 1, startColor: black, endColor: black,
      endEnd: .miterJoin, lift: lift)
    return DrawItem(name: "item", geometry: .segments([stroke]))
  }

  static let bad: [(DrawItem, String)] = [
    (
      DrawItem(
        name: "item", geometry: .segments([]), material: Material(color: .normal(alpha: 255))),
      "has a material's colour, but its instances carry colours of their own"
    ),
    (
      DrawItem(
        name: "item", geometry: .triangles(triangle),
        material: Material(color: .ramp(row: 1, coordinate: .linear))), "asks for ramp 1 of 0"
    ),
    (mesh { $0.indices[2] = 3 }, "has indices that do not fit its vertices"),
    (mesh { $0.indices.removeLast() }, "has indices that do not fit its vertices"),
    (mesh { $0.vertices[1].ny = nan }, "has a vertex that is not finite"),
    (
      DrawItem(
        name: "item",
        geometry: .spheres([
          SphereInstance(x: 0, y: 0, z: .infinity, radius: 1, color: black)
        ])), "has a sphere that is not finite"
    ),
    (
      DrawItem(
        name: "item",
        geometry: .segments([
          SegmentInstance(from: [0, 0, 0], to: [0, nan, 0], width: 1, color: black)
        ])), "has a stroke that is not finite"
    ),
    (stroke(after: [0, nan, 0]), "has a stroke that is not finite"),
    (stroke(lift: .infinity), "has a stroke that is not finite"),
    (
      DrawItem(
        name: "item",
        geometry: .shapes([
          ShapeInstance(
            x: 0, y: 0, halfWidth: nan, halfHeight: 1, cornerRadius: 0, color: black)
        ])), "has a shape that is not finite"
    ),
    (
      DrawItem(
        name: "item",
        geometry: .glyphs([
          GlyphInstance(
            left: 0, top: 0, atlasX: 0, atlasY: 0, width: 1, height: 1, color: black)
        ])), "has a glyph outside the atlas"
    ),
  ]

  @Test(arguments: bad)
  func badItemsAreNamed(item: DrawItem, problem: String) {
    #expect(
      throws: ReliefError.invalidScene(reason: "'item' in layer 'marks' \(problem)")
    ) { try SceneValidator.validate(scene(item)) }
  }

  @Test func goodItemsPass() throws {
    try SceneValidator.validate(scene(Self.mesh { _ in }))
    try SceneValidator.validate(scene(DrawItem(name: "item", geometry: .spheres([]))))
  }

  private func frame(
    width: Int = 4, region: PixelRect? = nil,
    cameras: [Camera] = [.page(PixelSize(width: 4, height: 4), scale: 1)],
    items: [[DrawItem]] = []
  ) -> FrameState {
    FrameState(
      size: PixelSize(width: width, height: 4), scale: 1, background: Self.black,
      cameras: cameras, items: items, region: region)
  }

  @Test func framesMustFitTheirScene() throws {
    let layers = [
      SceneLayer(name: "marks", camera: .box(0), visibility: .solid, source: .perFrame(0))
    ]
    let scene = RenderScene(layers: layers)
    try SceneValidator.validate(frame(items: [[]]), of: scene)
    let bad: [(FrameState, String)] = [
      (frame(width: 0, items: [[]]), "a frame needs a size and a scale above zero"),
      (
        frame(region: PixelRect(x: 3, y: 0, width: 2, height: 1), items: [[]]),
        "the region PixelRect(x: 3, y: 0, width: 2, height: 1) is not within the image "
          + "PixelSize(width: 4, height: 4)"
      ),
      (
        frame(cameras: [], items: [[]]),
        "layer 'marks' is seen through camera 0; the frame has 0"
      ),
      (frame(), "layer 'marks' takes its items from list 0; the frame has 0"),
      (
        frame(items: [[Self.mesh { $0.indices[0] = 9 }]]),
        "'item' in layer 'marks' has indices that do not fit its vertices"
      ),
    ]
    for (frame, reason) in bad {
      #expect(throws: ReliefError.invalidScene(reason: reason)) {
        try SceneValidator.validate(frame, of: scene)
      }
    }
  }
}
