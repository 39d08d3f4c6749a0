import Glibc

/// The contents of a small file; nil where it cannot be read to its end.
package func readBytes(_ path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(file, &chunk, chunk.count)
    if count < 0 && errno == EINTR { continue }
    guard count >= 0 else { return nil }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}

/// Writes a whole file under a temporary name and renames it; false where that fails.
package func replaceFile(_ path: String, with bytes: [UInt8]) -> Bool {
  var template = Array("\(path).XXXXXX".utf8CString)
  let file = mkstemp(&template)
  guard file >= 0 else { return false }
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { break }
    written += count
  }
  let isClosed = close(file) == 0
  if written == bytes.count, isClosed, rename(&template, path) == 0 { return true }
  unlink(&template)
  return false
}
