import Diagnostics

/// What is done to rows before they are drawn.
enum TransformDef: Sendable {
  case filter(FilterDef)
  case calculate(CalculateDef)
  case aggregate(AggregateTransformDef)
  case joinAggregate(AggregateTransformDef)
  case bin(BinTransformDef)
  case timeUnit(TimeUnitTransformDef)
  case fold(FoldDef)
  case stack(StackTransformDef)
  case window(WindowDef)
  case regression(RegressionDef)

  /// The transforms by the property that each alone has.
  private static let kinds: [(name: String, kind: ValueKind<TransformDef>)] = [
    ("filter", FilterDef.kind.value.map { .filter($0) }),
    ("calculate", CalculateDef.kind.value.map { .calculate($0) }),
    ("aggregate", AggregateTransformDef.kind("aggregate").value.map { .aggregate($0) }),
    ("joinaggregate", AggregateTransformDef.kind("joinaggregate").value.map { .joinAggregate($0) }),
    ("bin", BinTransformDef.kind.value.map { .bin($0) }),
    ("timeUnit", TimeUnitTransformDef.kind.value.map { .timeUnit($0) }),
    ("fold", FoldDef.kind.value.map { .fold($0) }),
    ("stack", StackTransformDef.kind.value.map { .stack($0) }),
    ("window", WindowDef.kind.value.map { .window($0) }),
    ("regression", RegressionDef.kind.value.map { .regression($0) }),
  ]

  /// Those of the format that are not there.
  static let missing = [
    "density", "extent", "flatten", "impute", "loess", "lookup", "pivot", "quantile", "sample",
  ]

  static let value = ValueKind<TransformDef?>(form: .either(kinds.map(\.kind.form))) {
    (node, decoder) throws(ReliefError) in
    guard case .object(let members) = node.value else { return nil }
    let names = members.map(\.name)
    if let kind = kinds.first(where: { names.contains($0.name) })?.kind {
      return try kind.read(node, &decoder)
    }
    let there = kinds.map { "'\($0.name)'" }.joined(separator: ", ")
    if let name = names.first(where: missing.contains) {
      try decoder.leaveOut(
        node.place, "the transform '\(name)' is not there yet; there are \(there)")
    } else {
      try decoder.leaveOut(
        node.place, "this is no transform; it should have one of the properties \(there)")
    }
    return .some(nil)
  }
}

/// Keeps the rows for which something holds.
struct FilterDef: PlacedDef {
  var filter: PredicateDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FilterDef>(
    name: "Filter", summary: "keeps some rows", required: ["filter"]
  ) {
    [Property("filter", \.filter, PredicateDef.value, "What holds for the rows that are kept")]
  }
}

/// A field by a formula.
struct CalculateDef: PlacedDef {
  var formula: PlacedText?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<CalculateDef>(
    name: "Calculate", summary: "a field by a formula", required: ["calculate", "as"]
  ) {
    [
      Property("calculate", \.formula, .placedText, "A formula of fields, such as datum.a + 1"),
      Property("as", \.name, .text, "The name of the field"),
    ]
  }
}

/// Dates in whole units.
struct TimeUnitTransformDef: PlacedDef {
  var unit: TimeUnit?
  var field: String?
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<TimeUnitTransformDef>(
    name: "TimeUnitTransform", summary: "dates in whole units", required: ["timeUnit", "field"]
  ) {
    [
      Property("timeUnit", \.unit, .choice, "The units"),
      Property("field", \.field, .text, "A field of dates"),
      Property("as", \.name, .text, "The name of the field that they make"),
    ]
  }
}

/// Ranges of numbers.
struct BinTransformDef: PlacedDef {
  var bin: BinDef?
  var field: String?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<BinTransformDef>(
    name: "BinTransform", summary: "ranges of numbers", required: ["bin", "field", "as"]
  ) {
    [
      Property("bin", \.bin, BinDef.value, "How the ranges are chosen"),
      Property("field", \.field, .text, "A field of numbers"),
      Property(
        "as", \.names, ValueKind<String>.text.listOrOne, "The name of the start, and of the end"),
    ]
  }
}

/// Columns below each other.
struct FoldDef: PlacedDef {
  var fields: [String]?
  var names: [String]?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FoldDef>(
    name: "Fold", summary: "columns below each other", required: ["fold"]
  ) {
    [
      Property("fold", \.fields, ValueKind<String>.text.list(1...1000), "The fields"),
      Property(
        "as", \.names, ValueKind<String>.text.list(2...2), "For the fields' names and their values"),
    ]
  }
}
