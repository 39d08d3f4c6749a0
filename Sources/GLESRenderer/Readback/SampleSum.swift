import RenderModel

/// The mean of pictures of the same part, each of one sample a pixel.
struct SampleSum {
  private let part: PixelSize
  private var sums: [UInt16]
  private var sample: [UInt8]
  private var count: UInt16 = 0

  init(_ part: PixelSize) {
    self.part = part
    sums = [UInt16](repeating: 0, count: part.width * part.height * 4)
    sample = [UInt8](repeating: 0, count: sums.count)
  }

  /// Adds the picture that `read` writes, its rows without a gap.
  mutating func add(_ read: (UnsafeMutableRawPointer) -> Void) {
    sample.withUnsafeMutableBytes { if let base = $0.baseAddress { read(base) } }
    for i in sums.indices { sums[i] &+= UInt16(sample[i]) }
    count += 1
  }

  /// Writes the mean, rounded.
  ///
  /// - Parameters:
  ///   - offset: of the part's first byte.
  ///   - rowLength: pixels from one row to the next.
  func store(in bytes: inout [UInt8], at offset: Int, rowLength: Int) {
    let divisor = max(1, count)
    let width = part.width * 4
    for row in 0..<part.height {
      let to = offset + row * rowLength * 4
      for i in 0..<width {
        bytes[to + i] = UInt8(truncatingIfNeeded: (sums[row * width + i] + divisor / 2) / divisor)
      }
    }
  }
}
