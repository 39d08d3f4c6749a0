import Diagnostics
import Foundation
import RenderModel
import Testing

@testable import GLESRenderer

@Suite(.needsEGL) struct PictureTests {
  /// The largest difference of a component, and how many pixels differ by more than `limit`.
  func difference(_ a: Bitmap, _ b: Bitmap, limit: Int = 0) -> (largest: Int, pixels: Int) {
    var largest = 0
    var pixels = 0
    for pixel in 0..<min(a.bytes.count, b.bytes.count) / 4 {
      var most = 0
      for i in pixel * 4..<pixel * 4 + 4 {
        most = max(most, abs(Int(a.bytes[i]) - Int(b.bytes[i])))
      }
      largest = max(largest, most)
      if most > limit { pixels += 1 }
    }
    return (largest, pixels)
  }

  @Test func firstRowIsTheTop() throws {
    let size = PixelSize(width: 8, height: 6)
    let colors = [
      RGBA8(red: 255, green: 0, blue: 0), RGBA8(red: 0, green: 255, blue: 0),
      RGBA8(red: 0, green: 0, blue: 255), RGBA8(red: 0, green: 0, blue: 0),
    ]
    let shapes = colors.enumerated().map { index, color in
      ShapeInstance(
        x: Float(index % 2) * 4 + 2,
        y: Float(index / 2) * 3 + 1.5,
        halfWidth: 2,
        halfHeight: 1.5,
        cornerRadius: 0,
        color: color
      )
    }
    let page = SceneLayer(
      name: "page",
      camera: .page,
      visibility: .painted,
      source: .fixed([DrawItem(name: "corners", geometry: .shapes(shapes))])
    )
    let picture = try Headless.draw(
      RenderScene(layers: [page]),
      TestScenes.frame(size: size)
    )
    #expect((picture.width, picture.height) == (8, 6))
    #expect(picture[0, 0] == colors[0])
    #expect(picture[7, 0] == colors[1])
    #expect(picture[0, 5] == colors[2])
    #expect(picture[7, 5] == colors[3])
  }

  @Test func upIsUpInABox() throws {
    // A sphere at the right, up and near the viewer, seen from the front.
    let sphere = SphereInstance(
      x: 0.25,
      y: 0.25,
      z: 0.2,
      radius: 0.05,
      color: RGBA8(red: 200, green: 0, blue: 0)
    )
    let layer = SceneLayer(
      name: "marks",
      camera: .box(0),
      visibility: .solid,
      source: .fixed([DrawItem(name: "point", geometry: .spheres([sphere]))])
    )
    let size = PixelSize(width: 200, height: 200)
    let picture = try Headless.draw(
      RenderScene(layers: [layer]),
      TestScenes.frame(
        size: size,
        camera: TestScenes.camera(size, azimuth: 0, inclination: 0)
      )
    )
    #expect(picture[125, 75].green < 128)
    #expect(picture[75, 75] == TestScenes.white)
    #expect(picture[125, 125] == TestScenes.white)
  }

  @Test(arguments: [
    PixelRect(x: 0, y: 0, width: 100, height: 90), PixelRect(x: 57, y: 31, width: 101, height: 77),
    PixelRect(x: 200, y: 160, width: 40, height: 20),
    PixelRect(x: 120, y: 0, width: 1, height: 180),
  ])
  func aRegionIsThatPartOfTheWhole(_ region: PixelRect) throws {
    let scene = TestScenes.everything()
    let backend = try Headless.backend()
    try backend.prepare(scene)
    let whole = try backend.draw(TestScenes.frame())
    let part = try backend.draw(TestScenes.frame(region: region))
    let cut = Bitmap(
      width: region.width,
      height: region.height,
      bytes: (0..<region.height).flatMap { row in
        let first = ((region.y + row) * whole.width + region.x) * 4
        return whole.bytes[first..<first + region.width * 4]
      }
    )
    let (largest, pixels) = difference(part, cut)
    #expect(pixels <= 2 && largest <= 64, "\(pixels) pixels differ, by \(largest) at most")
  }

