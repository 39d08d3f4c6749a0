import Diagnostics

/// The fields that views name, and as what: so that no other column is read.
struct FieldUses {
  private var types: [String: Set<FieldType?>] = [:]
  /// Those that are flattened.
  private var arrays: Set<String> = []

  var names: [String] { types.keys.sorted() }

  /// The fields of a view and of those in it that have no data of their own.
  init(_ view: ViewDef) {
    add(view)
  }

  /// Fields by their names alone.
  init(_ names: [String]) {
    for name in names { use(name) }
  }

  /// What a column is asked to be: its data tells, where a formula or a transform reads it.
  func kind(_ name: String) -> ColumnKind {
    if arrays.contains(name) { return .arrays }
    guard let types = types[name], !types.contains(nil) else { return .automatic }
    if types == [.quantitative] { return .numbers }
    return types.allSatisfy { $0?.isDiscrete == true } ? .categories : .automatic
  }

  private mutating func use(_ name: String?, _ type: FieldType? = nil) {
    if let name { types[name, default: []].insert(type) }
  }

  private mutating func add(_ view: ViewDef) {
    for transform in view.transform ?? [] {
      for name in transform?.fields ?? [] { use(name) }
      if case .flatten(let def) = transform { arrays.formUnion(def.fields ?? []) }
    }
    for channel in view.encoding?.all ?? [] { add(channel) }
    for channel in [view.facet?.wrapped, view.facet?.row, view.facet?.column].compactMap({ $0 }) {
      add(channel)
    }
    let repeated = view.repeated
    for list in [repeated?.wrapped, repeated?.row, repeated?.column, repeated?.layer] {
      for name in list ?? [] { use(name) }
    }
    for member in view.members where member.data == nil { add(member) }
  }

  private mutating func add(_ channel: ChannelDef) {
    if case .name(let name) = channel.field {
      let isPlain = channel.aggregate == nil && channel.timeUnit == nil && channel.bin == nil
      use(name, isPlain ? channel.type : nil)
    }
    if case .value(.field(let sort)) = channel.sort { use(sort.field) }
    for condition in channel.conditions ?? [] {
      for name in condition.test?.fields ?? [] { use(name) }
      add(condition.channel)
    }
  }
}

extension TransformDef {
  /// The fields that it reads.
  var fields: [String] {
    switch self {
    case .filter(let def): def.filter?.fields ?? []
    case .calculate(let def): def.formula.map { FormulaFields.names(in: $0.text) } ?? []
    case .aggregate(let def), .joinAggregate(let def):
      (def.groups ?? []) + (def.operations ?? []).compactMap(\.field)
    case .bin(let def): [def.field].compactMap { $0 }
    case .timeUnit(let def): [def.field].compactMap { $0 }
    case .fold(let def): def.fields ?? []
    case .stack(let def):
      (def.groups ?? []) + [def.field].compactMap { $0 } + (def.sort ?? []).compactMap(\.field)
    case .window(let def):
      (def.groups ?? []) + (def.operations ?? []).compactMap(\.field)
        + (def.sort ?? []).compactMap(\.field)
    case .regression(let def): (def.groups ?? []) + [def.x, def.y].compactMap { $0 }
    case .lookup(let def): [def.field].compactMap { $0 }
    case .pivot(let def): (def.groups ?? []) + [def.field, def.value].compactMap { $0 }
    case .impute(let def): (def.groups ?? []) + [def.field, def.key].compactMap { $0 }
    case .quantile(let def): (def.groups ?? []) + [def.field].compactMap { $0 }
    case .sample: []
    case .density(let def): (def.groups ?? []) + [def.field].compactMap { $0 }
    case .loess(let def): (def.groups ?? []) + [def.x, def.y].compactMap { $0 }
    case .extent(let def): [def.field].compactMap { $0 }
    case .flatten(let def): def.fields ?? []
    }
  }
}

extension PredicateDef {
  /// The fields that it reads.
  var fields: [String] {
    switch self {
    case .formula(let formula): FormulaFields.names(in: formula.text)
    case .field(let def): [def.field].compactMap { $0 }
    case .and(let parts), .or(let parts): parts.flatMap(\.fields)
    case .not(let part): part.fields
    }
  }
}
