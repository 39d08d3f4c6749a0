import CSIMD
import RenderModel

/// Fills the planes of a picture, two rows at a time.
struct PlanarConverter {
  /// Premultiplied RGBA.
  let pixels: UnsafeRawPointer
  let width: Int
  let height: Int
  let planes: UnsafeMutablePointer<UInt8>
  /// Of the planes.
  let size: PixelSize
  let keepsAlpha: Bool
  let background: RGBA8
  /// The codes of the background.
  private let clear: (luma: UInt8, blue: UInt8, red: UInt8)

  init(
    pixels: UnsafeRawPointer, width: Int, height: Int, planes: UnsafeMutablePointer<UInt8>,
    size: PixelSize, keepsAlpha: Bool, background: RGBA8
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.planes = planes
    self.size = size
    self.keepsAlpha = keepsAlpha
    self.background = background
    let (red, green, blue) = (
      Float(background.red), Float(background.green), Float(background.blue)
    )
    clear = (
      UInt8(BT709.luma.code(red, green, blue)),
      UInt8(BT709.chromaBlue.code(4 * red, 4 * green, 4 * blue)),
      UInt8(BT709.chromaRed.code(4 * red, 4 * green, 4 * blue))
    )
  }

  var blueStart: Int { size.width * size.height }
  var redStart: Int { blueStart * 5 / 4 }
  var alphaStart: Int { blueStart * 3 / 2 }

  /// Converts rows `y` and `y + 1`.
  func convertRows(_ y: Int) {
    var x = 0
    if y + 1 < height {
      while x + 16 <= width {
        if isOpaque(x, y) {
          convertBlock(x, y)
        } else if isClear(x, y) {
          fillBlock(x, y)
        } else {
          convertQuads(x..<x + 16, y)
        }
        x += 16
      }
    }
    convertQuads(x..<size.width, y)
  }

  @inline(__always)
  private func load(_ x: Int, _ y: Int) -> SIMD4<Int32> {
    pixels.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<Int32>.self)
  }

  /// Whether 16 pixels of two rows are opaque.
  @inline(__always)
  private func isOpaque(_ x: Int, _ y: Int) -> Bool {
    let upper = load(x, y) & load(x + 4, y) & load(x + 8, y) & load(x + 12, y)
    let lower =
      load(x, y + 1) & load(x + 4, y + 1) & load(x + 8, y + 1) & load(x + 12, y + 1)
    let all = (upper & lower) &>> 24
    return all == SIMD4(repeating: -1)
  }

  /// Whether nothing of 16 pixels of two rows can be seen.
  @inline(__always)
  private func isClear(_ x: Int, _ y: Int) -> Bool {
    let upper = load(x, y) | load(x + 4, y) | load(x + 8, y) | load(x + 12, y)
    let lower =
      load(x, y + 1) | load(x + 4, y + 1) | load(x + 8, y + 1) | load(x + 12, y + 1)
    return upper | lower == SIMD4(repeating: 0)
  }

  /// Sixteen pixels of two rows that are clear: the background.
  @inline(__always)
  private func fillBlock(_ x: Int, _ y: Int) {
    for row in y...y + 1 {
      store(SIMD16(repeating: clear.luma), x, row)
      if keepsAlpha { storeAlpha(0, x, row) }
    }
    let place = y / 2 * (size.width / 2) + x / 2
    for i in place..<place + 8 {
      planes[blueStart + i] = clear.blue
      planes[redStart + i] = clear.red
    }
  }

  @inline(__always)
  private func storeAlpha(_ alpha: UInt8, _ x: Int, _ y: Int) {
    UnsafeMutableRawPointer(planes).storeBytes(
      of: SIMD16(repeating: alpha), toByteOffset: alphaStart + y * size.width + x,
      as: SIMD16<UInt8>.self)
  }

  /// Sixteen opaque pixels of two rows.
  @inline(__always)
  private func convertBlock(_ x: Int, _ y: Int) {
    let first = convertEight(x, y)
    let second = convertEight(x + 8, y)
    store(csimd_bytes(first.upper.0, first.upper.1, second.upper.0, second.upper.1), x, y)
    store(csimd_bytes(first.lower.0, first.lower.1, second.lower.0, second.lower.1), x, y + 1)
    let chroma = csimd_bytes(first.blue, second.blue, first.red, second.red)
    let place = y / 2 * (size.width / 2) + x / 2
    let halves = unsafeBitCast(chroma, to: SIMD2<UInt64>.self)
    let target = UnsafeMutableRawPointer(planes)
    target.storeBytes(of: halves.x, toByteOffset: blueStart + place, as: UInt64.self)
    target.storeBytes(of: halves.y, toByteOffset: redStart + place, as: UInt64.self)
    if keepsAlpha {
      for row in y...y + 1 { storeAlpha(255, x, row) }
    }
  }

  @inline(__always)
  private func store(_ codes: SIMD16<UInt8>, _ x: Int, _ y: Int) {
    UnsafeMutableRawPointer(planes).storeBytes(
      of: codes, toByteOffset: y * size.width + x, as: SIMD16<UInt8>.self)
  }

  private typealias Codes = SIMD4<Int32>

  /// Luma of eight pixels of two rows, and chroma of their four squares.
  @inline(__always)
  private func convertEight(
    _ x: Int, _ y: Int
  ) -> (upper: (Codes, Codes), lower: (Codes, Codes), blue: Codes, red: Codes) {
    let a = channels(x, y)
    let b = channels(x + 4, y)
    let c = channels(x, y + 1)
    let d = channels(x + 4, y + 1)
    let red = csimd_pair_sums(a.red + c.red, b.red + d.red)
    let green = csimd_pair_sums(a.green + c.green, b.green + d.green)
    let blue = csimd_pair_sums(a.blue + c.blue, b.blue + d.blue)
    return (
      (luma(a), luma(b)), (luma(c), luma(d)),
      csimd_truncate(BT709.chromaBlue.codes(red, green, blue)),
      csimd_truncate(BT709.chromaRed.codes(red, green, blue))
    )
  }

  private typealias Channels = (red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>)

  @inline(__always)
  private func channels(_ x: Int, _ y: Int) -> Channels {
    let four = load(x, y)
    let mask = SIMD4<Int32>(repeating: 255)
    return (
      csimd_float(four & mask), csimd_float((four &>> 8) & mask), csimd_float((four &>> 16) & mask)
    )
  }

  @inline(__always)
  private func luma(_ pixels: Channels) -> Codes {
    csimd_truncate(BT709.luma.codes(pixels.red, pixels.green, pixels.blue))
  }
}