  /// The same but for single samples on edges, of 43200 pixels.
  ///
  /// OpenGL rounds each vertex to a fraction of a pixel after the tile's own scale.
  @Test(arguments: [37, 64, 100]) func tilesMakeTheSamePicture(side: Int) throws {
    let scene = TestScenes.everything()
    let whole = try Headless.draw(scene, TestScenes.frame())
    let tiled = try Headless.draw(scene, TestScenes.frame(), tileLimit: TileLimit(side: side))
    let (largest, pixels) = difference(whole, tiled)
    #expect(pixels <= 16 && largest <= 64, "\(pixels) pixels differ, by \(largest) at most")
  }

  @Test func transparentCompositesAsDrawnOverWhite() throws {
    let scene = TestScenes.everything()
    let backend = try Headless.backend()
    try backend.prepare(scene)
    let onWhite = try backend.draw(TestScenes.frame())
    let alone = try backend.draw(TestScenes.frame(TestScenes.clear))
    var composed = alone
    for i in composed.bytes.indices {
      let alpha = Int(alone.bytes[i | 3])
      #expect(Int(alone.bytes[i]) <= alpha, "premultiplied")
      composed.bytes[i] = UInt8(clamping: Int(alone.bytes[i]) + 255 - alpha)
    }
    let (largest, pixels) = difference(onWhite, composed, limit: 2)
    #expect(pixels == 0, "\(pixels) pixels differ, by \(largest) at most")
    #expect(alone[0, 0] == TestScenes.clear)
    #expect(stride(from: 3, to: onWhite.bytes.count, by: 4).allSatisfy { onWhite.bytes[$0] == 255 })
  }

