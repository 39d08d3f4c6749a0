import Diagnostics
import Files

/// Reads a JSON text into nodes that know their places: for files that people write.
///
/// A name that is there twice in an object is an error, as is more than 128 levels of nesting. Data
/// of many rows is read by `JSONRecords`, which makes no nodes.
package enum JSONParser {
  /// - Parameter path: names the text in errors.
  /// - Throws: `json`.
  package static func parse(_ text: String, path: String) throws(ReliefError) -> JSONNode {
    try parse(FileBytes(text.utf8), path: path)
  }

  /// - Parameter areRecords: whether the array or object at a path, such as `$.data.values`, holds
  ///   data of many rows: it becomes `JSONNode.Value.records`.
  static func parse(
    _ file: FileBytes, path: String, areRecords: @escaping (String) -> Bool = { _ in false }
  ) throws(ReliefError) -> JSONNode {
    let start = ByteOrderMark.utf8.count(in: file.bytes)
    var builder = Builder(JSONScanner(file.bytes, at: start), areRecords: areRecords)
    do throws(JSONFault) {
      return try builder.document()
    } catch {
      throw error.error(in: file.bytes, from: start, path: path)
    }
  }

  /// Reads one value that stands in a text among others.
  ///
  /// - Parameters:
  ///   - range: where it stands, whole lines.
  ///   - line: the number of the first of them.
  ///   - areRecords: as above.
  package static func parse(
    _ file: FileBytes, in range: Range<Int>, line: Int, path: String,
    areRecords: @escaping (String) -> Bool
  ) throws(ReliefError) -> JSONNode {
    let bytes = UnsafeBufferPointer(rebasing: file.bytes[..<range.upperBound])
    var builder = Builder(JSONScanner(bytes, at: range.lowerBound), areRecords: areRecords)
    builder.line = line
    do throws(JSONFault) {
      return try builder.document()
    } catch {
      throw error.error(in: bytes, from: range.lowerBound, path: path)
    }
  }

  private struct Builder {
    var scanner: JSONScanner
    let areRecords: (String) -> Bool
    /// How far lines and columns are counted, and those there.
    private var counted = 0
    fileprivate var line = 1
    private var column = 1

    init(_ scanner: JSONScanner, areRecords: @escaping (String) -> Bool) {
      self.scanner = scanner
      self.areRecords = areRecords
      counted = scanner.position
    }

    mutating func document() throws(JSONFault) -> JSONNode {
      scanner.skipSpace()
      let node = try value(path: "$", depth: 0)
      scanner.skipSpace()
      guard scanner.position == scanner.bytes.count else { throw scanner.unexpected("the end") }
      return node
    }

    private mutating func value(path: String, depth: Int) throws(JSONFault) -> JSONNode {
      let place = place(path)
      let bytes = scanner.bytes
      func node(_ value: JSONNode.Value) -> JSONNode { JSONNode(value: value, place: place) }
      switch scanner.byte {
      case UInt8(ascii: "{") where areRecords(path), UInt8(ascii: "[") where areRecords(path):
        let start = scanner.position
        try scanner.skipValue(depth: depth)
        return node(.records(start..<scanner.position))
      case .quote:
        let (content, hasEscapes) = try scanner.string()
        return node(.string(JSONText.string(bytes, content, hasEscapes: hasEscapes)))
      case UInt8(ascii: "{"): return node(.object(try members(path: path, depth: depth)))
      case UInt8(ascii: "["): return node(.array(try elements(path: path, depth: depth)))
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let start = scanner.position
        let token = UnsafeBufferPointer(rebasing: bytes[try scanner.number()])
        guard let number = NumberText.parse(token) else {
          throw JSONFault(position: start, message: "the number is too large")
        }
        return node(.number(number))
      default:
        switch bytes[try scanner.word()].first {
        case UInt8(ascii: "t"): return node(.boolean(true))
        case UInt8(ascii: "f"): return node(.boolean(false))
        default: return node(.null)
        }
      }
    }

    private mutating func members(path: String, depth: Int) throws(JSONFault) -> [JSONMember] {
      var members: [JSONMember] = []
      var names: Set<String> = []
      var builder = self
      try scanner.members(depth: depth) { (scanner, name, hasEscapes) throws(JSONFault) in
        let text = JSONText.string(scanner.bytes, name, hasEscapes: hasEscapes)
        guard names.insert(text).inserted else {
          throw JSONFault(
            position: name.lowerBound - 1,
            message: "the name '\(text.shortened())' is in the object already")
        }
        builder.scanner = scanner
        let node = try builder.value(path: path + JSONPlace.step(text), depth: depth + 1)
        members.append(JSONMember(name: text, node: node))
        scanner = builder.scanner
      }
      keepCount(of: builder)
      return members
    }

    private mutating func elements(path: String, depth: Int) throws(JSONFault) -> [JSONNode] {
      var nodes: [JSONNode] = []
      var builder = self
      try scanner.elements(depth: depth) { (scanner, index) throws(JSONFault) in
        builder.scanner = scanner
        nodes.append(try builder.value(path: "\(path)[\(index)]", depth: depth + 1))
        scanner = builder.scanner
      }
      keepCount(of: builder)
      return nodes
    }

    private mutating func keepCount(of other: Builder) {
      (counted, line, column) = (other.counted, other.line, other.column)
    }

    private mutating func place(_ path: String) -> JSONPlace {
      while counted < scanner.position {
        if scanner.bytes[counted] == .lineFeed {
          line += 1
          column = 1
        } else if scanner.bytes[counted] & 0xC0 != 0x80 {
          column += 1
        }
        counted += 1
      }
      return JSONPlace(line: line, column: column, path: path)
    }
  }
}

extension JSONFault {
  /// As the package's error.
  ///
  /// - Parameter start: where the value begins that `$` is.
  func error(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, path: String
  ) -> ReliefError {
    let place = JSONPlace(of: position, in: bytes, from: start)
    return .json(
      path: path, line: place.line, column: place.column, place: place.path, message: message)
  }
}
