import Files

/// The format of a data file, as its name or its content tells.
enum DataFormat: Equatable {
  /// Fields between delimiters that only the text can tell.
  case delimited
  case tabs
  case json
  case jsonLines

  /// By the end of a file's name, before `.gz` where it has that; nil where it tells nothing.
  init?(path: String) {
    var name = path.lowercased()[...]
    if name.hasSuffix(".gz") { name = name.dropLast(3) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...] {
    case "csv": self = .delimited
    case "tsv", "tab": self = .tabs
    case "json", "geojson": self = .json
    case "jsonl", "ndjson": self = .jsonLines
    default: return nil
    }
  }

  /// By the name, else by the first letter: JSON begins with a bracket.
  init(path: String, bytes: UnsafeBufferPointer<UInt8>) {
    if let named = DataFormat(path: path) {
      self = named
      return
    }
    let first = bytes.dropFirst(ByteOrderMark.utf8.count(in: bytes)).first { byte in
      byte != UInt8(ascii: " ") && byte != .lineFeed && byte != .carriageReturn
        && byte != UInt8(ascii: "\t")
    }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .delimited
  }
}
