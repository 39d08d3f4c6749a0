import Parallel

/// How a PNG file is written.
package struct PNGOptions: Sendable, Equatable {
  /// From 0 (stored) to 9 (smallest): up to 3 by ISA-L, which is many times as fast, else by zlib.
  package var level: Int
  package var filter: PNGFilter
  /// Whether every pixel is opaque, so that the file needs no alpha channel; nil to look.
  ///
  /// A stream cannot look ahead and takes nil for false. Where true is wrong, alpha is left out.
  package var isOpaque: Bool?
  /// Pixels per inch: metadata only.
  package var ppi: Double?
  package var text: [PNGText]
  /// How many strips are compressed at a time; the bytes of the file do not depend on it.
  package var threads: Int

  package init(
    level: Int = 2,
    filter: PNGFilter = .sub,
    isOpaque: Bool? = nil,
    ppi: Double? = nil,
    text: [PNGText] = [],
    threads: Int = processorCount()
  ) {
    self.level = level
    self.filter = filter
    self.isOpaque = isOpaque
    self.ppi = ppi
    self.text = text
    self.threads = threads
  }
}

/// A line of metadata, such as `Software` or `Title` (PNG, section 11.3.3.1).
package struct PNGText: Sendable, Hashable {
  package var keyword: String
  package var text: String

  package init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }
}
