import RenderModel
import TextModel
import Testing

@Suite struct PlacingTests {
  private let engine = FontTextEngine(locator: FewFonts.latin)
  private var text: ShapedText { engine.shape("Hill", font: FontSpec(size: 12)) }

  @Test func glyphsStandOnTheBaseLine() {
    let pixels = ink(place(text, in: engine), engine.atlas)
    // H, i, l have no descenders: the row above y = 20 is the last with ink.
    #expect(pixels.keys.map(\.y).max() == 19)
    #expect((10...11).contains(pixels.keys.map(\.x).min() ?? 0))
  }

  @Test func theBaseLineIsSnappedToWholePixels() {
    let exact = ink(place(text, in: engine, at: SIMD2(10, 20)), engine.atlas)
    let near = ink(place(text, in: engine, at: SIMD2(10, 20.4)), engine.atlas)
    #expect(near == exact)
  }

  @Test func movingTextIsNotSnapped() {
    let steps = (0...8).map {
      ink(place(text, in: engine, at: SIMD2(10, 20 + Double($0) / 8), isMoving: true), engine.atlas)
    }
    for (a, b) in zip(steps, steps.dropFirst()) {
      #expect(a != b)
      let change = Set(a.keys).union(b.keys).reduce(0) {
        $0 + abs(Int(a[$1] ?? 0) - Int(b[$1] ?? 0))
      }
      // An eighth of a pixel changes each edge by about an eighth of its coverage.
      #expect(change < total(a) / 3)
    }
    #expect(steps[8] == moved(steps[0], by: SIMD2(0, 1)))
  }

  @Test func theAtlasOfASequenceStaysSmall() {
    var highest = 0
    var counts: Set<Int> = []
    for frame in 0..<3000 {
      engine.beginFrame()
      let glyphs = engine.place(
        text, at: SIMD2(50, 50), angle: Double(frame) / 32, scale: 4,
        color: RGBA8(red: 0, green: 0, blue: 0), isMoving: true)
      counts.insert(glyphs.count)
      highest = max(highest, engine.atlas.height)
    }
    #expect(highest <= 4096)
    #expect(counts == [4])
  }

  @Test func quarterPixelsAlongTheLineAreKept() {
    let coverages = [0, 0.25, 0.5, 0.75].map {
      ink(place(text, in: engine, at: SIMD2(10 + $0, 20)), engine.atlas)
    }
    #expect(Set(coverages.map { $0.values.sorted() }).count == 4)
    let nextPixel = ink(place(text, in: engine, at: SIMD2(11, 20)), engine.atlas)
    #expect(nextPixel == moved(coverages[0], by: SIMD2(1, 0)))
  }

  @Test(arguments: [1, 2, 3, -1, 5])
  func quarterTurnsTurnTheInkAboutTheOrigin(turns: Int) {
    let upright = ink(place(text, in: engine), engine.atlas)
    let turned = ink(place(text, in: engine, quarterTurns: turns), engine.atlas)
    var expected = upright
    for _ in 0..<(turns & 3) {
      // Counter-clockwise about (10, 20), with y down; a pixel's centre lies half a pixel inside.
      expected = Dictionary(
        uniqueKeysWithValues: expected.map { place, value in
          (SIMD2(10 + (place.y - 20), 20 - (place.x - 10) - 1), value)
        }
      )
    }
    #expect(Set(turned.keys) == Set(expected.keys))
    let difference = turned.map { abs(Int($0.value) - Int(expected[$0.key] ?? 0)) }.max() ?? 0
    #expect(difference <= 2)
  }

  @Test func scaleMultipliesPixelsAndNothingElse() {
    let once = ink(place(text, in: engine), engine.atlas)
    let twice = ink(place(text, in: engine, scale: 2), engine.atlas)
    let (a, b) = (Double(total(once)), Double(total(twice)))
    #expect(b / a > 3.8 && b / a < 4.3)
    #expect(twice.keys.map(\.y).max() == 39)
  }

  @Test func repeatedGlyphsShareTheAtlasAndItsVersion() {
    _ = place(text, in: engine)
    let before = engine.atlas
    _ = place(text, in: engine, at: SIMD2(110, 220))
    #expect(engine.atlas == before)
    _ = place(engine.shape("x", font: FontSpec(size: 12)), in: engine)
    #expect(engine.atlas.version != before.version)
  }

  @Test func placesStayValidWhileTheAtlasGrows() {
    let glyphs = place(text, in: engine)
    let before = ink(glyphs, engine.atlas)
    for size in 10..<90 {
      _ = place(engine.shape("ABCDEFGHIJKLM", font: FontSpec(size: Double(size))), in: engine)
    }
    #expect(engine.atlas.height > 128)
    #expect(ink(glyphs, engine.atlas) == before)
  }

  @Test func rectanglesInTheAtlasKeepATexelApart() {
    let font = FontSpec(size: 40)
    let glyphs = place(engine.shape("ABCDEFGabcdefg0123456789", font: font), in: engine)
    for (i, a) in glyphs.enumerated() {
      for b in glyphs[(i + 1)...] where (a.atlasX, a.atlasY) != (b.atlasX, b.atlasY) {
        let isApart =
          a.atlasX + a.width < b.atlasX || b.atlasX + b.width < a.atlasX
          || a.atlasY + a.height < b.atlasY || b.atlasY + b.height < a.atlasY
        #expect(isApart)
      }
    }
  }

  @Test func giantGlyphsAreCutIntoParts() {
    let glyphs = place(
      engine.shape("H", font: FontSpec(size: 2000)),
      in: engine,
      at: SIMD2(0, 2000)
    )
    #expect(glyphs.count > 1)
    let pixels = ink(glyphs, engine.atlas)
    // The bar of the H crosses its whole width with no seam.
    let bar = 2000 - 730
    let (left, right) = (pixels.keys.map(\.x).min() ?? 0, pixels.keys.map(\.x).max() ?? 0)
    #expect(right - left > 1000)
    #expect((left + 2..<right - 1).allSatisfy { pixels[SIMD2($0, bar)] == 255 })
  }

  @Test func whatIsTooBigIsCountedRatherThanDrawn() {
    let huge = engine.shape("H", font: FontSpec(size: 20000))
    #expect(place(huge, in: engine).isEmpty)
    #expect(engine.undrawnGlyphCount == 1)
  }

  @Test(arguments: [.nan, .infinity, 1e300, -1e12] as [Double])
  func impossiblePlacesDrawNothing(value: Double) {
    #expect(place(text, in: engine, at: SIMD2(value, 0)).isEmpty)
    #expect(place(text, in: engine, at: SIMD2(0, value)).isEmpty)
    #expect(place(text, in: engine, scale: value).isEmpty)
  }

  @Test func twoEnginesDrawTheSamePixels() {
    let other = FontTextEngine(locator: FewFonts.latin)
    _ = place(other.shape("first", font: FontSpec(size: 31)), in: other)
    let theirs = place(other.shape("Hill", font: FontSpec(size: 12)), in: other)
    #expect(ink(theirs, other.atlas) == ink(place(text, in: engine), engine.atlas))
  }

  private func moved(_ pixels: [SIMD2<Int>: UInt8], by step: SIMD2<Int>) -> [SIMD2<Int>: UInt8] {
    Dictionary(uniqueKeysWithValues: pixels.map { ($0 &+ step, $1) })
  }

  private func total(_ pixels: [SIMD2<Int>: UInt8]) -> Int {
    pixels.values.reduce(0) { $0 + Int($1) }
  }
}
