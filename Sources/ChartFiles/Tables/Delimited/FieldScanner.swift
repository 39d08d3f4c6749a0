/// Walks the fields of delimited text, record after record (RFC 4180).
///
/// A record ends at LF, CRLF or a lone CR. A field whose first byte is `"` is quoted: it may hold
/// delimiters and line ends, and `""` stands for one quote. A quote inside an unquoted field is
/// itself, as in `5" pipe`.
struct FieldScanner {
  /// One field: where its content lies in the bytes, without the quotes.
  struct Field {
    var start: Int
    var end: Int
    var isQuoted: Bool
    /// Whether `""` occurs in it.
    var hasEscapes: Bool
    /// Whether the record ends with it.
    var endsRecord: Bool
  }

  /// What is wrong with the text at `position`.
  enum Fault {
    case unclosedQuote
    case textAfterQuote
  }

  private let base: UnsafePointer<UInt8>
  private let count: Int
  private let delimiter: UInt8
  private(set) var position: Int
  /// The line, from 1, on which the next field begins.
  private(set) var line = 1
  /// Set where `next` gives nil.
  private(set) var fault: Fault?

  /// Scans `bytes` from `position`; they must outlive the scanner.
  init(_ bytes: UnsafePointer<UInt8>, count: Int, delimiter: UInt8, from position: Int = 0) {
    base = bytes
    self.count = count
    self.delimiter = delimiter
    self.position = position
  }

  var isAtEnd: Bool { position >= count }

  /// Steps over lines with nothing on them.
  @inline(__always)
  mutating func skipBlankLines() {
    while position < count, base[position] == .lineFeed || base[position] == .carriageReturn {
      endLine()
    }
  }

  /// The next field, or nil at a fault.
  @inline(__always)
  mutating func next() -> Field? {
    if position < count, base[position] == .quote { return nextQuoted() }
    let start = position
    var i = position
    while i < count {
      let byte = base[i]
      if byte == delimiter {
        position = i + 1
        return Field(
          start: start,
          end: i,
          isQuoted: false,
          hasEscapes: false,
          endsRecord: false
        )
      }
      if byte == .lineFeed || byte == .carriageReturn { break }
      i &+= 1
    }
    position = i
    if i < count { endLine() }
    return Field(start: start, end: i, isQuoted: false, hasEscapes: false, endsRecord: true)
  }

  private mutating func nextQuoted() -> Field? {
    let start = position + 1
    var i = start
    var hasEscapes = false
    var lines = 0
    while i < count {
      if base[i] == .quote {
        guard i + 1 < count, base[i + 1] == .quote else { break }
        hasEscapes = true
        i += 1
      } else if base[i] == .lineFeed {
        lines += 1
      }
      i += 1
    }
    guard i < count else {
      fault = .unclosedQuote
      return nil
    }
    var field = Field(
      start: start,
      end: i,
      isQuoted: true,
      hasEscapes: hasEscapes,
      endsRecord: true
    )
    line += lines
    position = i + 1
    if position >= count { return field }
    switch base[position] {
    case delimiter:
      field.endsRecord = false
      position += 1
    case .lineFeed, .carriageReturn:
      endLine()
    default:
      fault = .textAfterQuote
      return nil
    }
    return field
  }

  /// Steps over the line end at `position`.
  @inline(__always)
  private mutating func endLine() {
    let isPair =
      base[position] == .carriageReturn && position + 1 < count
      && base[position + 1] == .lineFeed
    position += isPair ? 2 : 1
    line += 1
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
}
