import ChartModel
import Diagnostics

/// What parts the rows of a chart into states.
package struct StateFields: Sendable, Hashable {
  /// The field whose values are the states.
  package var column: String
  /// The field that says which row of a state is which of the next; nil for that of the file.
  package var key: String?

  package init(column: String, key: String? = nil) {
    self.column = column
    self.key = key
  }

  var names: [String] { [column, key].compactMap { $0 } }
}

extension ViewLowerer {
  /// The chart of a view for each value of a field, with the scales, the order of names and the
  /// looks of all rows.
  ///
  /// Layers whose rows do not have the field, such as functions, are the same in all states.
  mutating func states(
    of view: ViewDef, by fields: StateFields
  ) throws(ReliefError) -> [ChartState] {
    let arrangement = view.partedByEncoding == nil ? view.arrangement : ["facet"]
    if let other = arrangement.first(where: { !["mark", "layer"].contains($0) }) {
      throw decoder.fault(
        view.place,
        "'\(other)' makes several charts, and the states of a field are those of one; draw a view "
          + "of its own")
    }
    loader.extraFields = fields.names
    let scope = try scope(of: view, in: ViewScope())
    var lowerer = try lowerer(of: view, scope, states: fields)
    let layers = lowerer.layers
    for name in fields.names {
      let hasNone =
        name == fields.column
        ? layers.allSatisfy { $0.whole.state == nil }
        : layers.allSatisfy { $0.encoding[.key]?.field != .name(name) }
      if hasNone { throw decoder.fault(view.place, missing(name, in: layers)) }
    }
    let spec = try spec(of: view, scope, &lowerer)
    let (split, starts) = ViewLowerer.split(layers, by: fields.column)
    if split.missing > 0 {
      decoder.note(
        view.place,
        "\(split.missing) row\(split.missing == 1 ? "" : "s") without a value of "
          + "'\(fields.column.shortened(to: 40))' \(split.missing == 1 ? "is" : "are") in no state")
    }
    guard !split.states.isEmpty else {
      throw decoder.fault(
        view.place,
        "the field '\(fields.column.shortened(to: 40))' has no value in any row; name another to "
          + "part the rows into states")
    }
    var states: [ChartState] = []
    for state in split.states {
      let parts = zip(layers, starts).map { layer, start in
        guard let start else { return layer }
        let rows = start..<start + layer.whole.frame.count
        return layer.picked(state.rows.filter(rows.contains).map { $0 - start })
      }
      var chart = spec
      chart.marks = try lowerer.marks(of: parts, &decoder)
      states.append(ChartState(label: state.label, chart: chart))
    }
    return states
  }

  /// The states of all layers' rows one after another, and where each layer's rows begin; nil for
  /// layers that are the same in all states.
  private static func split(
    _ layers: [Layer], by name: String
  ) -> (split: StateSplit, starts: [Int?]) {
    var columns: [TypedColumn] = []
    var starts: [Int?] = []
    var count = 0
    for layer in layers {
      guard layer.whole.state != nil, let column = layer.whole.frame[name] else {
        starts.append(nil)
        continue
      }
      starts.append(count)
      columns.append(column)
      count += column.values.count
    }
    return (StateSplit(Column(joining: columns), name: name), starts)
  }

  private func missing(_ name: String, in layers: [Layer]) -> String {
    layers.first { !$0.whole.frame.known.isEmpty }?.whole.frame.unknown(name)
      ?? "there is no field '\(name.shortened(to: 40))': the chart has no rows"
  }
}

extension EncodingDef {
  /// With a field as the key, where the rows have it.
  func keyed(by name: String?, in rows: Frame) -> EncodingDef {
    guard let name, rows[name] != nil else { return self }
    var encoding = self
    var key = ChannelDef()
    key.field = .name(name)
    key.place = place
    encoding[.key] = key
    return encoding
  }
}

extension Column {
  /// Columns one below the other: of one kind, or as names.
  init(joining columns: [TypedColumn]) {
    let numbers = columns.compactMap {
      if case .numbers(let values) = $0.values { values } else { nil }
    }
    let dates = columns.compactMap {
      if case .dates(let values) = $0.values { values } else { nil }
    }
    if numbers.count == columns.count {
      self = .numbers(numbers.flatMap { $0 })
    } else if dates.count == columns.count {
      self = .dates(dates.flatMap { $0 })
    } else {
      var all = CategoryColumn()
      for column in columns.map({ $0.names() }) {
        for code in column.codes { all.append(code < 0 ? nil : column.names[Int(code)]) }
      }
      self = .categories(all)
    }
  }
}
