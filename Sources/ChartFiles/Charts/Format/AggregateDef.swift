import Diagnostics

/// One value for many rows.
enum AggregateOperation: String, CaseIterable, Sendable, Hashable {
  case count
  case valid
  case missing
  case distinct
  case sum
  case product
  case mean
  case average
  case median
  case q1
  case q3
  case min
  case max
  case variance
  case variancep
  case stdev
  case stdevp
  case stderr

  /// How a title calls it, before the field's name.
  var title: String {
    switch self {
    case .count: "Count of Records"
    case .mean, .average: "Average of"
    case .stdev, .stdevp: "Standard Deviation of"
    case .stderr: "Standard Error of"
    case .variancep: "Variance of"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst() + " of"
    }
  }
}

/// The aggregate of a channel.
typealias AggregateDef = AggregateOperation

extension AggregateOperation {
  static let value = ValueKind<AggregateOperation>(form: .choice(allCases.map(\.rawValue))) {
    (node, decoder) throws(ReliefError) in
    guard case .string(let name) = node.value else { return nil }
    if ["argmin", "argmax", "ci0", "ci1", "values", "exponential", "exponentialb"].contains(name) {
      throw decoder.fault(
        node.place,
        "the aggregate '\(name)' is not there yet; there are "
          + allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))
    }
    return AggregateOperation(rawValue: name)
  }
}

/// Ranges of numbers in place of numbers.
enum BinDef: Sendable {
  case no
  /// The numbers are the starts of ranges already.
  case binned
  case yes(BinParameters)

  static let value = ValueKind<BinDef>.either([
    ValueKind<Bool>.boolean.map { $0 ? .yes(BinParameters()) : .no },
    .null(.no),
    ValueKind<String>.choice(["binned"]).map { _ in .binned },
    BinParameters.kind.value.map { .yes($0) },
  ])
}

/// How ranges of numbers are chosen.
struct BinParameters: PlacedDef {
  var maxbins: Int?
  var step: Double?
  var extent: [Double]?
  var nice: Bool?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<BinParameters>(name: "Bin", summary: "how ranges are chosen") {
    [
      Property("maxbins", \.maxbins, .integer(in: 1...10_000), "At most so many ranges"),
      Property("step", \.step, .number(in: 1e-300...1e300), "The length of a range"),
      Property(
        "extent", \.extent, ValueKind<Double>.number.list(2...2), "From the first to the last"),
      Property("nice", \.nice, .boolean, "Whether ranges end at round numbers"),
    ]
      + Property.absent(
        "anchor", "base", "binned", "divide", "minstep", "steps",
        reason: "'maxbins' and 'step' say how long ranges are")
  }
}
