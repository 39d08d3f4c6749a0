import Diagnostics

/// Where rows come from.
struct DataDef: PlacedDef {
  /// A local file, from the chart file's folder.
  var url: String?
  var values: RecordsDef?
  /// Of the file's `datasets`.
  var name: String?
  var format: FormatDef?
  var sequence: SequenceDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<DataDef>(name: "Data", summary: "where rows come from") {
    [
      Property("url", \.url, .text, "A local file, as seen from the chart file's folder"),
      Property("values", \.values, RecordsDef.value, "The rows themselves"),
      Property("name", \.name, .text, "One of the file's datasets"),
      Property("format", \.format, FormatDef.kind.value, "How the data is to be read"),
      Property("sequence", \.sequence, SequenceDef.kind.value, "Numbers in even steps"),
    ]
      + Property.absent("sphere", "graticule", reason: "maps are no charts of x, y and z")
  }
}

/// How data is to be read.
struct FormatDef: PlacedDef {
  enum Name: String, CaseIterable, Sendable {
    case csv
    case tsv
    case dsv
    case json
  }

  enum Parsing: String, CaseIterable, Sendable {
    case number
    case date
    case string
    case boolean
  }

  var type: Name?
  var delimiter: String?
  var parse: OrNull<[(name: String, value: Parsing)]>?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FormatDef>(name: "DataFormat", summary: "how data is read") {
    [
      Property("type", \.type, .choice, "By default as the file's name or its text tells"),
      Property("delimiter", \.delimiter, .text, "The letter between fields of dsv"),
      Property(
        "parse", \.parse, ValueKind<Parsing>.choice.map.orNull, "What fields are, by their names"),
    ]
      + Property.absent(
        "property", "feature", "mesh", reason: "rows are an array, or 'values' in an object")
  }
}

/// Numbers in even steps.
struct SequenceDef: PlacedDef {
  var start: Double?
  var stop: Double?
  var step: Double?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<SequenceDef>(name: "Sequence", summary: "numbers in even steps") {
    [
      Property("start", \.start, .number, "The first number"),
      Property("stop", \.stop, .number, "The number before which they end"),
      Property("step", \.step, .number, "From one to the next; 1 by default"),
      Property("as", \.name, .text, "The name of the field; 'data' by default"),
    ]
  }
}

/// Rows in the file itself: where they stand in it, or as the text of a table.
struct RecordsDef: Sendable {
  enum Content: Sendable {
    case records(Range<Int>)
    case text(String)
  }

  var content: Content
  var place: JSONPlace

  static let value = ValueKind<RecordsDef>(form: .either([.records, .text])) { node, _ in
    switch node.value {
    case .records(let range): RecordsDef(content: .records(range), place: node.place)
    case .string(let text): RecordsDef(content: .text(text), place: node.place)
    default: nil
    }
  }
}
