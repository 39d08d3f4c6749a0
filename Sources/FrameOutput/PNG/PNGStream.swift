import Diagnostics
import Files
import Parallel
import RenderModel

/// Writes a PNG from the top down, in as many pieces as its caller likes.
///
/// Rows are gathered into strips of a fixed height, which are filtered and compressed several at a
/// time: memory stays flat for any height, and the bytes are the same for any number of threads.
package final class PNGStream {
  private let header: PNGHeader
  private let options: PNGOptions
  private let sink: any ByteSink
  private let compressor: any StripCompressor
  private let rowsPerStrip: Int
  /// Rows that have not been compressed yet: fewer than a batch.
  private var pending: [UInt8] = []
  /// The last row that was compressed.
  private var above: [UInt8] = []
  private var rowsCompressed = 0
  private var checksum = Adler32()

  /// About how many filtered bytes make a strip: enough that starting zlib anew costs little.
  private static let stripSize = 1 << 19

  /// Starts the file: writes all that stands before the pixels.
  ///
  /// - Throws: `ReliefError.badSize` for what PNG cannot hold, and what the sink throws.
  package init(
    width: Int,
    height: Int,
    options: PNGOptions,
    to sink: any ByteSink
  ) throws(ReliefError) {
    header = try PNGHeader(width: width, height: height, hasAlpha: options.isOpaque != true)
    self.options = options
    self.sink = sink
    compressor = IsalCompressor(level: options.level) ?? ZlibCompressor(level: options.level)
    rowsPerStrip = max(1, Self.stripSize / header.bytesPerRow)
    try send(try header.bytes(options))
  }

  /// Appends a picture of the same width below what is there.
  package func append(_ picture: Bitmap) throws(ReliefError) {
    precondition(picture.width == header.width, "the picture is not as wide as the file")
    try picture.bytes.withUnsafeBufferPointer { (rows) throws(ReliefError) in try append(rows) }
  }

  /// Appends whole rows of premultiplied RGBA.
  package func append(_ rows: UnsafeBufferPointer<UInt8>) throws(ReliefError) {
    precondition(rows.count % bytesPerRow == 0, "rows must be whole")
    precondition(rowsTaken + rows.count / bytesPerRow <= header.height, "too many rows")
    var rest = rows
    if !pending.isEmpty {
      let filling = min(rest.count, bytesPerBatch - pending.count)
      pending.append(contentsOf: rest[..<filling])
      rest = UnsafeBufferPointer(rebasing: rest[filling...])
      if pending.count == bytesPerBatch || rowsTaken == header.height { try flush() }
    }
    let isEnd = rowsTaken + rest.count / bytesPerRow == header.height
    while rest.count >= bytesPerBatch || isEnd && !rest.isEmpty {
      let batch = min(rest.count, bytesPerBatch)
      try compress(UnsafeBufferPointer(rebasing: rest[..<batch]))
      rest = UnsafeBufferPointer(rebasing: rest[batch...])
    }
    pending.append(contentsOf: rest)
  }

  /// Ends the file; all rows must be there.
  ///
  /// - Throws: `ReliefError.unwritable` where rows are missing, and what the sink throws.
  package func finish() throws(ReliefError) {
    guard rowsTaken == header.height else {
      throw .unwritable(
        path: sink.name,
        reason: "only \(rowsTaken) of \(header.height) rows were drawn"
      )
    }
    // The checksum that ends zlib's stream, in a chunk of its own since it covers all strips.
    var end = PNGChunk("IDAT")
    end.append(UInt32(truncatingIfNeeded: checksum.value))
    try send(end.sealed())
    try send(PNGChunk("IEND").sealed())
  }

  private var bytesPerRow: Int { header.width * 4 }
  private var bytesPerStrip: Int { rowsPerStrip * bytesPerRow }
  private var threads: Int { min(max(options.threads, 1), 64) }
  private var bytesPerBatch: Int { bytesPerStrip * threads * 2 }
  private var rowsTaken: Int { rowsCompressed + pending.count / bytesPerRow }

  private func flush() throws(ReliefError) {
    let rows = pending
    pending.removeAll(keepingCapacity: true)
    try rows.withUnsafeBufferPointer { (rows) throws(ReliefError) in try compress(rows) }
  }

  /// Compresses a batch of strips, several at a time, and sends them in order.
  private func compress(_ rows: UnsafeBufferPointer<UInt8>) throws(ReliefError) {
    let results = above.withUnsafeBufferPointer { above in
      concurrentMap(strips(of: rows, above: above), threads: threads) { [compressor] strip in
        strip.compressed(by: compressor)
      }
    }
    rowsCompressed += rows.count / bytesPerRow
    above = Array(rows[(rows.count - bytesPerRow)...])
    for result in results {
      checksum.append(result.checksum)
      try send(result.chunk)
    }
  }

  private func strips(
    of rows: UnsafeBufferPointer<UInt8>,
    above: UnsafeBufferPointer<UInt8>
  ) -> [PNGStrip] {
    stride(from: 0, to: rows.count, by: bytesPerStrip).map { start in
      let end = min(start + bytesPerStrip, rows.count)
      let isFirst = start == 0 && rowsCompressed == 0
      let previous = start == 0 ? above[...] : rows[start - bytesPerRow..<start]
      return PNGStrip(
        header: header,
        filter: options.filter,
        rows: UnsafeBufferPointer(rebasing: rows[start..<end]),
        above: isFirst ? nil : UnsafeBufferPointer(rebasing: previous),
        isFirst: isFirst,
        isLast: rowsCompressed + end / bytesPerRow == header.height
      )
    }
  }

  private func send(_ bytes: [UInt8]) throws(ReliefError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ReliefError) in
      try sink.write(UnsafeRawBufferPointer(bytes))
    }
  }
}
