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
  case lookup(LookupDef)
  case pivot(PivotDef)
  case impute(ImputeDef)
  case quantile(QuantileDef)
  case sample(SampleDef)
  case density(DensityDef)
  case loess(LoessDef)
  case extent(ExtentDef)
  case flatten(FlattenDef)

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
    ("lookup", LookupDef.kind.value.map { .lookup($0) }),
    ("pivot", PivotDef.kind.value.map { .pivot($0) }),
    ("impute", ImputeDef.kind.value.map { .impute($0) }),
    ("quantile", QuantileDef.kind.value.map { .quantile($0) }),
    ("sample", SampleDef.kind.value.map { .sample($0) }),
    // Before 'extent', which a density may have.
    ("density", DensityDef.kind.value.map { .density($0) }),
    ("loess", LoessDef.kind.value.map { .loess($0) }),
    ("extent", ExtentDef.kind.value.map { .extent($0) }),
    ("flatten", FlattenDef.kind.value.map { .flatten($0) }),
  ]

  /// The names of all, for messages and the table of what there is.
  static let names = kinds.map(\.name)

  static let value = ValueKind<TransformDef?>(form: .either(kinds.map(\.kind.form))) {
    (node, decoder) throws(ReliefError) in
    guard case .object(let members) = node.value else { return nil }
    let names = members.map(\.name)
    if let kind = kinds.first(where: { names.contains($0.name) })?.kind {
      return try kind.read(node, &decoder)
    }
    let there = kinds.map { "'\($0.name)'" }.joined(separator: ", ")
    try decoder.leaveOut(
      node.place, "this is no transform; it should have one of the properties \(there)")
    return .some(nil)
  }
}
