import ChartModel
import Diagnostics

extension Layer {
  /// The names of a channel in their order; nil where it shows none, or in the order of the data.
  func names(
    _ channel: PreparedChannel, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [String]? {
    guard case .categories(let column) = channel.column else { return nil }
    let present = column.presentNames
    switch channel.definition.sort {
    case .null: return nil
    case .value(.channel(let name, let order)):
      guard let other = try rows.channel(name, decoder),
        let values = other.middles.numericValues
      else {
        throw decoder.fault(
          channel.definition.place,
          "'sort' is by the channel '\(name.rawValue)', which has no numbers")
      }
      return sorted(present, column, values, by: .mean, isDescending: order == .descending)
    case .value(.field(let sort)):
      let frame = rows.frame
      let source = try frame.column(sort.field, "field", sort.place, decoder)
      guard let values = source.numbers else {
        throw decoder.fault(
          sort.place,
          "'sort' is by numbers, and the field '\((sort.field ?? "").shortened(to: 40))' "
            + "holds \(source.words)")
      }
      return sorted(
        present, column, values, by: sort.operation ?? .mean, isDescending: sort.isDescending)
    default: return CategoryOrder.sorted(present, channel)
    }
  }

  private func sorted(
    _ names: [String], _ column: CategoryColumn, _ values: [Double],
    by operation: AggregateOperation, isDescending: Bool
  ) -> [String] {
    var lists: [String: [Double]] = [:]
    for (code, value) in zip(column.codes, values) where code >= 0 && value.isFinite {
      lists[column.names[Int(code)], default: []].append(value)
    }
    let keys = lists.mapValues { operation.value($0) }
    return names.enumerated().sorted { a, b in
      let (first, second) = (keys[a.element] ?? .nan, keys[b.element] ?? .nan)
      if first == second || first.isNaN && second.isNaN { return a.offset < b.offset }
      if first.isNaN || second.isNaN { return second.isNaN }
      return isDescending ? first > second : first < second
    }.map(\.element)
  }
}

extension Column {
  /// Without names that do not occur.
  var compacted: Column {
    if case .categories(let column) = self { .categories(column.compacted) } else { self }
  }
}

extension CategoryColumn {
  /// Without names that do not occur: filters leave rows out and keep the names of all.
  var compacted: CategoryColumn {
    var isUsed = [Bool](repeating: false, count: names.count)
    for code in codes where code >= 0 { isUsed[Int(code)] = true }
    guard isUsed.contains(false) else { return self }
    var kept: [String] = []
    let places = zip(names, isUsed).map { name, isUsed -> Int32 in
      guard isUsed else { return -1 }
      kept.append(name)
      return Int32(kept.count - 1)
    }
    return CategoryColumn(names: kept, codes: codes.map { $0 < 0 ? -1 : places[Int($0)] })
  }

  /// The names that occur, in the order in which they do.
  var presentNames: [String] {
    var seen = [Bool](repeating: false, count: names.count)
    var present: [String] = []
    for code in codes where code >= 0 && !seen[Int(code)] {
      seen[Int(code)] = true
      present.append(names[Int(code)])
    }
    return present
  }
}
