/// Rows of one group become one, or learn a value of all.
struct AggregateTransformDef: PlacedDef {
  var operations: [FieldOperationDef]?
  var groups: [String]?
  var place: JSONPlace?

  init() {}

  /// - Parameter name: of the property with the operations.
  static func kind(_ name: String) -> ObjectKind<AggregateTransformDef> {
    ObjectKind(
      name: name == "aggregate" ? "Aggregate" : "JoinAggregate",
      summary: name == "aggregate" ? "one row for each group" : "values of groups for each row",
      required: [name]
    ) {
      [
        Property(name, \.operations, FieldOperationDef.kind.value.list(), "The values"),
        Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      ]
    }
  }
}

/// A value of many rows.
struct FieldOperationDef: PlacedDef {
  var operation: AggregateOperation?
  var field: String?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FieldOperationDef>(
    name: "FieldOperation", summary: "a value of many rows", required: ["op"]
  ) {
    [
      Property("op", \.operation, AggregateOperation.value, "What is computed"),
      Property("field", \.field, .text, "Of what; count needs none"),
      Property("as", \.name, .text, "The name of the field"),
    ]
  }
}

/// Values that lie on each other.
struct StackTransformDef: PlacedDef {
  enum Offset: String, CaseIterable, Sendable {
    case zero
    case center
    case normalize
  }

  var field: String?
  var groups: [String]?
  var sort: [SortFieldDef]?
  var offset: Offset?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<StackTransformDef>(
    name: "Stack", summary: "values on each other", required: ["stack", "as"]
  ) {
    [
      Property("stack", \.field, .text, "The field that is stacked"),
      Property("groupby", \.groups, .fields, "The fields whose values make stacks"),
      Property("sort", \.sort, SortFieldDef.kind.value.list(), "The order in a stack"),
      Property("offset", \.offset, .choice, "Where stacks begin; zero by default"),
      Property(
        "as", \.names, ValueKind<String>.text.listOrOne, "The name of the start, and of the end"),
    ]
  }
}

/// Values of rows before and behind a row.
struct WindowDef: PlacedDef {
  var operations: [WindowOperationDef]?
  var groups: [String]?
  var sort: [SortFieldDef]?
  var frame: [OrNull<Int>]?
  var ignoresPeers: Bool?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<WindowDef>(
    name: "Window", summary: "values of rows about a row", required: ["window"]
  ) {
    [
      Property("window", \.operations, WindowOperationDef.kind.value.list(), "The values"),
      Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      Property("sort", \.sort, SortFieldDef.kind.value.list(), "The order of rows"),
      Property(
        "frame", \.frame, ValueKind<Int>.integer(in: -1_000_000...1_000_000).orNull.list(2...2),
        "From how many rows before to how many behind; null for all"),
      Property("ignorePeers", \.ignoresPeers, .boolean, "Whether equal rows count one by one"),
    ]
  }
}

/// A value of rows about a row.
struct WindowOperationDef: PlacedDef {
  enum Operation: Sendable, Hashable {
    case aggregate(AggregateOperation)
    case rowNumber
    case rank
    case denseRank
    case percentRank
    case cumulativeDistribution
    case lag
    case lead
    case firstValue
    case lastValue

    private static let own: [(String, Operation)] = [
      ("row_number", .rowNumber), ("rank", .rank), ("dense_rank", .denseRank),
      ("percent_rank", .percentRank), ("cume_dist", .cumulativeDistribution), ("lag", .lag),
      ("lead", .lead), ("first_value", .firstValue), ("last_value", .lastValue),
    ]

    static let value = ValueKind<Operation>(
      form: .choice(own.map(\.0) + AggregateOperation.allCases.map(\.rawValue))
    ) { node, _ in
      guard case .string(let name) = node.value else { return nil }
      return own.first { $0.0 == name }?.1
        ?? AggregateOperation(rawValue: name).map { .aggregate($0) }
    }
  }

  var operation: Operation?
  var field: String?
  var parameter: Int?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<WindowOperationDef>(
    name: "WindowOperation", summary: "a value of rows about a row", required: ["op", "as"]
  ) {
    [
      Property("op", \.operation, Operation.value, "What is computed"),
      Property("field", \.field, .text, "Of what"),
      Property(
        "param", \.parameter, .integer(in: 0...1_000_000), "How many rows lag and lead skip"),
      Property("as", \.name, .text, "The name of the field"),
    ]
  }
}

/// A curve through points.
struct RegressionDef: PlacedDef {
  enum Method: String, CaseIterable, Sendable {
    case linear
    case log
    case exp
    case pow
    case quad
    case poly
  }

  var y: String?
  var x: String?
  var method: Method?
  var order: Int?
  var extent: [Double]?
  var groups: [String]?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<RegressionDef>(
    name: "Regression", summary: "a curve by least squares", required: ["regression", "on"]
  ) {
    [
      Property("regression", \.y, .text, "The field that depends"),
      Property("on", \.x, .text, "The field on which it depends"),
      Property("method", \.method, .choice, "The kind of curve; linear by default"),
      Property("order", \.order, .integer(in: 1...10), "Of poly; 3 by default"),
      Property(
        "extent", \.extent, ValueKind<Double>.number.list(2...2), "Over what the curve goes"),
      Property("groupby", \.groups, .fields, "The fields whose values make groups"),
      Property("as", \.names, ValueKind<String>.text.list(2...2), "The names of the two fields"),
    ]
      + Property.absent("params", reason: "a curve is made, not its coefficients")
  }
}

extension ValueKind where Value == [String] {
  /// Names of fields.
  static var fields: ValueKind { ValueKind<String>.text.list(0...1000) }
}
