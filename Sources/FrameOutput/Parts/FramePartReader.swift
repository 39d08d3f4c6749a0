import CISAL
import Diagnostics
import Files
import Glibc
import RenderModel

/// Reads the frames of a part one after another.
package final class FramePartReader {
  let head: FramePart.Head
  private let path: String
  private let descriptor: Int32
  private var offset: Int

  /// Opens a file; throws where it is none of a part.
  package init(_ path: String) throws(ReliefError) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .fileUnreadable(path: path, reason: SystemReason.text(errno))
    }
    var start = [UInt8](repeating: 0, count: 256)
    let got = pread(descriptor, &start, start.count, 0)
    let text = start[..<max(0, got)].prefix { $0 != 0x0A }
    guard got > text.count, let head = FramePart.Head(String(decoding: text, as: UTF8.self)[...])
    else {
      close(descriptor)
      throw .fileUnreadable(path: path, reason: "it is no part of a sequence")
    }
    self.head = head
    self.descriptor = descriptor
    offset = text.count + 1
  }

  deinit { close(descriptor) }

  /// The numbers of the frames.
  package var frames: Range<Int> { head.frames }

  package var fingerprint: String { head.fingerprint }

  /// The next frame.
  ///
  /// - Throws: `fileUnreadable` also behind the last.
  package func next() throws(ReliefError) -> FramePixels {
    let length = try bytes(8).reversed().reduce(0) { $0 << 8 | Int($1) }
    // What cannot be packed comes out a little longer.
    guard length > 0, length <= head.byteCount + head.byteCount / 64 + 4096 else { throw damaged }
    let packed = try bytes(length)
    guard let frame = FramePartReader.inflated(packed, count: head.byteCount) else {
      throw damaged
    }
    if head.format == .rgba {
      return .rgba(Bitmap(width: head.size.width, height: head.size.height, bytes: frame))
    }
    let size = PlanarImage.padded(head.size)
    return .planar(
      PlanarImage(
        width: size.width, height: size.height, hasAlpha: head.format.hasAlpha, bytes: frame))
  }

  private var damaged: ReliefError {
    .fileUnreadable(path: path, reason: "it is damaged or cut short; draw the part again")
  }

  private func bytes(_ count: Int) throws(ReliefError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + got }, count - got, off_t(offset + got))
      }
      if read > 0 {
        got += read
      } else if read == 0 || errno != EINTR {
        throw damaged
      }
    }
    offset += count
    return bytes
  }

  /// Undoes deflate (RFC 1951); nil where that does not give so many bytes.
  private static func inflated(_ packed: [UInt8], count: Int) -> [UInt8]? {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { state.deallocate() }
    isal_inflate_init(state)
    var packed = packed
    var isWhole = false
    let frame = [UInt8](unsafeUninitializedCapacity: count) { target, made in
      packed.withUnsafeMutableBufferPointer { source in
        state.pointee.next_in = source.baseAddress
        state.pointee.avail_in = UInt32(source.count)
        state.pointee.next_out = target.baseAddress
        state.pointee.avail_out = UInt32(count)
        isWhole = isal_inflate_stateless(state) == ISAL_DECOMP_OK && state.pointee.avail_out == 0
      }
      made = isWhole ? count : 0
    }
    return isWhole ? frame : nil
  }
}
