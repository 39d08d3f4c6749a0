import ChartModel
import Diagnostics

extension Frame {
  /// For which rows a predicate holds; one value for all where it names no field.
  func holds(_ predicate: PredicateDef, _ decoder: ChartDecoder) throws(ReliefError) -> [Bool] {
    switch predicate {
    case .formula(let formula): return try RowFormula(formula, decoder).values(self, decoder).truths
    case .and(let parts):
      var holds = [true]
      for part in parts { holds = joined(holds, try self.holds(part, decoder)) { $0 && $1 } }
      return holds
    case .or(let parts):
      var holds = [false]
      for part in parts { holds = joined(holds, try self.holds(part, decoder)) { $0 || $1 } }
      return holds
    case .not(let part): return try holds(part, decoder).map { !$0 }
    case .field(let def): return try holds(def, decoder)
    }
  }

  private func holds(
    _ def: FieldPredicateDef, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [Bool] {
    let column = try column(def.field, "field", def.place, decoder)
    var values = FormulaColumn(column)
    if let unit = def.timeUnit {
      guard let dates = column.dates else {
        throw decoder.fault(
          def.place,
          "'timeUnit' needs dates, and the field '\(def.field ?? "")' holds "
            + column.words)
      }
      values = .dates(unit.starts(dates))
    }
    var tests: [[Bool]] = []
    func compared(_ value: ValueDef, _ test: (Double, Double) -> Bool) -> [Bool] {
      joined(values.numbers, values.numbers(of: value), test)
    }
    func equals(_ value: ValueDef) -> [Bool] {
      FormulaEvaluator.equal(values, FormulaColumn(value))
    }
    if let value = def.equal { tests.append(equals(value)) }
    if let value = def.lt { tests.append(compared(value, <)) }
    if let value = def.lte { tests.append(compared(value, <=)) }
    if let value = def.gt { tests.append(compared(value, >)) }
    if let value = def.gte { tests.append(compared(value, >=)) }
    if let range = def.range {
      if let low = range[0].value { tests.append(compared(low, >=)) }
      if let high = range[1].value { tests.append(compared(high, <=)) }
    }
    if let list = def.oneOf {
      tests.append(list.reduce([false]) { joined($0, equals($1)) { $0 || $1 } })
    }
    if let valid = def.valid { tests.append(values.missing.map { $0 != valid }) }
    guard !tests.isEmpty else {
      throw decoder.fault(
        def.place,
        "the predicate says nothing of the field: give 'equal', 'lt', 'lte', 'gt', "
          + "'gte', 'range', 'oneOf' or 'valid'")
    }
    return tests.dropFirst().reduce(tests[0]) { joined($0, $1) { $0 && $1 } }
  }
}

extension FormulaColumn {
  init(_ value: ValueDef) {
    switch value {
    case .number(let number): self = .numbers([number])
    case .text(let text): self = .texts(CategoryColumn([text]))
    }
  }

  /// A constant as numbers that compare with those of the column: a text may be a date.
  fileprivate func numbers(of value: ValueDef) -> [Double] {
    if case .text(let text) = value, let date = DateText.parse(text) {
      return FormulaColumn.dates([date]).numbers
    }
    return FormulaColumn(value).numbers
  }
}
