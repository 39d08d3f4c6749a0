import ChartModel
import Diagnostics

extension Frame {
  /// One row for each group, with values of all of its rows.
  mutating func aggregate(
    _ def: AggregateTransformDef, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    let groups = def.groups ?? []
    try check(groups, def.place, decoder)
    let (numbers, firsts) = self.groups(groups)
    // All rows are one group, even where there is none.
    let size = groups.isEmpty ? 1 : firsts.count
    var result = Frame(count: size)
    for name in groups {
      guard let column = self[name] else { continue }
      result.set(
        name,
        TypedColumn(kind: column.kind, values: column.values.picked(firsts.map { $0 as Int? })))
    }
    for (name, column) in try values(def, numbers, size, decoder) { result.set(name, column) }
    self = result
  }

  /// Values of all rows of its group for each row.
  mutating func joinAggregate(
    _ def: AggregateTransformDef, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    let groups = def.groups ?? []
    try check(groups, def.place, decoder)
    let (numbers, firsts) = self.groups(groups)
    let order = numbers.map { Int($0) as Int? }
    for (name, column) in try values(def, numbers, firsts.count, decoder) {
      set(name, TypedColumn(kind: column.kind, values: column.values.picked(order)))
    }
  }

  private func values(
    _ def: AggregateTransformDef, _ numbers: [Int32], _ count: Int, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [(String, TypedColumn)] {
    var result: [(String, TypedColumn)] = []
    for part in def.operations ?? [] {
      guard let operation = part.operation else {
        throw decoder.fault(part.place, "'op' is missing: it says what is computed")
      }
      let column =
        operation == .count ? nil : try column(part.field, "field", part.place, decoder)
      guard let values = operation.values(column, groups: numbers, count: count) else {
        throw decoder.fault(
          part.place,
          "'\(operation.rawValue)' needs numbers, and the field "
            + "'\((part.field ?? "").shortened(to: 40))' holds \(column?.words ?? "nothing")")
      }
      let name = part.name ?? "\(operation.rawValue)_\(part.field ?? "")"
      result.append((part.field == nil && part.name == nil ? operation.rawValue : name, values))
    }
    return result
  }

  /// Adds the starts and the ends of the ranges in which numbers lie.
  mutating func bin(_ def: BinTransformDef, _ decoder: ChartDecoder) throws(ReliefError) {
    let numbers = try numbers(def.field, "field", def.place, decoder)
    guard case .yes(let parameters) = def.bin ?? .yes(BinParameters()) else { return }
    let start = try name(def.names?.first, def.place, decoder)
    let bins = Bins(numbers, parameters, standardCount: 10)
    set(start, numbers: numbers.map { bins.start($0) })
    set(def.names?.dropFirst().first ?? "\(start)_end", numbers: numbers.map { bins.end($0) })
  }
}

/// Ranges of one length in which numbers lie.
struct Bins {
  let first: Double
  let step: Double
  private let last: Double

  /// Steps of 1, 2 or 5 times a power of ten, as few as hold the data in at most so many.
  init(_ values: [Double], _ parameters: BinParameters, standardCount: Int) {
    let extent = finiteExtent(values) ?? (0, 1)
    let low = parameters.extent?.min() ?? extent.low
    let high = parameters.extent?.max() ?? extent.high
    let span = high - low
    let count = parameters.maxbins ?? standardCount
    var step = parameters.step ?? Bins.step(span: span, count: count)
    if !(step > 0 && step.isFinite && span / step < 1e6) { step = span > 0 ? span : 1 }
    self.step = step
    let isRounded = parameters.nice != false
    let start = isRounded ? (low / step).rounded(.down) * step : low
    first = start.isFinite ? start : 0
    let steps = max(1, ((high - first) / step - 1e-9).rounded(.up))
    last = first + steps * step
  }

  private static func step(span: Double, count: Int) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let least = span / Double(max(1, count))
    let power = exponent10(least)
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? least
  }

  /// The number of the range of a value; the last one has its end.
  private func index(_ value: Double) -> Double {
    let index = ((value - first) / step + 1e-9).rounded(.down)
    return first + (index + 0.5) * step > last && value <= last + step * 1e-9 ? index - 1 : index
  }

  /// NaN for what lies outside.
  func start(_ value: Double) -> Double {
    guard value >= first - step * 1e-9, value <= last + step * 1e-9 else { return .nan }
    return first + index(value) * step
  }

  func end(_ value: Double) -> Double {
    guard value >= first - step * 1e-9, value <= last + step * 1e-9 else { return .nan }
    return first + (index(value) + 1) * step
  }
}
