import ChartModel
import Diagnostics

extension Frame {
  /// Changes the rows as a transform says.
  mutating func apply(
    _ transform: TransformDef, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    switch transform {
    case .filter(let def): try filter(def, decoder)
    case .calculate(let def): try calculate(def, decoder)
    case .aggregate(let def): try aggregate(def, decoder)
    case .joinAggregate(let def): try joinAggregate(def, decoder)
    case .bin(let def): try bin(def, decoder)
    case .timeUnit(let def): try timeUnit(def, decoder)
    case .fold(let def): try fold(def, decoder)
    case .stack(let def): try stack(def, decoder)
    case .window(let def): try window(def, decoder)
    case .regression(let def): try regression(def, &decoder)
    case .pivot(let def): try pivot(def, decoder)
    case .impute(let def): try impute(def, decoder)
    case .quantile(let def): try quantile(def, decoder)
    case .sample(let def): sample(def)
    case .density(let def): try density(def, &decoder)
    case .loess(let def): try loess(def, &decoder)
    case .extent(let def): try extent(def, &decoder)
    case .flatten(let def): try flatten(def, decoder)
    case .lookup(let def):
      throw decoder.fault(def.place, "'lookup' needs the rows of 'from'")
    }
  }

  /// A field that a transform needs.
  func column(
    _ name: String?, _ property: String, _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> TypedColumn {
    guard let name else { throw decoder.fault(place, "'\(property)' is missing: it names a field") }
    guard let column = self[name] else { throw decoder.fault(place, unknown(name)) }
    return column
  }

  /// A field of numbers that a transform needs.
  func numbers(
    _ name: String?, _ property: String, _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [Double] {
    let column = try column(name, property, place, decoder)
    guard let numbers = column.numbers else {
      throw decoder.fault(
        place,
        "'\(property)' needs numbers, and the field '\((name ?? "").shortened(to: 40))' holds "
          + column.words)
    }
    return numbers
  }

  /// Checks that there are fields of these names.
  func check(
    _ names: [String], _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    for name in names where self[name] == nil { throw decoder.fault(place, unknown(name)) }
  }

  /// A name that a transform gives; an error where it is missing.
  func name(
    _ name: String?, _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> String {
    guard let name else {
      throw decoder.fault(place, "'as' is missing: it names the field that is made")
    }
    return name
  }

  private mutating func filter(
    _ def: FilterDef, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    guard let predicate = def.filter else { return }
    let holds = try self.holds(predicate, decoder)
    if holds.count == 1, count != 1 {
      if !holds[0] { self = picked([]) }
      return
    }
    self = picked(holds.indices.filter { holds[$0] })
  }

  private mutating func calculate(
    _ def: CalculateDef, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    guard let formula = def.formula else {
      throw decoder.fault(def.place, "'calculate' is missing: it is the formula")
    }
    let name = try name(def.name, def.place, decoder)
    let values = try RowFormula(formula, decoder).values(self, decoder)
    set(name, values.typed(count: count))
  }

  private mutating func timeUnit(
    _ def: TimeUnitTransformDef, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    let column = try column(def.field, "field", def.place, decoder)
    let name = try name(def.name, def.place, decoder)
    guard let unit = def.unit, let dates = column.dates else {
      throw decoder.fault(
        def.place,
        "'timeUnit' needs dates, and the field '\(def.field ?? "")' holds \(column.words)")
    }
    set(name, TypedColumn(kind: .dates, values: .dates(unit.starts(dates))))
  }
}
