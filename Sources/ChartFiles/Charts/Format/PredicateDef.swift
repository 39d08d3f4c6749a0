import Diagnostics

/// What may hold for a row.
indirect enum PredicateDef: Sendable {
  case formula(PlacedText)
  case field(FieldPredicateDef)
  case and([PredicateDef])
  case or([PredicateDef])
  case not(PredicateDef)

  static let value = ValueKind<PredicateDef>(
    form: .either([
      ValueForm.text, .object(FieldPredicateDef.kind.schema), .object(LogicDef.kind.schema),
    ])
  ) { (node, decoder) throws(ReliefError) in
    if let text = try ValueKind<PlacedText>.placedText.read(node, &decoder) {
      return .formula(text)
    }
    guard case .object(let members) = node.value else { return nil }
    if members.contains(where: { ["and", "or", "not"].contains($0.name) }) {
      return try LogicDef.kind.value.read(node, &decoder)?.predicate
    }
    return try FieldPredicateDef.kind.value.read(node, &decoder).map { .field($0) }
  }

  fileprivate static var late: ValueKind<PredicateDef> {
    ValueKind(form: value.form) { (node, decoder) throws(ReliefError) in
      try value.read(node, &decoder)
    }
  }
}

/// Predicates together.
struct LogicDef: PlacedDef {
  var and: [PredicateDef]?
  var or: [PredicateDef]?
  var not: PredicateDef?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<LogicDef>(name: "Logic", summary: "predicates together") {
    [
      Property("and", \.and, PredicateDef.late.list(1...1000), "All of them hold"),
      Property("or", \.or, PredicateDef.late.list(1...1000), "One of them holds"),
      Property("not", \.not, PredicateDef.late, "It does not hold"),
    ]
  }

  fileprivate var predicate: PredicateDef {
    let parts =
      [and.map { PredicateDef.and($0) }, or.map { .or($0) }, not.map { .not($0) }]
      .compactMap { $0 }
    return parts.count == 1 ? parts[0] : .and(parts)
  }
}

/// What may hold for a field of a row.
struct FieldPredicateDef: PlacedDef {
  var field: String?
  var timeUnit: TimeUnit?
  var equal: ValueDef?
  var lt: ValueDef?
  var lte: ValueDef?
  var gt: ValueDef?
  var gte: ValueDef?
  var range: [OrNull<ValueDef>]?
  var oneOf: [ValueDef]?
  var valid: Bool?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<FieldPredicateDef>(
    name: "FieldPredicate", summary: "what holds for a field", required: ["field"]
  ) {
    [
      Property("field", \.field, .text, "The field"),
      Property("timeUnit", \.timeUnit, .choice, "Compares dates in whole units"),
      Property("equal", \.equal, ValueDef.value, "It is this value"),
      Property("lt", \.lt, ValueDef.value, "It is less"),
      Property("lte", \.lte, ValueDef.value, "It is at most this"),
      Property("gt", \.gt, ValueDef.value, "It is more"),
      Property("gte", \.gte, ValueDef.value, "It is at least this"),
      Property(
        "range", \.range, ValueDef.value.orNull.list(2...2), "It is from the first to the second"),
      Property("oneOf", \.oneOf, ValueDef.value.list(), "It is one of them"),
      Property("valid", \.valid, .boolean, "It is there, or is missing"),
    ]
      + Property.absent(
        "param", "empty", "selection", reason: "a picture has nothing to be chosen in it")
  }
}
