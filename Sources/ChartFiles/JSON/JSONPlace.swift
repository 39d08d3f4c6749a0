import Diagnostics

/// Where something stands in a JSON text: for messages.
package struct JSONPlace: Sendable, Hashable {
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  /// Such as `$.data.values[3].x`.
  package var path: String

  init(line: Int, column: Int, path: String) {
    self.line = line
    self.column = column
    self.path = path
  }

  /// The place of a byte.
  ///
  /// - Parameter start: where the value begins that `$` is.
  init(of position: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    let position = min(position, bytes.count)
    let lineStart = bytes[..<position].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    line = 1 + bytes[..<lineStart].count { $0 == .lineFeed }
    column = 1 + bytes[lineStart..<position].count { $0 & 0xC0 != 0x80 }
    var steps: [String] = []
    var scanner = JSONScanner(bytes, at: min(start, position))
    scanner.skipSpace()
    JSONPlace.walk(&scanner, to: position, steps: &steps, depth: 0)
    path = "$" + steps.joined()
  }

  /// Collects the names and indices on the way to a position; true once it is reached.
  @discardableResult
  private static func walk(
    _ scanner: inout JSONScanner, to position: Int, steps: inout [String], depth: Int
  ) -> Bool {
    var isFound = false
    func step(_ scanner: inout JSONScanner, _ name: String) throws(JSONFault) {
      steps.append(name)
      isFound = walk(&scanner, to: position, steps: &steps, depth: depth + 1)
      // Any fault ends the walk.
      if isFound { throw scanner.fault("") }
      steps.removeLast()
    }
    do throws(JSONFault) {
      switch scanner.byte {
      case UInt8(ascii: "{"):
        let bytes = scanner.bytes
        try scanner.members(depth: depth) { (scanner, name, hasEscapes) throws(JSONFault) in
          let name = JSONText.string(bytes, name, hasEscapes: hasEscapes)
          try step(&scanner, JSONPlace.step(name))
        }
      case UInt8(ascii: "["):
        try scanner.elements(depth: depth) { (scanner, index) throws(JSONFault) in
          try step(&scanner, "[\(index)]")
        }
      default: try scanner.skipValue(depth: depth)
      }
    } catch {
      return true
    }
    return isFound || scanner.position > position
  }

  /// A name behind a point, or in brackets where it is no plain word.
  static func step(_ name: String) -> String {
    let isPlain =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || $0.isDigit }
    return isPlain ? ".\(name)" : "['\(name.shortened(to: 40))']"
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
