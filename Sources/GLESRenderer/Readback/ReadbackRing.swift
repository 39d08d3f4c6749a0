import Diagnostics

/// The buffers that pictures are read into, used again by the next frames.
final class ReadbackRing {
  private(set) var free: [PackBuffer] = []

  /// A free buffer of this size; those of other sizes go.
  ///
  /// Needs the context to be current.
  func take(byteCount: Int) throws(ReliefError) -> PackBuffer {
    for buffer in free where buffer.byteCount != byteCount { buffer.delete() }
    free.removeAll { $0.byteCount != byteCount }
    if let buffer = free.popLast() { return buffer }
    return try PackBuffer(byteCount: byteCount)
  }

  /// Takes a buffer back, read or not; needs no context.
  func giveBack(_ buffer: PackBuffer) {
    free.append(buffer)
  }
}
