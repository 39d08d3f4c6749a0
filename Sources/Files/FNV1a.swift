/// The 64-bit FNV-1a hash (Fowler, Noll and Vo): the same in every process, unlike `Hasher`.
package struct FNV1a: Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// Adds the eight bytes of a number.
  package mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number) { add($0) }
  }

  /// Adds eight bytes a step, for what is long; not the hash that adding the bytes gives.
  package mutating func addWords(_ bytes: UnsafeRawBufferPointer) {
    var hash = value
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ word) &* 0x100_0000_01b3
      hash ^= hash >> 32
      offset += 8
    }
    value = hash
    add(bytes[offset...])
  }

  /// Adds a text and its end, so that ("ab", "c") differs from ("a", "bc").
  package mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0))
  }
}
