import Diagnostics
import FrameOutput
import RenderModel
import Testing

@Suite struct PNGMetadataTests {
  private func chunks(_ options: PNGOptions) throws -> [ReadChunk] {
    let picture = Bitmap(width: 2, height: 1, bytes: Array(repeating: 255, count: 8))
    return try #require(pngChunks(try PNGWriter.encode(picture, options: options)))
  }

  @Test func sizeIsInPixelsPerMeter() throws {
    let size = try #require(try chunks(PNGOptions(ppi: 300)).first { $0.type == "pHYs" })
    // 300 / 0.0254 = 11811.02
    #expect(size.data == [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1])
    #expect(try !chunks(PNGOptions()).contains { $0.type == "pHYs" })
  }

  @Test(arguments: [0, -72, .nan, .infinity, 1e12])
  func impossibleSizesAreRefused(ppi: Double) throws {
    #expect(throws: ReliefError.self) { try chunks(PNGOptions(ppi: ppi)) }
  }

  @Test func coloursAreSRGB() throws {
    #expect(try chunks(PNGOptions()).first { $0.type == "sRGB" }?.data == [0])
  }

  @Test func latinTextIsPlainAndOtherTextInternational() throws {
    let written = try chunks(
      PNGOptions(text: [
        PNGText("Software", "Relief"), PNGText("Title", "Größe\nin °C"), PNGText("Author", "李\0"),
      ])
    )
    let plain = written.filter { $0.type == "tEXt" }.map(\.data)
    #expect(plain[0] == Array("Software\0Relief".utf8))
    #expect(
      plain[1] == Array("Title\0Gr".utf8) + [0xF6, 0xDF] + Array("e\nin ".utf8) + [0xB0, 0x43]
    )
    let international = written.first { $0.type == "iTXt" }?.data
    #expect(international == Array("Author\0\0\0\0\0李".utf8))
  }

  @Test func keywordsAreCutToWhatPNGAllows() throws {
    let written = try chunks(
      PNGOptions(text: [
        PNGText(String(repeating: "k", count: 100), "v"), PNGText("", "lost"), PNGText("a\nb", "v"),
      ])
    )
    let plain = written.filter { $0.type == "tEXt" }.map(\.data)
    #expect(plain == [Array(repeating: 0x6B, count: 79) + [0, 0x76], Array("ab\0v".utf8)])
  }

  @Test func metadataStandsBeforeThePixels() throws {
    let types = try chunks(PNGOptions(ppi: 72, text: [PNGText("Title", "t")])).map(\.type)
    #expect(types == ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IDAT", "IEND"])
  }

  @Test(arguments: [(0, 5), (5, 0)])
  func emptyPicturesAreRefused(size: (Int, Int)) {
    let picture = Bitmap(width: size.0, height: size.1, bytes: [])
    #expect(throws: ReliefError.self) { try PNGWriter.encode(picture) }
  }
}
