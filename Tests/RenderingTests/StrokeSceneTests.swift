import Foundation
import GLESRenderer
import RenderModel
import SoftwareRenderer
import Testing

/// Strokes on every back end.
struct StrokeSceneTests {
  private func software(
    _ scene: StrokeScene, threads: Int = 2, region: PixelRect? = nil
  ) throws -> Bitmap {
    let backend = SoftwareBackend(threads: threads)
    try SceneValidator.validate(scene.scene)
    try backend.prepare(scene.scene)
    var frame = scene.frame
    frame.region = region
    return try backend.draw(frame)
  }

  private func gles(_ scene: StrokeScene, tile: Int? = nil) throws -> Bitmap {
    let backend = try GLESBackend(
      device: .automatic, tileLimit: tile.map { TileLimit(side: $0) }, cacheFolder: nil)
    try backend.prepare(scene.scene)
    return try backend.draw(scene.frame)
  }

  @Test(arguments: StrokeScene.all)
  func softwareMatchesItsGolden(scene: StrokeScene) throws {
    try Golden.compare(try software(scene), scene.name)
  }

  @Test(arguments: StrokeScene.all)
  func softwareIsTheSameInPartsAndOnAnyThreads(scene: StrokeScene) throws {
    let whole = try software(scene)
    #expect(try software(scene, threads: 1) == whole)
    let region = PixelRect(x: 93, y: 41, width: 117, height: 77)
    let part = try software(scene, region: region)
    for y in 0..<region.height {
      for x in 0..<region.width {
        #expect(part[x, y] == whole[x + region.x, y + region.y])
      }
    }
  }

  @Test(.enabled(if: TestDevice.isThere, TestDevice.absence), arguments: StrokeScene.all)
  func glesAgreesWithSoftware(scene: StrokeScene) throws {
    let software = try software(scene)
    let gles = try gles(scene)
    try Golden.expectAgreement(
      scene.name, gles: gles, software: software, mean: scene.meanTolerance,
      outliers: scene.outlierTolerance)
  }

  /// Inside of a translucent zigzag every pixel is covered once, at corners too.
  private func expectOneCover(_ picture: Bitmap) {
    let corners = StrokeScene.zigzagCorners
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let near = zip(corners, corners.dropFirst()).map { a, b -> Double in
          let (from, way) = (SIMD2(a.x, a.y), SIMD2(b.x - a.x, b.y - a.y))
          let share = min(max(((p - from) * way).sum() / (way * way).sum(), 0), 1)
          let off = p - from - way * share
          return (off * off).sum().squareRoot()
        }
        guard let distance = near.min(), distance < 11.3 else { continue }
        count += 1
        let color = picture[x, y]
        #expect(
          abs(Int(color.red) - 137) <= 1 && abs(Int(color.blue) - 227) <= 1, "\(x) \(y) \(color)")
      }
    }
    #expect(count > 8000)
  }

  private static let zigzag = StrokeScene.all.first { $0.name == "strokes-translucent" }

  @Test func cornersAreCoveredOnceInSoftware() throws {
    expectOneCover(try software(try #require(Self.zigzag)))
  }

  @Test(.enabled(if: TestDevice.isThere, TestDevice.absence), arguments: [nil, 64])
  func cornersAreCoveredOnceInGLES(tile: Int?) throws {
    expectOneCover(try gles(try #require(Self.zigzag), tile: tile))
  }

  /// However a line crosses itself, no pixel is covered twice.
  private func expectNoDarker(_ picture: Bitmap) {
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].red < 136 {
        Issue.record("\(x) \(y) is \(picture[x, y])")
      }
    }
  }

  @Test(arguments: StrokeScene.masked.filter { $0.name != "masks-gradient" })
  func lineOfOneCoverageIsNowhereDarker(scene: StrokeScene) throws {
    expectNoDarker(try software(scene))
    if TestDevice.isThere { expectNoDarker(try gles(scene)) }
  }

  /// How many pixels show the lines of the lifted scene, unlike the same with no lift.
  private func inked(_ picture: Bitmap) -> Int {
    (0..<picture.width * picture.height).count {
      picture[$0 % picture.width, $0 / picture.width].blue < 110
    }
  }

  @Test(arguments: [false, true])
  func liftBringsLinesOutOfASurfaceAndMovesNothing(isPerspective: Bool) throws {
    func scene(_ lift: Double) -> StrokeScene {
      StrokeScene("lift", box: StrokeScene.lifted(lift), isPerspective: isPerspective)
    }
    func alone(_ lift: Double) -> StrokeScene {
      StrokeScene("lift", box: [StrokeScene.lifted(lift)[1]], isPerspective: isPerspective)
    }
    #expect(try software(alone(0)) == software(alone(3)))
    let (buried, out) = (try inked(software(scene(0))), try inked(software(scene(3))))
    #expect(Double(out) > 1.3 * Double(buried))
    guard TestDevice.isThere else { return }
    #expect(try gles(alone(0)) == gles(alone(3)))
    #expect(abs(try inked(gles(scene(3))) - out) < out / 12)
  }
}
