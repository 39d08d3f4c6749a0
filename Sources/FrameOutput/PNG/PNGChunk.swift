import CISAL

/// The framing of PNG's chunks (PNG, section 5.3): length, type, data, CRC.
struct PNGChunk {
  private(set) var bytes: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameters:
  ///   - type: four ASCII letters.
  ///   - capacity: how many bytes of data are expected.
  init(_ type: StaticString, capacity: Int = 64) {
    bytes = []
    bytes.reserveCapacity(capacity + 12)
    bytes.append(contentsOf: [0, 0, 0, 0])
    type.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ data: some Sequence<UInt8>) {
    bytes.append(contentsOf: data)
  }

  mutating func append(_ value: UInt32) {
    bytes.append(contentsOf: bigEndian(value))
  }

  /// Fills in the length and the CRC: the chunk is complete.
  consuming func sealed() -> [UInt8] {
    let length = UInt32(bytes.count - 8)
    bytes.replaceSubrange(0..<4, with: bigEndian(length))
    let crc = bytes.withUnsafeBufferPointer { all in
      crc32_gzip_refl(0, all.baseAddress.map { $0 + 4 }, UInt64(all.count - 4))
    }
    bytes.append(contentsOf: bigEndian(crc))
    return bytes
  }
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
}
