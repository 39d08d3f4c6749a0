import CPNG
import Diagnostics
import Files
import FrameOutput
import RenderModel
import TestSupport
import Testing

@Suite struct PNGRoundTripTests {
  @Test(arguments: PNGFilter.allCases, [0, 1, 6, 9])
  func opaquePicturesComeBackAsRGB(filter: PNGFilter, level: Int) throws {
    let picture = noisyPicture(width: 61, height: 47, isOpaque: true)
    let file = try PNGWriter.encode(picture, options: PNGOptions(level: level, filter: filter))
    let read = try #require(PNGReader(file))
    #expect(!read.hasAlpha)
    #expect(read.bitmap == picture)
  }

  @Test(arguments: PNGFilter.allCases)
  func translucentPicturesComeBackAsRGBA(filter: PNGFilter) throws {
    let picture = noisyPicture(width: 33, height: 20, isOpaque: false)
    let file = try PNGWriter.encode(picture, options: PNGOptions(filter: filter))
    let read = try #require(PNGReader(file))
    #expect(read.hasAlpha)
    #expect(read.bitmap == picture)
  }

  @Test func everyComponentAndAlphaIsUnpremultipliedExactly() throws {
    // Row by alpha, column by component: all 256 x 256 pairs, of which those up to alpha are valid.
    var bytes: [UInt8] = []
    for alpha in 0...255 {
      for value in 0...255 {
        bytes += Array(repeating: UInt8(min(value, alpha)), count: 3) + [UInt8(alpha)]
      }
    }
    let picture = Bitmap(width: 256, height: 256, bytes: bytes)
    let read = try #require(PNGReader(try PNGWriter.encode(picture)))
    for alpha in 1...255 {
      let exact = (0...alpha).map { UInt8((Double($0) * 255 / Double(alpha)).rounded()) }
      let written = (0...alpha).map { read.straight[(alpha * 256 + $0) * 4] }
      #expect(written == exact)
    }
    #expect(read.straight[..<1024].allSatisfy { $0 == 0 })
    #expect(read.bitmap == picture)
  }

  @Test func componentsAboveAlphaAreClamped() throws {
    let picture = Bitmap(width: 1, height: 1, bytes: [200, 100, 0, 100])
    let read = try #require(PNGReader(try PNGWriter.encode(picture)))
    #expect(read.straight == [255, 255, 0, 100])
  }

  @Test func oneTranslucentPixelAnywhereKeepsTheAlphaChannel() throws {
    for place in [0, 1023, 1024, 4999] {
      var picture = noisyPicture(width: 100, height: 50, isOpaque: true)
      picture.bytes[place * 4..<place * 4 + 4] = [9, 9, 9, 254]
      let read = try #require(PNGReader(try PNGWriter.encode(picture)))
      #expect(read.hasAlpha)
    }
  }

  @Test func theCallerMayDecideAboutAlpha() throws {
    let opaque = noisyPicture(width: 5, height: 5, isOpaque: true)
    let kept = try PNGWriter.encode(opaque, options: PNGOptions(isOpaque: false))
    #expect(try #require(PNGReader(kept)).hasAlpha)
    let translucent = Bitmap(width: 1, height: 1, bytes: [10, 20, 30, 40])
    let dropped = try PNGWriter.encode(translucent, options: PNGOptions(isOpaque: true))
    #expect(try #require(PNGReader(dropped)).straight == [10, 20, 30, 255])
  }

  @Test(arguments: [1, 2, 3, 7])
  func theBytesDoNotDependOnThreadsOrPieces(threads: Int) throws {
    let picture = noisyPicture(width: 700, height: 1500, isOpaque: true)
    let reference = try PNGWriter.encode(picture, options: PNGOptions(threads: 1))
    let options = PNGOptions(isOpaque: true, threads: threads)
    #expect(try PNGWriter.encode(picture, options: options) == reference)

    let memory = MemorySink()
    let stream = try PNGStream(width: 700, height: 1500, options: options, to: memory)
    var row = 0
    for height in [1, 300, 0, 7, 700, 200, 292] {
      try stream.append(rows(row..<row + height, of: picture))
      row += height
    }
    try stream.finish()
    #expect(memory.bytes == reference)
    #expect(PNGReader(reference)?.bitmap == picture)
  }

  @Test func filesAreValidForEveryChecker() throws {
    let picture = noisyPicture(width: 400, height: 3000, isOpaque: false)
    let chunks = try #require(pngChunks(try PNGWriter.encode(picture)))
    #expect(chunks.first?.type == "IHDR")
    #expect(chunks.last?.type == "IEND")
    // Several strips, and one whole zlib stream when they are strung together.
    let parts = chunks.filter { $0.type == "IDAT" }.map(\.data)
    #expect(parts.count > 4)
    var inflated = [UInt8](repeating: 0, count: 3000 * (1 + 400 * 4) + 1)
    var count = UInt(inflated.count)
    let stream = Array(parts.joined())
    #expect(uncompress(&inflated, &count, stream, UInt(stream.count)) == Z_OK)
    #expect(count == 3000 * (1 + 400 * 4))
  }
}
