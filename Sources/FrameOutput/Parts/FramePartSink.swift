import Diagnostics
import Files
import RenderModel

/// Writes a part of a sequence: see `FramePart`.
package final class FramePartSink: FrameSink {
  package let format: FrameFormat
  private let file: AtomicFile
  private let head: FramePart.Head
  private let compressor: any StripCompressor = IsalCompressor(level: 1) ?? ZlibCompressor(level: 1)
  private var count = 0

  /// - Parameters:
  ///   - fingerprint: what the sequence is made of, one word.
  ///   - frames: those that will be appended.
  ///   - format: in which the encoder takes them.
  package init(
    _ path: String, fingerprint: String, frames: Range<Int>, size: PixelSize, format: FrameFormat
  ) throws(ReliefError) {
    self.format = format
    head = FramePart.Head(fingerprint: fingerprint, frames: frames, format: format, size: size)
    file = try AtomicFile(path)
    try write(Array(head.line.utf8))
  }

  package func append(_ frame: FramePixels) throws(ReliefError) {
    let bytes =
      switch frame {
      case .rgba(let bitmap): bitmap.bytes
      case .planar(let planes): planes.bytes
      }
    guard bytes.count == head.byteCount else {
      throw .unwritable(path: file.name, reason: "frame \(count) has another size than the others")
    }
    let packed = bytes.withUnsafeBufferPointer { compressor.compress($0, isLast: true) }
    try write((0..<8).map { UInt8(truncatingIfNeeded: packed.count >> (8 * $0)) })
    try write(packed)
    count += 1
  }

  package func finish() throws(ReliefError) {
    guard count == head.frames.count else {
      throw .unwritable(
        path: file.name, reason: "only \(count) of \(head.frames.count) frames were drawn")
    }
    try file.finish()
  }

  private func write(_ bytes: [UInt8]) throws(ReliefError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ReliefError) in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
  }
}
