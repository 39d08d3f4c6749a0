import ChartModel
import Diagnostics

extension Frame {
  /// Puts points of a curve of how densely values lie in the place of the rows, for each group.
  mutating func density(
    _ def: DensityDef, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    let values = try numbers(def.field, "density", def.place, decoder)
    let steps = def.steps ?? 200
    let all = finiteExtent(values)
    var sources: [Int] = []
    var places: [Double] = []
    var densities: [Double] = []
    for (first, rows) in try members(def.groups ?? [], where: [values], def.place, decoder) {
      let kept = rows.map { values[$0] }
      let kernel = KernelDensity(kept, bandwidth: def.bandwidth ?? 0)
      guard let own = finiteExtent(kept), let all, let kernel else {
        decoder.note(
          def.place,
          "\(kept.count) value\(kept.count == 1 ? "" : "s") that do not differ have no density; "
            + "give 'bandwidth'")
        continue
      }
      guard kept.count * steps <= 1_000_000_000 else {
        throw decoder.fault(
          def.place, "\(kept.count) rows at \(steps) places take too long; 'sample' some first")
      }
      let extent = def.ways == .shared ? all : own
      let (low, high) = (def.extent?.min() ?? extent.low, def.extent?.max() ?? extent.high)
      let factor = def.isCounted == true ? Double(kept.count) : 1
      for step in 0...steps {
        let place = low + (high - low) * Double(step) / Double(steps)
        sources.append(first)
        places.append(place)
        densities.append(
          factor
            * (def.isCumulative == true ? kernel.part(below: place) : kernel.density(at: place)))
      }
    }
    self = made(
      of: def.groups ?? [], sources,
      [(def.names?[0] ?? "value", places), (def.names?[1] ?? "density", densities)])
  }
}
