/// Walks the tokens of a JSON text (RFC 8259).
///
/// Strict: no comments, no trailing commas, no bare words. The bytes must outlive the scanner.
struct JSONScanner {
  /// How deep arrays and objects may stand in one another.
  static let depthLimit = 128

  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The byte at the place, 0 at the end, where no token begins with it.
  @inline(__always)
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position &+= 1
      default: return
      }
    }
  }

  /// Steps over a byte where it is next.
  @inline(__always)
  mutating func skip(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    position &+= 1
    return true
  }

  func fault(_ message: String) -> JSONFault {
    JSONFault(position: position, message: message)
  }

  /// The fault of a place where something else was expected.
  func unexpected(_ wanted: String) -> JSONFault {
    if position >= bytes.count { return fault("the text ends where \(wanted) is expected") }
    let end = (position + 1..<min(position + 5, bytes.count)).first { bytes[$0] & 0xC0 != 0x80 }
    let letter = String(decoding: bytes[position..<(end ?? position + 1)], as: UTF8.self)
    return fault("'\(letter)' stands where \(wanted) is expected")
  }

  /// Steps over a string; its content lies between the quotes.
  @inline(__always)
  mutating func string() throws(JSONFault) -> (content: Range<Int>, hasEscapes: Bool) {
    guard skip(.quote) else { throw unexpected("a string") }
    let start = position
    var hasEscapes = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .quote {
        position &+= 1
        return (start..<position &- 1, hasEscapes)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      } else if byte < 0x20 {
        throw fault("a control character stands in a string; write it as \\n, \\t or \\u00XX")
      } else {
        position &+= 1
      }
    }
    throw JSONFault(position: start - 1, message: "a string does not end; close it with '\"'")
  }

  private mutating func skipEscape() throws(JSONFault) {
    let start = position
    position += 1
    switch byte {
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        position += 1
        guard JSONScanner.hexDigit(byte) != nil else {
          throw JSONFault(position: start, message: "\\u needs four hexadecimal digits")
        }
      }
    case .quote, UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      break
    default:
      throw JSONFault(
        position: start, message: "there is no such escape; a backslash is written as \\\\")
    }
    position += 1
  }

  /// Steps over a number as JSON writes it.
  @inline(__always)
  mutating func number() throws(JSONFault) -> Range<Int> {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits("a digit") }
    if skip(UInt8(ascii: ".")) { try digits("a digit behind the point") }
    if byte | 0x20 == UInt8(ascii: "e") {
      position &+= 1
      if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
      try digits("a digit of the exponent")
    }
    return start..<position
  }

  @inline(__always)
  private mutating func digits(_ wanted: StaticString) throws(JSONFault) {
    let start = position
    while byte &- UInt8(ascii: "0") < 10 { position &+= 1 }
    guard position > start else { throw unexpected("\(wanted)") }
  }

  /// Steps over `true`, `false` or `null`.
  mutating func word() throws(JSONFault) -> Range<Int> {
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      defer { position += word.utf8.count }
      return position..<position + word.utf8.count
    }
    throw unexpected("a value")
  }

  /// Steps over a value of any kind.
  mutating func skipValue(depth: Int = 0) throws(JSONFault) {
    switch byte {
    case .quote: _ = try string()
    case UInt8(ascii: "{"):
      try members(depth: depth) { (scanner, _, _) throws(JSONFault) in
        try scanner.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try elements(depth: depth) { (scanner, _) throws(JSONFault) in
        try scanner.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try number()
    default: _ = try word()
    }
  }

  /// Steps over an object; `body` steps over the value of each member.
  @inline(__always)
  mutating func members(
    depth: Int,
    _ body: (inout JSONScanner, _ name: Range<Int>, _ hasEscapes: Bool) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try open(depth: depth)
    skipSpace()
    if skip(UInt8(ascii: "}")) { return }
    while true {
      let (name, hasEscapes) = try self.name()
      try body(&self, name, hasEscapes)
      if try endsMembers() { return }
    }
  }

  /// Steps over the name of a member and its colon, up to the value.
  @inline(__always)
  mutating func name() throws(JSONFault) -> (content: Range<Int>, hasEscapes: Bool) {
    skipSpace()
    guard byte == .quote else { throw unexpected("a name in quotes") }
    let name = try string()
    skipSpace()
    guard skip(UInt8(ascii: ":")) else { throw unexpected("':'") }
    skipSpace()
    return name
  }

  /// Steps over what follows a member; true where the object ends.
  @inline(__always)
  mutating func endsMembers() throws(JSONFault) -> Bool {
    skipSpace()
    if skip(UInt8(ascii: "}")) { return true }
    guard skip(UInt8(ascii: ",")) else { throw unexpected("',' or '}'") }
    return false
  }

  /// Steps over an array; `body` steps over each element.
  @inline(__always)
  mutating func elements(
    depth: Int,
    _ body: (inout JSONScanner, _ index: Int) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try open(depth: depth)
    skipSpace()
    if skip(UInt8(ascii: "]")) { return }
    var index = 0
    while true {
      skipSpace()
      try body(&self, index)
      index += 1
      skipSpace()
      if skip(UInt8(ascii: "]")) { return }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("',' or ']'") }
    }
  }

  /// Steps over the bracket that opens an array or object.
  mutating func open(depth: Int) throws(JSONFault) {
    guard depth < JSONScanner.depthLimit else {
      throw fault("more than \(JSONScanner.depthLimit) arrays and objects stand in one another")
    }
    position += 1
  }

  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
