import FrameOutput
import RenderModel
import Testing

@Suite struct PlanarTests {
  private let white = RGBA8(red: 255, green: 255, blue: 255)

  /// The formula of BT.709 in Double.
  private func codes(_ red: Double, _ green: Double, _ blue: Double) -> [Int] {
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return [
      16 + 219 / 255 * luma, 128 + 224 / 255 * (blue - luma) / 1.8556,
      128 + 224 / 255 * (red - luma) / 1.5748,
    ].map { Int(($0 + 0.5).rounded(.down)) }
  }

  /// Y, Cb and Cr at a pixel.
  private func codes(_ image: PlanarImage, _ x: Int, _ y: Int) -> [Int] {
    let area = image.width * image.height
    let chroma = y / 2 * (image.width / 2) + x / 2
    return [y * image.width + x, area + chroma, area * 5 / 4 + chroma].map { Int(image.bytes[$0]) }
  }

  @Test func everyColorOfAGridIsThatOfTheFormula() {
    let steps = Array(stride(from: 0, through: 255, by: 5)).map { UInt8($0) }
    let side = steps.count * 2
    var differences = 0
    for red in steps {
      var bytes: [UInt8] = []
      for y in 0..<side {
        for x in 0..<side { bytes += [red, steps[y / 2], steps[x / 2], 255] }
      }
      let image = PlanarImage(
        Bitmap(width: side, height: side, bytes: bytes), keepsAlpha: false, background: white)
      for y in 0..<side {
        for x in 0..<side {
          let wanted = codes(Double(red), Double(steps[y / 2]), Double(steps[x / 2]))
          let found = codes(image, x, y)
          guard found != wanted else { continue }
          differences += 1
          #expect(zip(found, wanted).allSatisfy { abs($0 - $1) <= 1 })
        }
      }
    }
    // Float and Double part where a code is a half within some millionths.
    #expect(differences <= 40)
  }

  @Test func chromaIsThatOfTheMean() {
    let picture = noisyPicture(width: 36, height: 10, isOpaque: true)
    let image = PlanarImage(picture, keepsAlpha: false, background: white)
    for y in stride(from: 0, to: 10, by: 2) {
      for x in stride(from: 0, to: 36, by: 2) {
        let square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map { picture[$0.0, $0.1] }
        func mean(_ part: KeyPath<RGBA8, UInt8>) -> Double {
          square.reduce(0) { $0 + Double($1[keyPath: part]) } / 4
        }
        let wanted = codes(mean(\.red), mean(\.green), mean(\.blue))
        #expect(Array(codes(image, x, y)[1...]) == Array(wanted[1...]))
      }
    }
  }

  @Test func blackWhiteAndGrayAreExact() {
    for (gray, luma) in [(UInt8(0), 16), (255, 235), (128, 126)] {
      let bytes = (0..<34 * 4).flatMap { _ -> [UInt8] in [gray, gray, gray, 255] }
      let image = PlanarImage(
        Bitmap(width: 34, height: 4, bytes: bytes), keepsAlpha: false, background: white)
      let planes = [UInt8](repeating: UInt8(luma), count: 136) + [UInt8](repeating: 128, count: 68)
      #expect(image.bytes == planes)
    }
  }

  @Test func whatIsMissingIsBackground() {
    let picture = noisyPicture(width: 33, height: 5, isOpaque: true)
    let red = RGBA8(red: 255, green: 0, blue: 0)
    let image = PlanarImage(picture, keepsAlpha: false, background: red)
    #expect(image.width == 34 && image.height == 6)
    for x in 0..<34 { #expect(codes(image, x, 5)[0] == 63) }
    for y in 0..<6 { #expect(codes(image, 33, y)[0] == 63) }
    #expect(codes(image, 3, 3)[0] == codes(picture, 3, 3)[0])
  }

  private func codes(_ picture: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    codes(Double(picture[x, y].red), Double(picture[x, y].green), Double(picture[x, y].blue))
  }

  @Test func alphaMakesColorsStraight() {
    // Half a red, and nothing at all beside it.
    for width in [2, 32] {
      let pair: [UInt8] = [128, 0, 0, 128, 0, 0, 0, 0]
      let row = (0..<width / 2).flatMap { _ in pair }
      let picture = Bitmap(width: width, height: 2, bytes: row + row)
      let image = PlanarImage(picture, keepsAlpha: true, background: white)
      let red = codes(255, 0, 0)
      for x in stride(from: 0, to: width, by: 2) {
        #expect(codes(image, x, 0) == red)
        #expect(codes(image, x + 1, 1) == [235] + red[1...])
      }
      #expect(image.bytes.suffix(width) == Array((0..<width).map { $0 % 2 == 0 ? 128 : 0 })[...])
    }
  }

  @Test func clearPlacesAreTheBackground() {
    let picture = Bitmap(width: 40, height: 4, bytes: [UInt8](repeating: 0, count: 640))
    let orange = RGBA8(red: 255, green: 149, blue: 0)
    let flat = PlanarImage(picture, keepsAlpha: false, background: orange)
    let kept = PlanarImage(picture, keepsAlpha: true, background: orange)
    for x in 0..<40 {
      #expect(codes(flat, x, 2) == codes(255, 149, 0))
      #expect(codes(kept, x, 2) == codes(255, 149, 0))
    }
    #expect(kept.bytes.suffix(160).allSatisfy { $0 == 0 })
  }

  @Test func translucentPlacesAreComposed() {
    let bytes = (0..<80).flatMap { _ -> [UInt8] in [UInt8(100), 0, 0, 100] }
    let picture = Bitmap(width: 40, height: 2, bytes: bytes)
    let image = PlanarImage(picture, keepsAlpha: false, background: white)
    #expect(codes(image, 20, 1) == codes(255, 155, 155))
  }
}
