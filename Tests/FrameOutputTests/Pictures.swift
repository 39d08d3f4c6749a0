import CPNG
import RenderModel

/// Random pixels with plateaus, premultiplied, from a fixed seed.
func noisyPicture(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
  var state: UInt32 = 12345
  func next() -> UInt8 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return UInt8(state >> 24)
  }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(width * height * 4)
  for i in 0..<width * height {
    if i > 0 && next() < 128 {
      for j in (i - 1) * 4..<i * 4 { bytes.append(bytes[j]) }
      continue
    }
    let alpha = isOpaque ? 255 : next()
    for _ in 0..<3 { bytes.append(UInt8(Int(next()) * Int(alpha) / 255)) }
    bytes.append(alpha)
  }
  return Bitmap(width: width, height: height, bytes: bytes)
}

func rows(_ range: Range<Int>, of picture: Bitmap) -> Bitmap {
  let stride = picture.width * 4
  return Bitmap(
    width: picture.width,
    height: range.count,
    bytes: Array(picture.bytes[range.lowerBound * stride..<range.upperBound * stride])
  )
}

struct ReadChunk {
  var type: String
  var data: [UInt8]
}

/// The chunks of a PNG; nil where the framing or a CRC is wrong.
func pngChunks(_ file: [UInt8]) -> [ReadChunk]? {
  guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
  func integer(_ i: Int) -> Int { file[i..<i + 4].reduce(0) { $0 << 8 | Int($1) } }
  var chunks: [ReadChunk] = []
  var i = 8
  while i < file.count {
    guard i + 12 <= file.count, i + 12 + integer(i) <= file.count else { return nil }
    let end = i + 8 + integer(i)
    let checked = Array(file[i + 4..<end])
    guard Int(crc32(0, checked, UInt32(checked.count))) == integer(end) else { return nil }
    chunks.append(
      ReadChunk(type: String(decoding: checked[..<4], as: UTF8.self), data: Array(checked[4...]))
    )
    i = end + 4
  }
  return chunks
}
