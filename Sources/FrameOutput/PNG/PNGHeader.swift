import Diagnostics

/// The size and kind of a PNG's picture, and the chunks before its pixels.
struct PNGHeader {
  let width: Int
  let height: Int
  let hasAlpha: Bool

  var bytesPerPixel: Int { hasAlpha ? 4 : 3 }
  /// A filtered row: the filter's number, then the pixels.
  var bytesPerRow: Int { 1 + width * bytesPerPixel }

  /// - Throws: `ReliefError.badSize` for what PNG cannot hold.
  init(width: Int, height: Int, hasAlpha: Bool) throws(ReliefError) {
    // A row must also fit zlib's counters.
    guard (1...0x0FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .badSize(text: "\(width)x\(height)", reason: "a PNG has 1 to 268435455 pixels a side")
    }
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
  }

  /// The signature and all chunks up to the pixels.
  func bytes(_ options: PNGOptions) throws(ReliefError) -> [UInt8] {
    var bytes = PNGChunk.signature
    var header = PNGChunk("IHDR")
    header.append(UInt32(width))
    header.append(UInt32(height))
    // Eight bits a sample, RGBA or RGB, the one compression and filter method, not interlaced.
    header.append([8, hasAlpha ? 6 : 2, 0, 0, 0])
    bytes += header.sealed()
    var space = PNGChunk("sRGB")
    // Perceptual intent.
    space.append([0])
    bytes += space.sealed()
    if let ppi = options.ppi { bytes += try physicalSize(ppi) }
    for text in options.text { bytes += textChunk(text) }
    return bytes
  }
}

/// `pHYs`: whole pixels per metre.
private func physicalSize(_ ppi: Double) throws(ReliefError) -> [UInt8] {
  let perMeter = (ppi / 0.0254).rounded()
  guard perMeter >= 1, perMeter <= 0x7FFF_FFFF else {
    throw .badSize(text: "\(ppi)", reason: "pixels per inch must be from 0.02 to 50000000")
  }
  var chunk = PNGChunk("pHYs")
  chunk.append(UInt32(perMeter))
  chunk.append(UInt32(perMeter))
  chunk.append([1])
  return chunk.sealed()
}

/// `tEXt` where Latin-1 is enough, otherwise `iTXt`; nothing for an empty keyword.
private func textChunk(_ text: PNGText) -> [UInt8] {
  let keyword = latin1(text.keyword.filter { $0.isASCII && !$0.isNewline })?.prefix(79) ?? []
  guard !keyword.isEmpty else { return [] }
  let content = text.text.filter { $0 != "\0" }
  if let plain = latin1(content) {
    var chunk = PNGChunk("tEXt", capacity: keyword.count + plain.count + 1)
    chunk.append(keyword)
    chunk.append([0])
    chunk.append(plain)
    return chunk.sealed()
  }
  var chunk = PNGChunk("iTXt", capacity: keyword.count + content.utf8.count + 5)
  chunk.append(keyword)
  // The keyword's end; not compressed, method 0; no language, no translated keyword.
  chunk.append([0, 0, 0, 0, 0])
  chunk.append(content.utf8)
  return chunk.sealed()
}

/// The text in Latin-1 as PNG allows it: printable characters and line feeds; nil for any other.
private func latin1(_ text: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A, 0x20...0x7E, 0xA0...0xFF: bytes.append(UInt8(scalar.value))
    default: return nil
    }
  }
  return bytes
}
