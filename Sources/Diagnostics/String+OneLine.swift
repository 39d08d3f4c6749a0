extension String {
  /// The text as one line that can stand inside a sentence on a terminal, whatever it holds.
  ///
  /// Control characters, line separators and marks that turn the direction of reading become
  /// escapes such as `\n` and `\u{1B}`.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return self }
    return unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case _ where scalar.breaksLine:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text, or its beginning and an ellipsis where it is longer than `limit` characters.
  package func shortened(to limit: Int = 80) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<end] + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
