/// A piece of Swift source that the search for views can tell apart.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// A keyword or a name.
    case word
    /// `#if`, `#Preview` and the like.
    case directive
    /// A number, a string or a regular expression.
    case literal
    /// One character of punctuation.
    case symbol
  }

  var kind: Kind
  var text: String
  /// Bytes of the source.
  var range: Range<Int>
  /// Whether nothing but space and comments stands before it on its line.
  var startsLine: Bool

  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
