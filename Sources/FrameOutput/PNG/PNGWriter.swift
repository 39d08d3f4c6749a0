import Diagnostics
import Files
import RenderModel

/// Writes whole pictures as PNG.
package enum PNGWriter {
  /// Writes a file, which appears complete or not at all.
  package static func write(
    _ picture: Bitmap,
    to path: String,
    options: PNGOptions = PNGOptions()
  ) throws(ReliefError) {
    let sink = try PNGSink(path, options: options)
    try sink.append(.rgba(picture))
    try sink.finish()
  }

  /// The bytes that a file would have.
  package static func encode(
    _ picture: Bitmap,
    options: PNGOptions = PNGOptions()
  ) throws(ReliefError) -> [UInt8] {
    let memory = MemorySink()
    try write(picture, options: options, to: memory)
    return memory.bytes
  }

  static func write(
    _ picture: Bitmap,
    options: PNGOptions,
    to sink: any ByteSink
  ) throws(ReliefError) {
    var options = options
    options.isOpaque = options.isOpaque ?? isOpaque(picture.bytes)
    let stream = try PNGStream(
      width: picture.width,
      height: picture.height,
      options: options,
      to: sink
    )
    try stream.append(picture)
    try stream.finish()
  }
}
