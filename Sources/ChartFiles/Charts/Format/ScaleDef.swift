import ChartModel

/// From data to places or looks.
struct ScaleDef: PlacedDef {
  enum Kind: String, CaseIterable, Sendable {
    case linear
    case log
    case sqrt
    case pow
    case symlog
    case time
    case utc
    case ordinal
    case band
    case point
  }

  var type: Kind?
  var domain: [ValueDef]?
  /// The name of an extent that is the domain.
  var domainExtent: String?
  var domainMin: ValueDef?
  var domainMax: ValueDef?
  var range: [RangeValueDef]?
  var scheme: SchemeDef?
  var reverse: Bool?
  var zero: Bool?
  var nice: NiceDef?
  var exponent: Double?
  var constant: Double?
  var padding: Double?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<ScaleDef>(name: "Scale", summary: "from data to places or looks") {
    [
      Property("type", \.type, .choice, "By default linear, or what the data is"),
      Property("domain", \.domainDef, DomainDef.value, "What is shown of the data"),
      Property("domainMin", \.domainMin, ValueDef.value, "The start of the domain"),
      Property("domainMax", \.domainMax, ValueDef.value, "The end of the domain"),
      Property(
        "range", \.range, RangeValueDef.value.list(1...1_000_000),
        "The colors, shapes or numbers that the domain leads to"),
      Property("scheme", \.scheme, SchemeDef.value, "Colors by their name"),
      Property("reverse", \.reverse, .boolean, "The other way round"),
      Property("zero", \.zero, .boolean, "Whether zero is shown in any case"),
      Property("nice", \.nice, NiceDef.value, "Whether the domain ends at round values"),
      Property("exponent", \.exponent, .number(in: 1e-6...100), "Of a scale of type pow"),
      Property("constant", \.constant, .number(in: 1e-300...1e300), "Where a symlog scale bends"),
      Property("padding", \.padding, .number(in: 0...10_000), "Free at both ends, in points"),
    ]
      + Property.absent(
        "align", "base", "bins", "clamp", "domainMid", "domainRaw", "interpolate", "paddingInner",
        "paddingOuter", "rangeMax", "rangeMin", "round",
        reason: "scales here do not have it")
  }
}

/// The values of a domain, or the name of an extent.
enum DomainDef: Sendable {
  case values([ValueDef])
  case extent(String)

  static let value = ValueKind<DomainDef>.either([
    ValueDef.value.list(1...1_000_000).map { .values($0) },
    ExtentNameDef.kind.value.map { .extent($0.name ?? "") },
  ])
}

extension ScaleDef {
  fileprivate var domainDef: DomainDef? {
    get { domainExtent.map { .extent($0) } ?? domain.map { .values($0) } }
    set {
      (domain, domainExtent) = (nil, nil)
      switch newValue {
      case .values(let values): domain = values
      case .extent(let name): domainExtent = name
      case nil: break
      }
    }
  }
}

/// What a transform 'extent' found.
struct ExtentNameDef: PlacedDef {
  var name: String?
  var place: JSONPlace?

  init() {}

  static let kind = ObjectKind<ExtentNameDef>(
    name: "ExtentName", summary: "what a transform 'extent' found", required: ["param"]
  ) {
    [Property("param", \.name, .text, "The 'param' of the transform")]
      + Property.absent(
        "selection", "field", "encoding", reason: "a still picture has no selections")
  }
}

/// A number, a date, a name or a truth.
enum ValueDef: Sendable, Hashable {
  case number(Double)
  case text(String)

  static let value = ValueKind<ValueDef>.either([
    ValueKind<Double>.number.map { .number($0) }, ValueKind<String>.text.map { .text($0) },
    ValueKind<Bool>.boolean.map { .text("\($0)") },
  ])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The name of a category.
  var name: String {
    switch self {
    case .number(let number): PlainText.number(number)
    case .text(let text): text
    }
  }
}

/// What a value of the domain leads to: a text is a colour or a shape.
typealias RangeValueDef = ValueDef

/// Whether, and at about how many values, a domain is rounded.
enum NiceDef: Sendable, Hashable {
  case no
  case yes
  case count(Int)

  static let value = ValueKind<NiceDef>.either([
    ValueKind<Bool>.boolean.map { $0 ? .yes : .no },
    ValueKind<Int>.integer(in: 1...1000).map { .count($0) },
  ])
}

/// Colours by a name.
enum SchemeDef: Sendable, Hashable {
  case ramp(NamedRamp)
  case palette(NamedPalette)

  static let value = ValueKind<SchemeDef>.either([
    ValueKind<NamedRamp>.choice.map { .ramp($0) },
    ValueKind<NamedPalette>.choice.map { .palette($0) },
    ValueKind<String>.choice(["tableau10"]).map { _ in .palette(.tableau) },
    ValueKind<String>.choice(["greys"]).map { _ in .ramp(.grays) },
  ])
}
