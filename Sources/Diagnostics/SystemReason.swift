import Glibc

/// The system's words for what went wrong.
package enum SystemReason {
  /// The text of an `errno`, starting in lower case to stand inside a sentence.
  package static func text(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
