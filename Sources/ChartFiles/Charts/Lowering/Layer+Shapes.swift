import ChartModel
import Diagnostics

extension Layer {
  /// Gives points their shapes; in a plane those of each shape are a group.
  func shaped(
    _ group: inout MarkGroup, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> [MarkGroup] {
    let definition = encoding[.shape]
    var name = mark.shape ?? (type == .square ? "square" : nil)
    switch definition?.value {
    case .text(let text): name = text
    case nil: break
    default: throw decoder.fault(definition?.place, "a shape is the name of one")
    }
    if let name {
      guard let body = ShapeName.body(name), let form = ShapeName.form(name) else {
        throw decoder.fault(
          definition?.place ?? mark.place,
          "'\(name.shortened(to: 40))' is no shape; there are "
            + ShapeName.all.joined(separator: ", "))
      }
      if plot == .box {
        group.style.symbol = .same(body)
      } else {
        group.style.planeSymbol = form.symbol
      }
    }
    if definition?.testedConditions.isEmpty == false {
      return try chosenShapes(group, name, &decoder)
    }
    guard let channel = try rows.channel(.shape, decoder),
      let all = try whole.channel(.shape, decoder), case .categories(let column) = channel.column
    else { return [group] }
    let names = ShapeScale.names(all)
    let shapes = try ShapeScale.shapes(definition, decoder)
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let indices = column.codes.map { $0 < 0 ? 0 : places[column.names[Int($0)]] ?? 0 }
    if plot == .box {
      let bodies = shapes.isEmpty ? SymbolShape.allCases : shapes.compactMap { ShapeName.body($0) }
      group.style.symbol = .each(indices.map { bodies[$0 % bodies.count] })
      return [group]
    }
    let forms =
      shapes.isEmpty ? PlaneSymbol.Basic.allCases : shapes.compactMap { ShapeName.form($0) }
    guard names.count <= 100 else {
      throw decoder.fault(
        definition?.place,
        "there are \(names.count) names to be told apart by shapes; at most 100 "
          + "have one")
    }
    return parts(of: group, indices, names.indices.map { forms[$0 % forms.count] })
  }

  /// A group of points of a plane for each of some forms.
  private func parts(
    of group: MarkGroup, _ indices: [Int], _ forms: [PlaneSymbol.Basic]
  ) -> [MarkGroup] {
    forms.indices.map { index in
      var part = group.picked(indices.indices.filter { indices[$0] == index })
      part.style.planeSymbol = forms[index].symbol
      return part
    }
  }

  /// Points with the shapes of conditions.
  private func chosenShapes(
    _ group: MarkGroup, _ common: String?, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> [MarkGroup] {
    let conditions = encoding[.shape]?.testedConditions ?? []
    guard encoding[.shape]?.field == nil else {
      try decoder.leaveOut(
        conditions[0].definition.place,
        "conditions of 'shape' are between values, and this 'shape' has a field")
      return [group]
    }
    let reader = decoder
    func name(_ value: ConstantDef, _ place: JSONPlace?) throws(ReliefError) -> String {
      guard case .text(let name) = value, ShapeName.body(name) != nil, ShapeName.form(name) != nil
      else {
        throw reader.fault(
          place, "a shape is the name of one: \(ShapeName.all.joined(separator: ", "))")
      }
      return name
    }
    let standard = common ?? (plot == .box ? "sphere" : "circle")
    let chosen = try self.chosen(.shape, decoder, name) ?? []
    if plot == .box {
      var group = group
      group.style.symbol = .each(
        chosen.map { ShapeName.body($0 ?? standard) ?? SymbolShape.allCases[0] })
      return [group]
    }
    // One group for each shape that there may be, so that states have the same.
    var names = [standard]
    for (_, condition) in conditions {
      guard let value = condition.channel.value else { continue }
      let name = try name(value, condition.place)
      if !names.contains(name) { names.append(name) }
    }
    return parts(
      of: group, chosen.map { names.firstIndex(of: $0 ?? standard) ?? 0 },
      names.compactMap { ShapeName.form($0) })
  }
}

/// From names to shapes.
enum ShapeScale {
  /// The names that have shapes, in their order.
  static func names(_ channel: PreparedChannel) -> [String] {
    if let domain = channel.definition.scale?.value?.domain { return domain.map(\.name) }
    guard case .categories(let column) = channel.column else { return [] }
    return CategoryOrder.sorted(column.names, channel)
  }

  static func shapes(
    _ definition: ChannelDef?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [String] {
    let scale = definition?.scale?.value
    let names = scale?.range?.map(\.name) ?? []
    for name in names where ShapeName.body(name) == nil {
      throw decoder.fault(
        scale?.place,
        "'\(name.shortened(to: 40))' is no shape; there are "
          + ShapeName.all.joined(separator: ", "))
    }
    return names
  }
}
