import ChartModel
import Diagnostics

extension Frame {
  /// Adds the rows that groups lack of the keys that others have, behind those that are there.
  mutating func impute(_ def: ImputeDef, _ decoder: ChartDecoder) throws(ReliefError) {
    let values = try numbers(def.field, "impute", def.place, decoder)
    let keyName = try name(def.key, def.place, decoder)
    let key = try column(keyName, "key", def.place, decoder)
    let groups = def.groups ?? []
    try check(groups, def.place, decoder)
    let (numbers, firsts) = self.groups(groups)
    let asked = try key.values(asked: def.keys, decoder)
    // All keys, those of the rows first, and the number of each row's.
    let all = Column(joining: [key, asked]).groupCodes
    let codes = Array(all.prefix(count))
    var sources: [Int32: Int] = [:]
    for (row, code) in all.enumerated() where sources[code] == nil { sources[code] = row }
    let isMissing = key.missing + asked.missing
    let distinct = sources.filter { !isMissing[$0.value] }.sorted { $0.value < $1.value }
    guard distinct.count * max(1, firsts.count) <= 10_000_000 else {
      throw decoder.fault(
        def.place, "\(distinct.count) keys in \(firsts.count) groups are more than 10000000 rows")
    }
    var present: Set<SIMD2<Int32>> = []
    for row in 0..<count { present.insert([numbers[row], codes[row]]) }
    var added: [(group: Int, source: Int)] = []
    for group in firsts.indices {
      for (code, source) in distinct where !present.contains([Int32(group), code]) {
        added.append((group, source))
      }
    }
    let keys = Column(joining: [key, asked]).picked(
      (0..<count).map { $0 } + added.map { $0.source as Int? })
    var result = Frame(count: count + added.count)
    for name in names {
      guard let column = self[name] else { continue }
      let isOfGroup = groups.contains(name)
      let order: [Int?] =
        (0..<count).map { $0 } + added.map { isOfGroup ? firsts[$0.group] : nil }
      result.set(name, TypedColumn(kind: column.kind, values: column.values.picked(order)))
    }
    result.unread = unread
    result.set(keyName, TypedColumn(kind: key.kind, values: keys))
    let isNew = (0..<result.count).map { $0 >= count }
    let member = numbers + added.map { Int32($0.group) }
    result.set(
      def.field ?? "",
      numbers: Imputation(def, values: values, isNew: isNew, groups: member)
        .filled(order: TypedColumn(kind: key.kind, values: keys).sortKeys))
    self = result
  }
}

extension TypedColumn {
  /// Keys that are asked for, in a column of the same kind.
  fileprivate func values(
    asked keys: ImputeKeysDef?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> TypedColumn {
    var list = keys?.values ?? []
    if let keys, let stop = keys.stop {
      let (start, step) = (keys.start ?? 0, keys.step ?? 1)
      let count = ((stop - start) / step).rounded(.up)
      guard step != 0, count.isFinite, count <= 1e6 else {
        throw decoder.fault(keys.place, "there are at most 1000000 keys, and 'step' is not 0")
      }
      list = (0..<Int(max(0, count))).map { .number(start + Double($0) * step) }
    }
    switch values {
    case .numbers: return .numbers(list.map { $0.number ?? .nan })
    case .dates: return TypedColumn(kind: .dates, values: .dates(list.map { $0.date ?? .nan }))
    case .categories:
      return TypedColumn(kind: kind, values: .categories(CategoryColumn(list.map(\.name))))
    }
  }
}
