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
