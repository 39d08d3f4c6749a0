import CPNG

/// The checksum at the end of a zlib stream (RFC 1950), put together from its parts.
struct Adler32 {
  private(set) var value: UInt
  private var count: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    value = adler32_z(1, bytes.baseAddress, bytes.count)
    count = bytes.count
  }

  /// Of no bytes at all.
  init() {
    value = 1
    count = 0
  }

  /// Makes this the checksum of its own bytes with the other's after them.
  mutating func append(_ next: Adler32) {
    value = adler32_combine(value, next.value, next.count)
    count += next.count
  }
}
