import ChartModel
import Diagnostics

extension Frame {
  /// Puts the values below which parts of the rows lie in the place of the rows, for each group.
  mutating func quantile(_ def: QuantileDef, _ decoder: ChartDecoder) throws(ReliefError) {
    let values = try numbers(def.field, "quantile", def.place, decoder)
    let step = def.step ?? 0.01
    let parts =
      def.parts ?? Array(stride(from: step / 2, to: 1 - 1e-14, by: step))
    var sources: [Int] = []
    var shares: [Double] = []
    var results: [Double] = []
    let groups = try members(def.groups ?? [], where: [values], def.place, decoder)
    for (first, rows) in groups where !rows.isEmpty {
      let sorted = rows.map { values[$0] }.sorted()
      for part in parts {
        sources.append(first)
        shares.append(part)
        results.append(AggregateOperation.quantile(ofSorted: sorted, part))
      }
    }
    self = made(
      of: def.groups ?? [], sources,
      [(def.names?[0] ?? "prob", shares), (def.names?[1] ?? "value", results)])
  }
}
