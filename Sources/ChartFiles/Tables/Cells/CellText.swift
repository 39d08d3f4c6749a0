/// What the bytes of a field say.
enum CellText {
  /// The bytes with one quote for each two.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isSecond = false
    for byte in bytes {
      isSecond = byte == .quote && !isSecond
      if !isSecond { result.append(byte) }
    }
    return result
  }

  /// Gives the content of a field as it stands: without its quotes, `""` as one quote.
  @inline(__always)
  static func withContent<Result>(
    of field: UnsafeBufferPointer<UInt8>,
    _ body: (_ content: UnsafeBufferPointer<UInt8>, _ isTemporary: Bool) -> Result
  ) -> Result {
    guard field.first == .quote, field.count >= 2 else { return body(field, false) }
    let inner = UnsafeBufferPointer(rebasing: field[1..<field.count - 1])
    guard inner.contains(.quote) else { return body(inner, false) }
    return unescaped(inner).withUnsafeBufferPointer { body($0, true) }
  }
}
