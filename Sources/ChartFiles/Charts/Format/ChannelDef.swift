import ChartModel

/// What a mark gets from a field, or from a constant.
struct ChannelDef: PlacedDef {
  var field: FieldName?
  var type: FieldType?
  var aggregate: AggregateDef?
  var bin: BinDef?
  var timeUnit: TimeUnit?
  var title: OrNull<String>?
  var scale: OrNull<ScaleDef>?
  var axis: OrNull<AxisDef>?
  var legend: OrNull<LegendDef>?
  var sort: OrNull<SortDef>?
  var stack: StackDef?
  var value: ConstantDef?
  var datum: ConstantDef?
  var from: ColorSource?
  var format: String?
  /// From the start of a bin, 0, to its end, 1.
  var bandPosition: Double?
  var conditions: [ConditionDef]?
  var place: JSONPlace?

  init() {}

  /// What colours come from besides fields.
  enum ColorSource: String, CaseIterable, Sendable {
    case height
    case normal
  }
}

/// The types of fields.
enum FieldType: String, CaseIterable, Sendable {
  case quantitative
  case temporal
  case ordinal
  case nominal

  var isDiscrete: Bool { self == .ordinal || self == .nominal }
}

/// The name of a field, or of that which a repeated chart puts there.
enum FieldName: Sendable, Hashable {
  case name(String)
  case repeated(String)
}

/// How marks at one place stand on each other.
enum StackDef: Sendable, Hashable {
  case stacked(BarStacking)

  static let value = ValueKind<StackDef>.either([
    ValueKind<Bool>.boolean.map { .stacked($0 ? .standard : .unstacked) },
    ValueKind<String>.choice(["zero", "normalize", "center"]).map {
      .stacked($0 == "zero" ? .standard : $0 == "center" ? .center : .normalized)
    },
    .null(.stacked(.unstacked)),
  ])

  var spec: BarStacking {
    switch self {
    case .stacked(let stacking): stacking
    }
  }
}

/// A constant in the place of a field.
enum ConstantDef: Sendable {
  case number(Double)
  case text(String)
  case boolean(Bool)
  case gradient(GradientDef)

  static let value = ValueKind<ConstantDef>.either([
    ValueKind<Double>.number.map { .number($0) }, ValueKind<String>.text.map { .text($0) },
    ValueKind<Bool>.boolean.map { .boolean($0) }, GradientDef.kind.value.map { .gradient($0) },
  ])

  static let datum = ValueKind<ConstantDef>.either([
    ValueKind<Double>.number.map { .number($0) }, ValueKind<String>.text.map { .text($0) },
    ValueKind<Bool>.boolean.map { .boolean($0) },
  ])
}
