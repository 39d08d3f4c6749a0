import RenderModel
import SoftwareRenderer
import Testing

/// What hides what, where things stand, and how they blend.
@Suite struct VisibilityTests {
  @Test func crossingPlanesHideEachOtherPerPixel() throws {
    let left = TestScenes.quad([[-1, -1, 1], [1, -1, -1], [1, 1, -1], [-1, 1, 1]])
    let right = TestScenes.quad([[-1, -1, -1], [1, -1, 1], [1, 1, 1], [-1, 1, -1]])
    for items in [
      [TestScenes.flat(left, TestScenes.red), TestScenes.flat(right, TestScenes.blue)],
      [TestScenes.flat(right, TestScenes.blue), TestScenes.flat(left, TestScenes.red)],
    ] {
      for perspective in [false, true] {
        let frame = TestScenes.frame(200, 200, unitsHigh: 1, perspective: perspective)
        let picture = try draw(TestScenes.solid(items), frame)
        for y in 0..<200 {
          for x in 0..<200 where x < 99 || x > 100 {
            let expected = x < 100 ? TestScenes.red : TestScenes.blue
            #expect(picture[x, y] == expected, "at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func eachSolidLayerHasItsOwnDepth() throws {
    let near = TestScenes.quad([[-1, -1, 0.5], [1, -1, 0.5], [1, 1, 0.5], [-1, 1, 0.5]])
    let far = TestScenes.quad([[-1, -1, -0.5], [1, -1, -0.5], [1, 1, -0.5], [-1, 1, -0.5]])
    var scene = TestScenes.solid([TestScenes.flat(near, TestScenes.red)])
    scene.layers += TestScenes.solid([TestScenes.flat(far, TestScenes.blue)]).layers
    let picture = try draw(scene, TestScenes.frame(10, 10))
    #expect(picture[5, 5] == TestScenes.blue)
  }

  @Test func closedBodiesShowTheirOutside() throws {
    let corners: [SIMD3<Float>] = [[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]
    for perspective in [false, true] {
      let frame = TestScenes.frame(10, 10, perspective: perspective)
      func pixel(_ corners: [SIMD3<Float>], _ sides: Material.Sides) throws -> RGBA8 {
        var item = TestScenes.flat(TestScenes.quad(corners), TestScenes.red)
        item.material.sides = sides
        return try draw(TestScenes.solid([item]), frame)[5, 5]
      }
      // Counter-clockwise as seen, y up, is the outside.
      #expect(try pixel(corners, .outside) == TestScenes.red)
      #expect(try pixel(corners.reversed(), .outside) != TestScenes.red)
      #expect(try pixel(corners.reversed(), .both) == TestScenes.red)
    }
  }

  @Test func cornersAreUpright() throws {
    let colors = [
      TestScenes.red, RGBA8(red: 0, green: 255, blue: 0), TestScenes.blue, TestScenes.black,
    ]
    let centers: [SIMD2<Float>] = [[-1, 1], [1, 1], [-1, -1], [1, -1]]
    let items = zip(centers, colors).map { c, color in
      TestScenes.flat(
        TestScenes.quad([
          [c.x - 0.2, c.y - 0.2, 0], [c.x + 0.2, c.y - 0.2, 0], [c.x + 0.2, c.y + 0.2, 0],
          [c.x - 0.2, c.y + 0.2, 0],
        ]),
        color
      )
    }
    let picture = try draw(TestScenes.solid(items), TestScenes.frame(40, 40))
    #expect(picture[0, 0] == colors[0])
    #expect(picture[39, 0] == colors[1])
    #expect(picture[0, 39] == colors[2])
    #expect(picture[39, 39] == colors[3])

    let dot = ShapeInstance(
      x: 1,
      y: 1,
      halfWidth: 1,
      halfHeight: 1,
      cornerRadius: 0,
      color: TestScenes.red
    )
    let page = try draw(
      TestScenes.page([DrawItem(name: "dot", geometry: .shapes([dot]))]),
      TestScenes.frame(40, 40, scale: 2)
    )
    #expect(page[3, 3] == TestScenes.red)
    #expect(page[4, 4] == TestScenes.white)
  }

  @Test func transparentBackgroundCompositesLikeWhite() throws {
    var (scene, frame) = TestScenes.mixed()
    let onWhite = try draw(scene, frame)
    frame.background = TestScenes.clear
    let onNothing = try draw(scene, frame)
    var worst = 0
    var hasPartial = false
    for i in stride(from: 0, to: onWhite.bytes.count, by: 4) {
      let alpha = Int(onNothing.bytes[i + 3])
      hasPartial = hasPartial || (alpha > 0 && alpha < 255)
      for c in 0..<3 {
        let over = Int(onNothing.bytes[i + c]) + 255 - alpha
        worst = max(worst, abs(over - Int(onWhite.bytes[i + c])))
      }
    }
    #expect(worst <= 1)
    #expect(hasPartial)
    scene.layers = []
    #expect(Set(try draw(scene, frame).bytes) == [0])
  }

  @Test func translucentPrimitivesLieInOrderOfDepth() throws {
    func quad(_ z: Float) -> TriangleMesh {
      TestScenes.quad([[-1, -1, z], [1, -1, z], [1, 1, z], [-1, 1, z]])
    }
    let red = TestScenes.flat(quad(0.5), RGBA8(red: 255, green: 0, blue: 0, alpha: 128))
    let blue = TestScenes.flat(quad(0), RGBA8(red: 0, green: 0, blue: 255, alpha: 128))
    let hidden = TestScenes.flat(quad(-0.8), RGBA8(red: 0, green: 255, blue: 0, alpha: 128))
    let wall = TestScenes.flat(quad(-0.5), TestScenes.white)
    let frame = TestScenes.frame(8, 8)
    let one = try draw(TestScenes.solid([red, blue, hidden, wall]), frame)
    let other = try draw(TestScenes.solid([wall, hidden, blue, red]), frame)
    #expect(one == other)
    // White under half blue under half red.
    #expect(one[4, 4] == RGBA8(red: 191, green: 63, blue: 127))
  }

  @Test func solidColourIsExact() throws {
    for alpha: UInt8 in [255, 77] {
      let color = RGBA8(red: 12, green: 200, blue: 99, alpha: alpha)
      let item = TestScenes.flat(
        TestScenes.quad([[0, 0, 0], [9, 0, 0], [9, 9, 0], [0, 9, 0]]),
        color
      )
      let frame = TestScenes.frame(9, 9, background: TestScenes.clear)
      let pixel = try draw(TestScenes.page([item]), frame)[4, 4]
      #expect(pixel.alpha == alpha)
      #expect(abs(Double(pixel.green) - 200 * Double(alpha) / 255) <= 0.5)
    }
  }

  @Test func glyphsAreCopiedTexelForPixel() throws {
    var frame = TestScenes.frame(8, 6, scale: 2)
    frame.atlas = GlyphAtlasImage(
      width: 4,
      height: 4,
      coverage: (0..<16).map { UInt8($0 * 17) },
      version: 1
    )
    let glyph = GlyphInstance(
      left: 3,
      top: -1,
      atlasX: 1,
      atlasY: 0,
      width: 3,
      height: 4,
      color: TestScenes.black
    )
    let picture = try draw(
      TestScenes.page([DrawItem(name: "glyph", geometry: .glyphs([glyph]))]),
      frame
    )
    for y in 0..<6 {
      for x in 0..<8 {
        let inside = (3..<6).contains(x) && y < 3
        let expected = inside ? 255 - ((y + 1) * 4 + x - 3 + 1) * 17 : 255
        #expect(Int(picture[x, y].red) == expected, "at \(x), \(y)")
      }
    }
  }
}
