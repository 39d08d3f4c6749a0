import ChartModel
import Diagnostics

extension Frame {
  /// Adds values of the rows about each row, in an order, within its group.
  mutating func window(_ def: WindowDef, _ decoder: ChartDecoder) throws(ReliefError) {
    try check(def.groups ?? [], def.place, decoder)
    let sorts = def.sort ?? []
    let order = try order(by: sorts, decoder)
    let (groups, firsts) = self.groups(def.groups ?? [])
    var members = [[Int]](repeating: [], count: firsts.count)
    for row in order { members[Int(groups[row])].append(row) }
    // Rows that the order does not tell apart.
    let names = sorts.compactMap(\.field)
    let peers = names.isEmpty ? (0..<count).map { Int32(clamping: $0) } : self.groups(names).numbers
    for part in def.operations ?? [] {
      guard let operation = part.operation else {
        throw decoder.fault(part.place, "'op' is missing: it says what is computed")
      }
      let name = try name(part.name, part.place, decoder)
      let needsField = operation.needsField
      let column = needsField ? try column(part.field, "field", part.place, decoder) : nil
      let frame = WindowFrame(
        def.frame, ignoresPeers: def.ignoresPeers ?? false, peers: names.isEmpty ? nil : peers)
      if operation.picksRow, let column {
        var picked = [Int?](repeating: nil, count: count)
        for rows in members {
          for index in rows.indices {
            picked[rows[index]] = operation.row(index, rows, part.parameter ?? 1, frame)
          }
        }
        set(name, TypedColumn(kind: column.kind, values: column.values.picked(picked)))
        continue
      }
      let numbers = column?.numbers
      if needsField, numbers == nil {
        throw decoder.fault(
          part.place,
          "the field '\((part.field ?? "").shortened(to: 40))' holds "
            + "\(column?.words ?? "nothing"); numbers are needed")
      }
      let cost = members.reduce(0.0) { $0 + frame.cost($1.count) }
      guard !operation.takesEachRange || cost <= 1e9 else {
        throw decoder.fault(
          part.place,
          "such a value of so many rows for each of \(count) rows takes too long; give "
            + "a narrower 'frame', or sum, mean or count")
      }
      var values = [Double](repeating: .nan, count: count)
      for rows in members {
        let results = operation.values(rows, numbers, peers, frame)
        for (row, value) in zip(rows, results) { values[row] = value }
      }
      set(name, numbers: values)
    }
  }
}
