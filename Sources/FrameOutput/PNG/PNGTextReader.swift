import Files
import Glibc

/// Looks up a line of metadata in a PNG file without reading its picture.
package enum PNGTextReader {
  /// What stands under a keyword before the pixels; nil where nothing does, or where the file is not
  /// a whole PNG.
  package static func text(_ keyword: String, in path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard bytes(descriptor, at: 0, 8) == PNGChunk.signature,
      bytes(descriptor, at: size - 12, 12) == PNGChunk("IEND").sealed()
    else { return nil }
    var offset = 8
    while let head = bytes(descriptor, at: offset, 8) {
      let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: head[4...], as: UTF8.self)
      if type == "IDAT" || offset + length > size { return nil }
      if type == "tEXt", length < 1 << 16, let data = bytes(descriptor, at: offset + 8, length),
        let end = data.firstIndex(of: 0), data[..<end].elementsEqual(keyword.utf8)
      {
        return String(String.UnicodeScalarView(data[(end + 1)...].map { Unicode.Scalar($0) }))
      }
      offset += length + 12
    }
    return nil
  }

  /// So many bytes from a place; nil where there are fewer.
  private static func bytes(_ descriptor: Int32, at offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + got }, count - got, off_t(offset + got))
      }
      if read > 0 {
        got += read
      } else if read == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }
}
