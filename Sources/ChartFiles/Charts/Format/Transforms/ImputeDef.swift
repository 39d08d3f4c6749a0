/// Rows that are missing.
struct ImputeDef: PlacedDef {
  enum Method: String, CaseIterable, Sendable {
    case value
    case mean
    case median
    case min
    case max
  }

  var field: String?
  var key: String?
  var keys: ImputeKeysDef?
  var groups: [String]?
  var frame: [OrNull<Int>]?
  var method: Method?
  var value: Double?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<ImputeDef>(
    name: "Impute", summary: "rows that are missing", required: ["impute", "key"]
  ) {
    [
      Property("impute", \.field, .text, "The field of numbers whose values are made"),
      Property("key", \.key, .text, "The field that has each of its values once in a group"),
      Property("keyvals", \.keys, ImputeKeysDef.value, "Keys besides those of the rows"),
      Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      Property(
        "frame", \.frame, ValueKind<Int>.integer(in: -1_000_000...1_000_000).orNull.list(2...2),
        "The rows about a row, in the order of the keys, whose values count; null for all"),
      Property(
        "method", \.method, .choice,
        "Made from the others: values that are missing are filled too; value by default"),
      Property("value", \.value, .number, "For method value: what new rows have"),
    ]
  }
}

/// Keys that rows should have.
struct ImputeKeysDef: PlacedDef {
  var values: [ValueDef]?
  var start: Double?
  var stop: Double?
  var step: Double?
  var place: JSONPlace?

  init() {}

  static let value = ValueKind<ImputeKeysDef>.either([
    ValueDef.value.list(0...1_000_000).map { values in
      var keys = ImputeKeysDef()
      keys.values = values
      return keys
    },
    kind.value,
  ])

  private static let kind = ObjectKind<ImputeKeysDef>(
    name: "ImputeKeys", summary: "numbers in even steps", required: ["stop"]
  ) {
    [
      Property("start", \.start, .number, "The first key; 0 by default"),
      Property("stop", \.stop, .number, "The number before which they end"),
      Property("step", \.step, .number, "From one to the next; 1 by default"),
    ]
  }
}
