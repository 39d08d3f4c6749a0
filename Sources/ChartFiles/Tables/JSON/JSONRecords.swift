import Diagnostics

/// The records of a JSON text: where the values of each column stand.
///
/// An array of objects, one a record; of numbers or texts, which make the column `data`; an object
/// with such an array as `values` or, in GeoJSON, `features`; an object of arrays, one a column; or
/// objects one after another, as on JSON lines. An object in a record gives columns such as `a.b`.
struct JSONRecords {
  private(set) var names: [String] = []
  private(set) var cells: [JSONCells] = []
  private(set) var count = 0
  private let root = JSONLevel()
  /// Where the record begins that is being read: for errors on JSON lines.
  private(set) var documentStart: Int

  private static let object = UInt8(ascii: "{")
  private static let array = UInt8(ascii: "[")

  /// Prepares for a text that begins at `start`.
  init(start: Int) {
    documentStart = start
  }

  /// Reads a text.
  ///
  /// - Parameter isLines: whether even a single object is a record.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, isLines: Bool
  ) throws(JSONFault) {
    var scanner = JSONScanner(bytes, at: documentStart)
    scanner.skipSpace()
    if scanner.byte == JSONRecords.array, !isLines {
      try readRows(&scanner, depth: 0)
    } else if scanner.byte == JSONRecords.object {
      if isLines {
        try readLines(&scanner)
      } else {
        try readDocument(&scanner)
      }
    } else {
      throw scanner.unexpected(isLines ? "an object" : "an array or an object")
    }
    scanner.skipSpace()
    guard scanner.position == bytes.count else { throw scanner.unexpected("the end") }
    if cells.isEmpty {
      throw JSONFault(
        position: documentStart, message: "there are no records, so there are no columns")
    }
  }

  private mutating func readLines(_ scanner: inout JSONScanner) throws(JSONFault) {
    while scanner.position < scanner.bytes.count {
      documentStart = scanner.position
      guard scanner.byte == JSONRecords.object else { throw scanner.unexpected("an object") }
      try readRecord(&scanner, depth: 0)
      scanner.skipSpace()
    }
  }

  /// Reads an object that is the whole text, or the first of many.
  private mutating func readDocument(_ scanner: inout JSONScanner) throws(JSONFault) {
    let start = scanner.position
    var members: [(name: String, position: Int)] = []
    let bytes = scanner.bytes
    try scanner.members(depth: 0) { (scanner, name, hasEscapes) throws(JSONFault) in
      members.append((JSONText.string(bytes, name, hasEscapes: hasEscapes), scanner.position))
      try scanner.skipValue(depth: 1)
    }
    scanner.skipSpace()
    let arrays = members.filter { bytes[$0.position] == JSONRecords.array }
    if scanner.position < bytes.count || arrays.isEmpty {
      scanner.position = start
      return try readLines(&scanner)
    }
    let rows = arrays.first { member in
      ["values", "features"].contains(member.name)
        && (members.count == 1 || JSONRecords.beginsWithObject(bytes, at: member.position))
    }
    if let rows {
      var inner = JSONScanner(bytes, at: rows.position)
      return try readRows(&inner, depth: 1)
    }
    for member in members {
      guard bytes[member.position] == JSONRecords.array else {
        throw JSONFault(
          position: member.position,
          message: "'\(member.name.shortened(to: 40))' is no array, as the other columns are")
      }
      try readColumn(member.name, bytes, at: member.position)
    }
  }

  private static func beginsWithObject(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Bool {
    var scanner = JSONScanner(bytes, at: position + 1)
    scanner.skipSpace()
    return scanner.byte == object
  }

  /// Reads an array of records.
  private mutating func readRows(_ scanner: inout JSONScanner, depth: Int) throws(JSONFault) {
    var records = self
    try scanner.elements(depth: depth) { (scanner, _) throws(JSONFault) in
      switch scanner.byte {
      case JSONRecords.object: try records.readRecord(&scanner, depth: depth + 1)
      case JSONRecords.array:
        throw scanner.fault("a record is an array; write it as an object with names")
      default:
        let index = Array("data".utf8).withUnsafeBufferPointer { records.root.index(of: $0) }
        let column = records.column(records.root, index, prefix: "")
        try records.add(&scanner, to: column, depth: depth + 1)
        records.count += 1
      }
    }
    self = records
  }

  /// Reads an object that is a record.
  private mutating func readRecord(_ scanner: inout JSONScanner, depth: Int) throws(JSONFault) {
    try readMembers(&scanner, level: root, prefix: "", depth: depth)
    count += 1
  }

  private mutating func readMembers(
    _ scanner: inout JSONScanner, level: JSONLevel, prefix: String, depth: Int
  ) throws(JSONFault) {
    let bytes = scanner.bytes
    try scanner.open(depth: depth)
    scanner.skipSpace()
    if scanner.skip(UInt8(ascii: "}")) { return }
    while true {
      let (name, hasEscapes) = try scanner.name()
      let raw = UnsafeBufferPointer(rebasing: bytes[name])
      let index =
        hasEscapes
        ? JSONText.unescaped(raw).withUnsafeBufferPointer { level.index(of: $0) }
        : level.index(of: raw)
      if scanner.byte == JSONRecords.object {
        try readMembers(
          &scanner, level: level.level(index), prefix: "\(prefix)\(level.name(index)).",
          depth: depth + 1)
      } else {
        let column = column(level, index, prefix: prefix)
        guard cells[column].lastRecord < count else {
          throw JSONFault(
            position: name.lowerBound - 1,
            message: "the name '\(names[column].shortened(to: 40))' is in the record already")
        }
        try add(&scanner, to: column, depth: depth + 1)
      }
      if try scanner.endsMembers() { return }
    }
  }

  private mutating func column(_ level: JSONLevel, _ index: Int, prefix: String) -> Int {
    level.column(index) { name in
      names.append(prefix + name)
      cells.append(JSONCells())
      return names.count - 1
    }
  }

  @inline(__always)
  private mutating func add(
    _ scanner: inout JSONScanner, to column: Int, depth: Int
  ) throws(JSONFault) {
    cells[column].append(scanner.position, record: count)
    try scanner.skipValue(depth: depth)
  }

  /// Reads an array that is a column.
  private mutating func readColumn(
    _ name: String, _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) throws(JSONFault) {
    var scanner = JSONScanner(bytes, at: position)
    var column = JSONCells()
    var length = 0
    try scanner.elements(depth: 1) { (scanner, index) throws(JSONFault) in
      column.append(scanner.position, record: index)
      length = index + 1
      try scanner.skipValue(depth: 2)
    }
    guard cells.isEmpty || length == count else {
      throw JSONFault(
        position: position,
        message: "'\(name.shortened(to: 40))' has \(length) values where "
          + "'\(names[0].shortened(to: 40))' has \(count)")
    }
    names.append(name)
    cells.append(column)
    count = length
  }
}
