import RenderModel
import SoftwareRenderer
import Testing

/// Translucent primitives blend from back to front in each sample, however they are declared.
///
/// The right colours are worked out here, from planes and rays.
@Suite struct TransparencyTests {
  private static let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 128)
  private static let green = RGBA8(red: 0, green: 255, blue: 0, alpha: 100)
  private static let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 180)
  private static let grey = RGBA8(red: 90, green: 90, blue: 90)

  /// The plane z = slopeX x + slopeY y + height over the square of half side 2.
  private struct Plane {
    var slopeX: Float
    var slopeY: Float
    var height: Float
    var color: RGBA8

    func depth(_ x: Float, _ y: Float) -> Float { slopeX * x + slopeY * y + height }

    var item: DrawItem {
      let corners: [SIMD2<Float>] = [[-2, -2], [2, -2], [2, 2], [-2, 2]]
      return TestScenes.flat(
        TestScenes.quad(corners.map { SIMD3($0.x, $0.y, depth($0.x, $0.y)) }),
        color
      )
    }
  }

  /// Premultiplied colours over one another, the farthest first.
  private func over(_ background: RGBA8, _ layers: [RGBA8]) -> SIMD4<Double> {
    layers.reduce(premultiplied(background)) {
      $0 * (1 - Double($1.alpha) / 255) + premultiplied($1)
    }
  }

  private func premultiplied(_ c: RGBA8) -> SIMD4<Double> {
    let alpha = Double(c.alpha) / 255
    let rgb = SIMD4(Double(c.red), Double(c.green), Double(c.blue), 255) / 255
    return rgb * alpha
  }

  private func bytes(_ c: RGBA8) -> SIMD4<Double> {
    SIMD4(Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
  }

  /// Whether a pixel of a bitmap, premultiplied, is a colour to within rounding.
  private func isClose(_ pixel: RGBA8, _ color: SIMD4<Double>) -> Bool {
    let difference = bytes(pixel) - color * 255
    return (0..<4).allSatisfy { abs(difference[$0]) <= 0.51 }
  }

  private func permutations<T>(_ list: [T]) -> [[T]] {
    if list.isEmpty { return [[]] }
    return list.indices.flatMap { i in
      var rest = list
      let first = rest.remove(at: i)
      return permutations(rest).map { [first] + $0 }
    }
  }

  /// A frame seen along -z, or along +z from the opposite side: x then runs to the left.
  private func frame(
    _ size: Int,
    fromBehind: Bool,
    background: RGBA8 = TestScenes.white
  ) -> FrameState {
    var frame = TestScenes.frame(size, size, background: background)
    if fromBehind {
      frame.cameras[0].view = Matrix4(
        [-1, 0, 0, 0], [0, 1, 0, 0], [0, 0, -1, 0], [0, 0, -3, 1])
    }
    return frame
  }

  /// Draws planes, none of which ties with another at a sample, in all orders; the pixels where no two meet must have the formula's colour.
  private func check(_ planes: [Plane], background: RGBA8) throws {
    let size = 40
    for fromBehind in [false, true] {
      let frame = frame(size, fromBehind: fromBehind, background: background)
      var first: Bitmap?
      for order in permutations(planes) {
        let picture = try draw(TestScenes.solid(order.map(\.item)), frame)
        if let first { #expect(picture == first) } else { first = picture }
      }
      guard let first else { continue }
      var checked = 0
      for row in 0..<size {
        for column in 0..<size {
          let x = (Float(column) + 0.5) / Float(size) * 2 - 1
          let y = 1 - (Float(row) + 0.5) / Float(size) * 2
          let worldX = fromBehind ? -x : x
          let sorted = planes.sorted {
            let (a, b) = ($0.depth(worldX, y), $1.depth(worldX, y))
            return fromBehind ? a > b : a < b
          }
          let depths = sorted.map { $0.depth(worldX, y) }
          // A pixel is 0.05 wide: nearer than this two planes may meet in it.
          let isClear = zip(depths, depths.dropFirst()).allSatisfy { abs($0 - $1) > 0.12 }
          if !isClear { continue }
          checked += 1
          let expected = over(background, sorted.map(\.color))
          #expect(
            isClose(first[column, row], expected),
            "at \(column), \(row), from behind: \(fromBehind)"
          )
        }
      }
      #expect(checked > size * size / 2)
    }
  }

  @Test(arguments: [TestScenes.white, TestScenes.clear])
  func twoCrossingPlanes(background: RGBA8) throws {
    try check(
      [
        Plane(slopeX: 0.8, slopeY: 0, height: 0, color: Self.red),
        Plane(slopeX: -0.8, slopeY: 0, height: 0, color: Self.blue),
      ],
      background: background
    )
  }

  @Test(arguments: [TestScenes.white, TestScenes.clear])
  func threeCrossingPlanes(background: RGBA8) throws {
    try check(
      [
        Plane(slopeX: 0.713, slopeY: 0.117, height: 0.109, color: Self.red),
        Plane(slopeX: -0.631, slopeY: 0.419, height: 0.003, color: Self.blue),
        Plane(slopeX: 0.127, slopeY: -0.733, height: -0.101, color: Self.green),
      ],
      background: background
    )
  }

  /// In the column of pixels where two planes cross, samples on both sides see different orders.
  @Test func planesThatCrossInAPixelBlendPerSample() throws {
    let planes = [
      Plane(slopeX: 1, slopeY: 0, height: 0, color: Self.red),
      Plane(slopeX: -1, slopeY: 0, height: 0, color: Self.blue),
    ]
    // With 21 columns the crossing, x = 0, lies in the middle of column 10: of its samples, two
    // lie on either side.
    let picture = try draw(
      TestScenes.solid(planes.map(\.item)),
      frame(21, fromBehind: false)
    )
    let left = over(TestScenes.white, [Self.red, Self.blue])
    let right = over(TestScenes.white, [Self.blue, Self.red])
    for row in 0..<21 {
      #expect(isClose(picture[10, row], (left + right) / 2))
      #expect(isClose(picture[9, row], left))
      #expect(isClose(picture[11, row], right))
    }
  }

  @Test func opaqueSurfacesHideWhatIsBehindThemAlone() throws {
    let wall = Plane(slopeX: 0.5, slopeY: 0, height: 0, color: Self.grey)
    let front = Plane(slopeX: 0, slopeY: 0, height: 1.2, color: Self.red)
    let back = Plane(slopeX: 0, slopeY: 0, height: -1.2, color: Self.green)
    let crossing = Plane(slopeX: -0.5, slopeY: 0, height: 0, color: Self.blue)
    for order in permutations([wall, front, back, crossing]) {
      let scene = TestScenes.solid(order.map(\.item))
      let picture = try draw(scene, frame(21, fromBehind: false))
      let left = over(Self.grey, [Self.blue, Self.red])
      let right = over(Self.grey, [Self.red])
      #expect(isClose(picture[4, 7], left))
      #expect(isClose(picture[16, 7], right))
      #expect(isClose(picture[10, 7], (left + right) / 2))
    }
  }

  /// Samples that an opaque edge leaves free keep the background of their own.
  @Test func translucentPixelsAtOpaqueEdgesBlendPerSample() throws {
    // The wall ends in the middle of column 4, two samples in.
    let wall = TestScenes.quad([[-1, -1, 0], [0, -1, 0], [0, 1, 0], [-1, 1, 0]])
    let items = [
      TestScenes.flat(wall, Self.grey),
      Plane(slopeX: 0, slopeY: 0, height: -0.5, color: Self.red).item,
    ]
    let picture = try draw(TestScenes.solid(items), frame(9, fromBehind: false))
    let open = over(TestScenes.white, [Self.red])
    #expect(isClose(picture[4, 4], (premultiplied(Self.grey) + open) / 2))
    #expect(isClose(picture[3, 4], premultiplied(Self.grey)))
    #expect(isClose(picture[5, 4], open))
  }

  /// A sphere of no light in a box: the near wall over the sphere over the far wall.
  @Test func sphereInABoxOfPlanes() throws {
    let black = RGBA8(red: 0, green: 0, blue: 0, alpha: 150)
    func item(_ radius: Float) -> DrawItem {
      DrawItem(
        name: "sphere",
        geometry: .spheres([SphereInstance(x: 0, y: 0, z: 0, radius: radius, color: black)])
      )
    }
    let near = Plane(slopeX: 0.3, slopeY: 0, height: 0.7, color: Self.red)
    let far = Plane(slopeX: -0.3, slopeY: 0, height: -0.7, color: Self.blue)
    let middle = Plane(slopeX: 0, slopeY: 0, height: 0.3, color: Self.green)
    for fromBehind in [false, true] {
      var frame = frame(81, fromBehind: fromBehind)
      frame.background = TestScenes.white
      var pictures: [Bitmap] = []
      for order in permutations([near.item, far.item, middle.item, item(0.5)]) {
        var scene = TestScenes.solid(order)
        scene.darken()
        pictures.append(try draw(scene, frame))
      }
      for picture in pictures { #expect(picture == pictures[0]) }
      let picture = pictures[0]
      // The sphere's front bulges through the plane at 0.3 in the middle, where it is 0.5 high; 0.44
      // from the centre it is 0.23 high. Seen from behind it lies before that plane everywhere.
      let walls = fromBehind ? [near, far] : [far, near]
      let center = [middle.color, black]
      let rim = fromBehind ? [middle.color, black] : [black, middle.color]
      for (column, inner) in [(40, center), (22, rim), (58, rim), (2, [middle.color])] {
        let layers = [walls[0].color] + inner + [walls[1].color]
        #expect(
          isClose(picture[column, 40], over(TestScenes.white, layers)),
          "column \(column), from behind: \(fromBehind)"
        )
      }
    }
  }

  /// Strokes, spheres and meshes in one pixel, each at its own depth.
  @Test func strokesSpheresAndMeshesBlendByDepth() throws {
    let black = RGBA8(red: 0, green: 0, blue: 0, alpha: 150)
    let stroke = DrawItem(
      name: "stroke",
      geometry: .segments([
        SegmentInstance(from: [-3, 0, -1.5], to: [3, 0, 1.5], width: 9, color: Self.blue)
      ])
    )
    let sphere = DrawItem(
      name: "sphere",
      geometry: .spheres([SphereInstance(x: 0, y: 0, z: -0.4, radius: 0.5, color: black)])
    )
    let plane = Plane(slopeX: 0, slopeY: 0, height: 0.2, color: Self.red)
    var first: Bitmap?
    for order in permutations([stroke, sphere, plane.item]) {
      var scene = TestScenes.solid(order)
      scene.darken()
      let picture = try draw(scene, frame(41, fromBehind: false))
      if let first { #expect(picture == first) } else { first = picture }
    }
    guard let first else { return }
    // The stroke's height is half of x: it passes the plane at x = 0.4, between columns 28 and 29,
    // and lies behind the sphere's front where x / 2 < -0.4 + sqrt(0.25 - x^2): from x = -0.47 to
    // 0.15, columns 11 to 23.
    for (column, layers) in [
      (2, [Self.blue, Self.red]), (20, [Self.blue, black, Self.red]),
      (26, [black, Self.blue, Self.red]), (29, [black, Self.red, Self.blue]),
      (38, [Self.red, Self.blue]), (12, [Self.blue, black, Self.red]),
    ] {
      #expect(
        isClose(first[column, 20], over(TestScenes.white, layers)),
        "column \(column): \(first[column, 20])"
      )
    }
  }

  /// Each sample belongs to one triangle: a translucent surface of many has no seams.
  @Test(arguments: [false, true])
  func abuttingTrianglesShowNoSeams(perspective: Bool) throws {
    let frame = TestScenes.frame(97, 83, unitsHigh: 0.6, perspective: perspective)
    for color in [Self.red, Self.green] {
      let item = TestScenes.flat(TestScenes.waves(37), color)
      let picture = try draw(TestScenes.solid([item]), frame)
      let expected = over(TestScenes.white, [color])
      let wrong = (0..<97 * 83).filter { !isClose(picture[$0 % 97, $0 / 97], expected) }
      #expect(wrong.isEmpty)
      #expect(Set((0..<97 * 83).map { bytes(picture[$0 % 97, $0 / 97]) }).count == 1)
    }
  }

  /// Everything at different depths: the order of the items leaves no trace, nor do threads.
  @Test func orderOfItemsDoesNotMatter() throws {
    var random = Random(state: 5)
    func point() -> SIMD3<Float> {
      [random.next() * 2 - 1, random.next() * 2 - 1, random.next() * 2 - 1]
    }
    var items: [DrawItem] = []
    for i in 0..<40 {
      let alpha = UInt8(40 + i * 5)
      let p = point()
      let sphere = SphereInstance(
        x: p.x, y: p.y, z: p.z, radius: 0.1 + 0.3 * random.next(), color: random.color(alpha: alpha)
      )
      items.append(DrawItem(name: "sphere", geometry: .spheres([sphere])))
      let stroke = SegmentInstance(
        from: point(), to: point(), width: 1 + 5 * random.next(), color: random.color(alpha: alpha))
      items.append(DrawItem(name: "stroke", geometry: .segments([stroke])))
      let corners = [point(), point(), point(), point()]
      items.append(TestScenes.flat(TestScenes.quad(corners), random.color(alpha: alpha)))
    }
    let frame = TestScenes.frame(90, 70, background: TestScenes.clear)
    let first = try draw(TestScenes.solid(items), frame, threads: 1)
    for _ in 0..<4 {
      for i in items.indices { items.swapAt(i, Int(random.next() * Float(items.count))) }
      #expect(try draw(TestScenes.solid(items), frame, threads: 2) == first)
    }
    #expect(Set(first.bytes).count > 100)
  }

  /// At one depth, what is declared later lies on top.
  @Test func tiesAreDrawnInOrderOfDeclaration() throws {
    let planes = [Self.red, Self.blue, Self.green].map {
      Plane(slopeX: 0.3, slopeY: 0.1, height: 0, color: $0)
    }
    for order in permutations(planes) {
      let picture = try draw(TestScenes.solid(order.map(\.item)), frame(9, fromBehind: false))
      #expect(isClose(picture[2, 3], over(TestScenes.white, order.map(\.color))))
    }
  }

  /// More fragments in a tile than are held at once: planes at different depths that cross, then
  /// planes that all lie at one depth.
  @Test(arguments: [true, false])
  func crowdedTilesAreExact(areApart: Bool) throws {
    var random = Random(state: 9)
    let planes = (0..<150).map { (i: Int) -> Plane in
      Plane(
        slopeX: areApart ? random.next() - 0.5 : 0,
        slopeY: areApart ? random.next() - 0.5 : 0,
        height: areApart ? random.next() - 0.5 : 0.25,
        color: random.color(alpha: UInt8(3 + i % 9))
      )
    }
    let whole = frame(32, fromBehind: false)
    let scene = TestScenes.solid(planes.map(\.item))
    let picture = try draw(scene, whole)
    var worst = 0.0
    for row in 0..<32 {
      for column in 0..<32 {
        // The samples of a pixel, as in the renderer.
        var expected = SIMD4<Double>()
        for offset: SIMD2<Float> in [
          [0.375, 0.125], [0.875, 0.375], [0.125, 0.625], [0.625, 0.875],
        ] {
          let x = (Float(column) + offset.x) / 16 - 1
          let y = 1 - (Float(row) + offset.y) / 16
          let sorted = planes.enumerated().sorted {
            let (a, b) = ($0.element.depth(x, y), $1.element.depth(x, y))
            return a != b ? a < b : $0.offset < $1.offset
          }
          expected += over(TestScenes.white, sorted.map(\.element.color)) / 4
        }
        let difference = bytes(picture[column, row]) - expected * 255
        for c in 0..<4 { worst = max(worst, abs(difference[c])) }
      }
    }
    #expect(worst <= 0.6, "the worst channel is off by \(worst)")
    // A region has other tiles, with fewer fragments: the cuts in depth fall elsewhere.
    var part = whole
    part.region = PixelRect(x: 5, y: 9, width: 3, height: 20)
    let crop = try draw(scene, part)
    for y in 0..<20 {
      for x in 0..<3 { #expect(crop[x, y] == picture[x + 5, y + 9]) }
    }
  }
}
