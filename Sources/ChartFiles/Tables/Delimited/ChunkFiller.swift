/// Reads the wanted cells of one chunk into the memory of their columns.
struct ChunkFiller {
  /// A column to fill.
  struct Target {
    var field: Int
    var store: ColumnStore
  }

  /// A cell that is not of its column's kind.
  struct Mismatch {
    var position: Int
    var content: [UInt8]
  }

  /// What came of one column of the chunk.
  struct Part {
    /// The first cell that is not of the column's kind; the cells after it were not read.
    var mismatch: Mismatch?
    /// How many cells have a value of the kind.
    var valueCount = 0
    /// The words in order of first appearance; the codes are indices into them.
    var words: [String] = []
    /// Whether a word was not UTF-8 and had to be mended.
    var isMended = false
  }

  /// What came of the chunk.
  struct Outcome {
    var parts: [Part]
    /// Where a record begins that has too few or too many fields; none after it was read.
    var raggedRecord: Int?
  }

  private let base: UnsafePointer<UInt8>
  private let targets: [Target]
  private var parts: [Part]
  private let tables: [WordTable]

  private init(_ base: UnsafePointer<UInt8>, targets: [Target]) {
    self.base = base
    self.targets = targets
    parts = targets.map { _ in Part() }
    tables = targets.map { _ in WordTable() }
  }

  /// Reads a chunk of a text of `width` columns.
  static func fill(
    _ targets: [Target],
    from base: UnsafePointer<UInt8>,
    chunk: TextChunk,
    delimiter: UInt8,
    width: Int
  ) -> Outcome {
    var filler = ChunkFiller(base, targets: targets)
    var index = RecordIndex(base, chunk: chunk.range, delimiter: delimiter, width: width)
    var record = chunk.firstRecord
    // A ragged record ends the batch that it is in; what is before it does not matter then.
    while index.next() {
      for target in targets.indices where filler.parts[target].mismatch == nil {
        filler.fill(target, from: index, firstRecord: record)
      }
      record += index.count
    }
    filler.decodeWords()
    return Outcome(parts: filler.parts, raggedRecord: index.raggedRecord)
  }

  private mutating func fill(_ target: Int, from index: borrowing RecordIndex, firstRecord: Int) {
    let store = targets[target].store
    switch store.kind {
    case .numbers: fill(NumberText.self, target, from: index, into: store.values + firstRecord)
    case .dates: fill(DateText.self, target, from: index, into: store.values + firstRecord)
    case .booleans: fill(BooleanText.self, target, from: index, into: store.values + firstRecord)
    case .texts: fillCodes(target, from: index, into: store.codes + firstRecord)
    }
  }

  private mutating func fill<Parser: CellParser>(
    _: Parser.Type,
    _ target: Int,
    from index: borrowing RecordIndex,
    into values: UnsafeMutablePointer<Double>
  ) {
    let field = targets[target].field
    var missing = 0
    for record in 0..<index.count {
      let raw = index.field(field, of: record)
      if let value = Parser.parse(raw) {
        values[record] = value
        continue
      }
      guard let value = ChunkFiller.unusual(raw, Parser.self) else {
        parts[target].mismatch = mismatch(raw)
        parts[target].valueCount += record - missing
        return
      }
      if value.isNaN { missing += 1 }
      values[record] = value
    }
    parts[target].valueCount += index.count - missing
  }

  /// The value of a quoted cell, or NaN for one that is missing; nil where it is neither.
  @inline(never)
  private static func unusual<Parser: CellParser>(
    _ raw: UnsafeBufferPointer<UInt8>,
    _: Parser.Type
  ) -> Double? {
    CellText.withContent(of: raw) { content, _ in
      MissingWords.contains(content) ? .nan : Parser.parse(content)
    }
  }

  private func mismatch(_ raw: UnsafeBufferPointer<UInt8>) -> Mismatch {
    let position = raw.baseAddress.map { base.distance(to: $0) } ?? 0
    return Mismatch(
      position: position, content: CellText.withContent(of: raw) { content, _ in Array(content) })
  }

  private mutating func fillCodes(
    _ target: Int,
    from index: borrowing RecordIndex,
    into codes: UnsafeMutablePointer<Int32>
  ) {
    let field = targets[target].field
    let table = tables[target]
    for record in 0..<index.count {
      let raw = index.field(field, of: record)
      if raw.first == .quote {
        codes[record] = CellText.withContent(of: raw) { content, isTemporary in
          content.isEmpty ? -1 : table.code(of: content, isTemporary: isTemporary)
        }
      } else {
        codes[record] = MissingWords.contains(raw) ? -1 : table.code(of: raw)
      }
    }
  }

  private mutating func decodeWords() {
    for target in targets.indices {
      (parts[target].words, parts[target].isMended) = tables[target].names
    }
  }
}
