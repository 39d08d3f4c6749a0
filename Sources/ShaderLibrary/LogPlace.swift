/// A place in a line of a compiler's log, and what is said of it.
struct LogPlace {
  var line: Int
  var message: String

  init?(_ text: Substring) {
    var rest = text
    if rest.hasPrefix("ERROR: ") { rest = rest.dropFirst("ERROR: ".count) }
    guard LogPlace.number(&rest) == 0, let mark = rest.popFirst(), ":(".contains(mark),
      let line = LogPlace.number(&rest)
    else { return nil }
    // What follows is a column in brackets, and colons and blanks.
    if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
    }
    self.line = line
    message = String(rest.drop { "): ".contains($0) })
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    text = text[digits.endIndex...]
    return Int(digits)
  }
}