  @Test func crossingPlanesHideEachOtherPixelByPixel() throws {
    let red = RGBA8(red: 200, green: 0, blue: 0)
    let blue = RGBA8(red: 0, green: 0, blue: 200)
    // Seen from above the planes z = x and z = -x cross on the line x = 0.
    let planes = [
      TestScenes.quad(
        [[-0.4, -0.4, -0.4], [0.4, -0.4, 0.4], [0.4, 0.4, 0.4], [-0.4, 0.4, -0.4]],
        red
      ),
      TestScenes.quad(
        [[-0.4, -0.4, 0.4], [0.4, -0.4, -0.4], [0.4, 0.4, -0.4], [-0.4, 0.4, 0.4]],
        blue
      ),
    ]
    let size = PixelSize(width: 100, height: 100)
    let frame = TestScenes.frame(
      size: size,
      camera: TestScenes.camera(size, azimuth: 0, inclination: 0)
    )
    func draw(_ items: [DrawItem]) throws -> Bitmap {
      let layer = SceneLayer(
        name: "planes",
        camera: .box(0),
        visibility: .solid,
        source: .fixed(items)
      )
      return try Headless.draw(RenderScene(layers: [layer]), frame)
    }
    let picture = try draw(planes)
    for x in 35..<49 { #expect(picture[x, 50] == blue) }
    for x in 51..<65 { #expect(picture[x, 50] == red) }
    #expect(difference(picture, try draw(planes.reversed())).pixels <= 80)
  }

  @Test func translucentItemsAreSortedWhateverTheirOrder() throws {
    let near = TestScenes.quad(
      [[-0.4, -0.4, 0.3], [0.4, -0.4, 0.3], [0.4, 0.4, 0.3], [-0.4, 0.4, 0.3]],
      RGBA8(red: 255, green: 0, blue: 0, alpha: 128)
    )
    let far = TestScenes.quad(
      [[-0.4, -0.4, -0.3], [0.4, -0.4, -0.3], [0.4, 0.4, -0.3], [-0.4, 0.4, -0.3]],
      RGBA8(red: 0, green: 0, blue: 255, alpha: 128)
    )
    let size = PixelSize(width: 50, height: 50)
    let frame = TestScenes.frame(
      size: size,
      camera: TestScenes.camera(size, azimuth: 0, inclination: 0)
    )
    let pictures = try [[near, far], [far, near]].map { items in
      try Headless.draw(
        RenderScene(layers: [
          SceneLayer(name: "glass", camera: .box(0), visibility: .solid, source: .fixed(items))
        ]),
        frame
      )
    }
    #expect(pictures[0] == pictures[1])
    let middle = pictures[0][25, 25]
    #expect(middle.red > middle.blue && middle.blue > middle.green)
  }

  @Test func withoutMultisamplingEdgesAreBlended() throws {
    let backend = try GLESBackend(device: .automatic, samples: 1, cacheFolder: nil)
    #expect(backend.samples == 1)
    try backend.prepare(TestScenes.everything())
    let plain = try backend.draw(TestScenes.frame())
    let smooth = try Headless.draw(TestScenes.everything(), TestScenes.frame())
    let pixels = difference(plain, smooth, limit: 40).pixels
    #expect(pixels > 0 && pixels < plain.width * plain.height / 25, "\(pixels) pixels differ")
    let alone = try backend.draw(TestScenes.frame(TestScenes.clear))
    #expect(alone[0, 0].alpha == 0 && alone[120, 90].alpha == 255)
  }

  @Test func itemsOfTheFrameAreDrawnAnew() throws {
    let layer = SceneLayer(
      name: "labels",
      camera: .page,
      visibility: .painted,
      source: .perFrame(0)
    )
    let backend = try Headless.backend()
    try backend.prepare(RenderScene(layers: [layer]))
    func draw(at x: Float) throws -> Bitmap {
      let shape = ShapeInstance(
        x: x,
        y: 5,
        halfWidth: 3,
        halfHeight: 3,
        cornerRadius: 0,
        color: RGBA8(red: 0, green: 0, blue: 0)
      )
      return try backend.draw(
        TestScenes.frame(
          size: PixelSize(width: 40, height: 10),
          items: [[DrawItem(name: "mark", geometry: .shapes([shape]))]]
        )
      )
    }
    #expect(try draw(at: 5)[5, 5].red == 0)
    let second = try draw(at: 30)
    #expect(second[30, 5].red == 0 && second[5, 5].red == 255)
    let error = #expect(throws: ReliefError.self) { try backend.draw(TestScenes.frame()) }
    #expect(
      error?.description
        == "the scene is not valid: layer 'labels' takes its items from list 0; the frame has 0"
    )
  }

  @Test func glyphsAreCopiedTexelForPixel() throws {
    let atlas = GlyphAtlasImage(
      width: 4,
      height: 3,
      coverage: [0, 0, 0, 0, 0, 255, 128, 0, 0, 64, 0, 0],
      version: 1
    )
    let glyph = GlyphInstance(
      left: 2,
      top: 3,
      atlasX: 1,
      atlasY: 1,
      width: 2,
      height: 2,
      color: RGBA8(red: 0, green: 0, blue: 0)
    )
    let layer = SceneLayer(
      name: "text",
      camera: .page,
      visibility: .painted,
      source: .fixed([DrawItem(name: "text", geometry: .glyphs([glyph]))])
    )
    let backend = try Headless.backend()
    try backend.prepare(RenderScene(layers: [layer]))
    var frame = TestScenes.frame(size: PixelSize(width: 9, height: 7))
    frame.atlas = atlas
    let picture = try backend.draw(frame)
    #expect(
      [picture[2, 3], picture[3, 3], picture[2, 4], picture[3, 4]].map(\.red) == [0, 127, 191, 255]
    )
    #expect(picture[1, 3] == TestScenes.white && picture[2, 2] == TestScenes.white)
    // A new version is uploaded.
    frame.atlas = GlyphAtlasImage(
      width: 4,
      height: 3,
      coverage: [UInt8](repeating: 255, count: 12),
      version: 2
    )
    #expect(try backend.draw(frame)[3, 4].red == 0)
  }

  @Test func drawingAgainAndFromAnotherThreadGivesTheSame() async throws {
    let backend = try Headless.backend()
    try backend.prepare(TestScenes.everything())
    let first = try backend.draw(TestScenes.frame())
    #expect(try backend.draw(TestScenes.frame()) == first)
    nonisolated(unsafe) let shared = backend
    let second: Bitmap? = await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: try? shared.draw(TestScenes.frame())) }
    }
    #expect(second == first)
  }

  @Test func whatDoesNotFitIsAnError() throws {
    let backend = try Headless.backend()
    try backend.prepare(
      RenderScene(layers: [
        SceneLayer(name: "box", camera: .box(3), visibility: .solid, source: .fixed([]))
      ])
    )
    let error = #expect(throws: ReliefError.self) { try backend.draw(TestScenes.frame()) }
    #expect(error?.description.contains("camera 3; the frame has 1") == true)
    #expect(throws: ReliefError.self) {
      try backend.draw(TestScenes.frame(region: PixelRect(x: 0, y: 0, width: 0, height: 5)))
    }
  }
}
