import Diagnostics

/// The places of a grid of data in ascending order along the box, and how data follows them.
struct GridOrder {
  /// In the units of the scales.
  let xs: [Double]
  let zs: [Double]
  /// What is wrong with the grid.
  private(set) var problems: [Warning] = []

  private let width: Int
  private let depth: Int
  private let columns: [Int]
  private let rows: [Int]
  private let name: String

  init(x: [Double], z: [Double], scales: PlotScales, name: String) {
    self.name = name
    width = x.count
    depth = z.count
    columns = GridOrder.ascending(x, on: scales.x)
    rows = GridOrder.ascending(z, on: scales.z)
    xs = columns.map { x[$0] }
    zs = rows.map { z[$0] }
    for (axis, given, used, scale) in [("x", x, columns, scales.x), ("z", z, rows, scales.z)] {
      let missing = given.reduce(0) { $0 + (scale.place(of: $1).isFinite ? 0 : 1) }
      if missing > 0 {
        problems.append(
          .dropped(count: missing, place: "\(axis) of \(name)", reason: .notFinite))
      }
      let repeated = given.count - missing - used.count
      if repeated > 0 {
        problems.append(
          .other(
            "\(name) has \(repeated) place\(repeated == 1 ? "" : "s") on \(axis) more than once; "
              + "the first of equals is drawn"))
      }
    }
    if xs.count < 2 || zs.count < 2 {
      problems.append(
        .other(
          "\(name) has \(xs.count) by \(zs.count) places; a surface needs two each way at least"))
    }
  }

  /// Data of the grid, row after row of z, in the order of the places; missing data is NaN.
  mutating func sorted(_ values: [Double]) -> [Double] {
    if values.count != width * depth {
      problems.append(
        .other(
          "\(name) has \(values.count) values for \(width) by \(depth) places; "
            + (values.count < width * depth ? "those missing are holes" : "the last are left out")))
    }
    var sorted: [Double] = []
    sorted.reserveCapacity(rows.count * columns.count)
    for row in rows {
      for column in columns {
        let index = row * width + column
        sorted.append(index < values.count ? values[index] : .nan)
      }
    }
    return sorted
  }

  /// The indices of the values in order of their places; the first of equals, none off the scale.
  private static func ascending(_ values: [Double], on scale: PositionScale) -> [Int] {
    let places = scale.places(of: values)
    let order = places.indices.filter { places[$0].isFinite }
      .sorted { (places[$0], $0) < (places[$1], $1) }
    var distinct: [Int] = []
    for index in order where distinct.last.map({ places[$0] != places[index] }) ?? true {
      distinct.append(index)
    }
    return distinct
  }
}
