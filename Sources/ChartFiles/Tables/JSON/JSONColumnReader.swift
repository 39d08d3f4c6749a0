import ChartModel

/// Reads the values of one column of a JSON text.
struct JSONColumnReader {
  private enum Token {
    case missing
    case nested
    /// A number or a boolean as it stands.
    case bare(UnsafeBufferPointer<UInt8>)
    case string(UnsafeBufferPointer<UInt8>, hasEscapes: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let cells: JSONCells
  private let count: Int
  private var values: [Double] = []
  private var words = CategoryColumn()
  /// Whether a text was not UTF-8 and had to be mended.
  private(set) var isMended = false
  /// Whether texts are also those of arrays and objects, which are missing else.
  var keepsNested = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, cells: JSONCells, count: Int) {
    self.bytes = bytes
    self.cells = cells
    self.count = count
  }

  /// What the first value is that is not missing; nil where all are.
  var firstKind: CellKind? {
    var kind: CellKind?
    cells.forEach { _, position in
      switch token(at: position) {
      case .missing, .nested: break
      case .bare(let text): kind = CellKind(of: text)
      case .string(let content, let hasEscapes):
        kind = JSONColumnReader.withContent(content, hasEscapes) { text, _ in
          if MissingWords.contains(text) { return nil }
          return DateText.parse(text) == nil ? .texts : .dates
        }
      }
      return kind == nil
    }
    return kind
  }

  /// Where the first array or object stands among the values.
  var nested: Int? {
    var found: Int?
    cells.forEach { _, position in
      let byte = bytes[position]
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { found = position }
      return found == nil
    }
    return found
  }

  /// Reads all values; gives the position of the first that is not of the kind.
  ///
  /// - Parameter isAsked: whether texts may spell the numbers.
  mutating func fill(_ kind: CellKind, isAsked: Bool) -> Int? {
    switch kind {
    case .numbers: return fill(NumberText.self, fromBare: true, fromStrings: isAsked)
    case .dates: return fill(DateText.self, fromBare: false, fromStrings: true)
    case .booleans: return fill(BooleanText.self, fromBare: true, fromStrings: false)
    case .texts:
      fillWords()
      return nil
    }
  }

  private mutating func fill<Parser: CellParser>(
    _: Parser.Type, fromBare: Bool, fromStrings: Bool
  ) -> Int? {
    var values = [Double](repeating: .nan, count: count)
    var failure: Int?
    cells.forEach { record, position in
      var value: Double?
      switch token(at: position) {
      case .missing, .nested: value = .nan
      case .bare(let text): value = fromBare ? Parser.parse(text) : nil
      case .string(let content, let hasEscapes):
        value = JSONColumnReader.withContent(content, hasEscapes) { text, _ in
          if MissingWords.contains(text) { return .nan }
          return fromStrings ? Parser.parse(text) : nil
        }
      }
      guard let value else {
        failure = position
        return false
      }
      values[record] = value
      return true
    }
    self.values = values
    return failure
  }

  private mutating func fillWords() {
    let table = WordTable()
    var codes = [Int32](repeating: -1, count: count)
    cells.forEach { record, position in
      switch token(at: position) {
      case .missing: break
      case .nested:
        var scanner = JSONScanner(bytes, at: position)
        guard keepsNested, (try? scanner.skipValue()) != nil else { break }
        codes[record] = table.code(
          of: UnsafeBufferPointer(rebasing: bytes[position..<scanner.position]))
      case .bare(let text): codes[record] = table.code(of: text)
      case .string(let content, let hasEscapes):
        codes[record] = JSONColumnReader.withContent(content, hasEscapes) { text, isTemporary in
          text.isEmpty ? -1 : table.code(of: text, isTemporary: isTemporary)
        }
      }
      return true
    }
    let (names, isMended) = table.names
    self.isMended = isMended
    words = CategoryColumn(merging: names, codes: codes)
  }

  /// The column that was filled last.
  func column(_ kind: CellKind) -> TypedColumn {
    switch kind {
    case .numbers: TypedColumn(kind: kind, values: .numbers(values))
    case .dates: TypedColumn(kind: kind, values: .dates(values))
    case .booleans: TypedColumn(kind: kind, values: .categories(BooleanText.column(values)))
    case .texts: TypedColumn(kind: kind, values: .categories(words))
    }
  }

  /// A value as a text.
  func text(at position: Int) -> String {
    switch token(at: position) {
    case .missing: return "null"
    case .nested: return "…"
    case .bare(let text): return String(decoding: text, as: UTF8.self)
    case .string(let content, let hasEscapes):
      return JSONColumnReader.withContent(content, hasEscapes) { text, _ in
        String(decoding: text, as: UTF8.self)
      }
    }
  }

  @inline(__always)
  private static func withContent<Result>(
    _ content: UnsafeBufferPointer<UInt8>, _ hasEscapes: Bool,
    _ body: (UnsafeBufferPointer<UInt8>, _ isTemporary: Bool) -> Result
  ) -> Result {
    guard hasEscapes else { return body(content, false) }
    return JSONText.unescaped(content).withUnsafeBufferPointer { body($0, true) }
  }

  /// The token that begins at a position; the text is known to be sound.
  @inline(__always)
  private func token(at position: Int) -> Token {
    var scanner = JSONScanner(bytes, at: position)
    switch scanner.byte {
    case .quote:
      guard let (content, hasEscapes) = try? scanner.string() else { return .missing }
      return .string(UnsafeBufferPointer(rebasing: bytes[content]), hasEscapes: hasEscapes)
    case UInt8(ascii: "n"): return .missing
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .nested
    case UInt8(ascii: "t"):
      return .bare(UnsafeBufferPointer(rebasing: bytes[position..<position + 4]))
    case UInt8(ascii: "f"):
      return .bare(UnsafeBufferPointer(rebasing: bytes[position..<position + 5]))
    default:
      guard let number = try? scanner.number() else { return .missing }
      return .bare(UnsafeBufferPointer(rebasing: bytes[number]))
    }
  }
}
