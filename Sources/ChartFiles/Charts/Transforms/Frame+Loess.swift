import ChartModel
import Diagnostics

extension Frame {
  /// Puts points of a smooth curve in the place of the rows, for each group.
  mutating func loess(_ def: LoessDef, _ decoder: inout ChartDecoder) throws(ReliefError) {
    let x = try numbers(def.x, "on", def.place, decoder)
    let y = try numbers(def.y, "loess", def.place, decoder)
    var sources: [Int] = []
    var xs: [Double] = []
    var ys: [Double] = []
    for (first, rows) in try members(def.groups ?? [], where: [x, y], def.place, decoder) {
      let sorted = rows.sorted { (x[$0], $0) < (x[$1], $1) }
      guard Set(sorted.map { x[$0] }).count > 1 else {
        decoder.note(
          def.place,
          "a curve through one place of '\(def.x ?? "")' is not determined; it is left out")
        continue
      }
      guard sorted.count <= 20_000 else {
        throw decoder.fault(
          def.place, "\(sorted.count) rows in a group take too long; 'sample' some first")
      }
      let curve = Loess(
        sorted.map { x[$0] }, sorted.map { y[$0] }, bandwidth: def.bandwidth ?? 0.3)
      for (place, value) in zip(curve.x, curve.fitted)
      where sources.last != first || xs.last != place {
        sources.append(first)
        xs.append(place)
        ys.append(value)
      }
    }
    self = made(
      of: def.groups ?? [], sources,
      [(def.names?[0] ?? def.x ?? "x", xs), (def.names?[1] ?? def.y ?? "y", ys)])
  }
}
