import ChartModel
import Diagnostics

/// The rows of one mark, with the fields that its channels show.
struct PreparedRows {
  var frame: Frame
  private(set) var fields: [ChannelName: PreparedField] = [:]
  private(set) var details: [PreparedField] = []
  /// The field whose values part the rows into states; nil where the rows do not have it.
  private(set) var state: String?

  /// - Parameter state: a field whose values part the rows into states; nil for none.
  init(
    _ frame: Frame, _ encoding: EncodingDef, state: String? = nil, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    self.frame = frame
    if let state, frame[state] != nil { self.state = state }
    var aggregates: [(field: String?, operation: AggregateOperation, name: String)] = []
    for name in ChannelName.allCases {
      guard let definition = encoding[name] else { continue }
      fields[name] = try prepare(definition, name, &aggregates, decoder)
    }
    for definition in encoding.detail ?? [] {
      if let field = try prepare(definition, .row, &aggregates, decoder) { details.append(field) }
    }
    try aggregate(aggregates, decoder)
    try order(encoding.order ?? [], decoder)
  }

  /// Some of the rows.
  func picked(_ rows: [Int]) -> PreparedRows {
    var picked = self
    picked.frame = frame.picked(rows)
    return picked
  }

  /// The values of a channel; nil where no field or constant gives it.
  func channel(
    _ name: ChannelName, _ decoder: ChartDecoder
  ) throws(ReliefError) -> PreparedChannel? {
    guard let field = fields[name] else { return nil }
    return try field.channel(frame, decoder)
  }

  private mutating func prepare(
    _ definition: ChannelDef, _ channel: ChannelName,
    _ aggregates: inout [(field: String?, operation: AggregateOperation, name: String)],
    _ decoder: ChartDecoder
  ) throws(ReliefError) -> PreparedField? {
    if let datum = definition.datum { return constant(datum, definition, channel) }
    let name: String? =
      switch definition.field {
      case .name(let name): name
      case .repeated:
        throw decoder.fault(
          definition.place, "the field is that of 'repeat', and no 'repeat' is around the chart")
      case nil: nil
      }
    if let operation = definition.aggregate {
      guard name != nil || operation == .count else {
        throw decoder.fault(
          definition.place, "'field' is missing: '\(operation.rawValue)' needs one")
      }
      if let name, operation != .count { try frame.check([name], definition.place, decoder) }
      let made = "\(operation.rawValue)(\(name ?? ""))"
      aggregates.append((operation == .count ? nil : name, operation, made))
      var field = PreparedField(
        definition: definition, name: made, type: definition.type,
        title: operation == .count
          ? operation.title : "\(operation.title) \(name ?? "")")
      field.retitle(channel)
      return field
    }
    guard let name else { return nil }
    try frame.check([name], definition.place, decoder)
    var field = PreparedField(
      definition: definition, name: name, type: definition.type ?? channel.type, title: name)
    if let unit = definition.timeUnit {
      guard let dates = frame[name]?.dates else {
        throw decoder.fault(
          definition.place,
          "'timeUnit' needs dates, and the field '\(name.shortened(to: 40))' "
            + "holds \(frame[name]?.words ?? "nothing")")
      }
      field.name = "\(unit.rawValue)(\(name))"
      field.title = "\(name) (\(unit.plain.rawValue))"
      field.unit = unit.plain
      field.type = field.type ?? .temporal
      let starts = unit.starts(dates)
      frame.set(field.name, TypedColumn(kind: .dates, values: .dates(starts)))
      let end = "\(unit.rawValue)_end(\(name))"
      frame.set(end, TypedColumn(kind: .dates, values: .dates(unit.ends(of: starts))))
      field.endName = end
    }
    if case .yes(let parameters) = definition.bin {
      let numbers = try frame.numbers(name, "bin", definition.place, decoder)
      let isLook = channel == .color || channel == .size || channel == .shape
      let bins = Bins(numbers, parameters, standardCount: isLook ? 6 : 10)
      field.name = "bin(\(name))"
      field.endName = "bin_end(\(name))"
      field.title = "\(name) (binned)"
      field.step = bins.step
      field.type = field.type ?? .quantitative
      frame.set(field.name, numbers: numbers.map { bins.start($0) })
      frame.set("bin_end(\(name))", numbers: numbers.map { bins.end($0) })
    }
    field.retitle(channel)
    return field
  }

  /// Makes one row of those that are alike in all fields that are not aggregated.
  private mutating func aggregate(
    _ aggregates: [(field: String?, operation: AggregateOperation, name: String)],
    _ decoder: ChartDecoder
  ) throws(ReliefError) {
    guard !aggregates.isEmpty else { return }
    var groups = [state].compactMap { $0 }
    for field in Array(fields.values) + details where field.definition.aggregate == nil {
      groups += [field.name] + [field.endName].compactMap { $0 }
    }
    var definition = AggregateTransformDef()
    definition.groups = Set(groups).sorted()
    definition.place = fields.values.first { $0.definition.aggregate != nil }?.definition.place
    definition.operations = aggregates.map { part in
      var operation = FieldOperationDef()
      operation.operation = part.operation
      operation.field = part.field
      operation.name = part.name
      operation.place = definition.place
      return operation
    }
    try frame.aggregate(definition, decoder)
    // As conditions call them in Vega-Lite.
    for part in aggregates {
      guard let column = frame[part.name] else { continue }
      frame.set(
        part.field.map { "\(part.operation.rawValue)_\($0)" } ?? "__count", column)
    }
  }

  private mutating func order(
    _ order: [ChannelDef], _ decoder: ChartDecoder
  ) throws(ReliefError) {
    var sorts: [SortFieldDef] = []
    for definition in order {
      guard case .name(let name) = definition.field else { continue }
      var sort = SortFieldDef()
      sort.field = name
      sort.place = definition.place
      if case .value(.order(let way)) = definition.sort { sort.order = .value(way) }
      sorts.append(sort)
    }
    guard !sorts.isEmpty else { return }
    frame = frame.picked(try frame.order(by: sorts, decoder))
  }
}

extension ChannelName {
  /// The axis on which it is a place; nil for a look.
  fileprivate var axis: PositionAxis? { PositionAxis.allCases.first { $0.channel == self } }

  /// The type that a channel gives its field where nothing else says.
  fileprivate var type: FieldType? {
    switch self {
    case .row, .column, .facet, .shape, .strokeDash, .xOffset, .yOffset: .nominal
    default: nil
    }
  }
}

extension PreparedField {
  /// Takes the title that a legend shows; those of axes stand with their axes.
  mutating func retitle(_ channel: ChannelName) {
    guard channel.axis == nil else { return }
    let titles = [definition.title, definition.legend?.value?.title]
    guard let asked = titles.compactMap({ $0 }).first else { return }
    title = asked.value ?? ""
  }
}
