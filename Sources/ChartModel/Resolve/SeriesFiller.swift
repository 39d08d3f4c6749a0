/// Gives every series of stacked areas a vertex wherever another has one.
struct SeriesFiller {
  private let places: [[Int32]]
  private let series: [[Int32]]
  /// The first vertex at each place.
  private var first: [Int32: (group: Int, row: Int)] = [:]

  /// Adds vertices of no size where a series has none, and puts those of each series in the order of
  /// the axis.
  ///
  /// - Parameters:
  ///   - groups: the indices of the areas that are stacked together.
  ///   - axis: along which they run.
  static func fill(_ marks: inout [MarkGroup], _ groups: [Int], _ axis: PositionAxis) {
    let filler = SeriesFiller(groups.map { marks[$0] }, axis)
    guard !filler.isComplete else { return }
    let sources = groups.map { marks[$0][axis].column }
    for (number, index) in groups.enumerated() {
      filler.fill(&marks[index], number, axis, sources)
    }
  }

  /// A number for the series of each vertex of some groups, in order of first appearance.
  static func series(of groups: [MarkGroup]) -> [[Int32]] {
    var names = PlaceCodes()
    var colors = PlaceCodes()
    let keys = groups.enumerated().map { index, group -> [SIMD4<Int32>] in
      let series = group.series.map { names.codes(of: $0.column) }
      var color: [Int32]?
      if case .categories(let column)? = group.colorChannel?.column {
        color = colors.codes(of: .categories(column))
      }
      let isNamed = series != nil || color != nil
      return (0..<group.count).map { row in
        [series?.element(row) ?? -1, color?.element(row) ?? -1, isNamed ? -1 : Int32(index), 0]
      }
    }
    let numbers = Array(keys.joined()).numbered
    var start = 0
    return keys.map { keys in
      defer { start += keys.count }
      return Array(numbers[start..<start + keys.count])
    }
  }

  private init(_ groups: [MarkGroup], _ axis: PositionAxis) {
    var codes = PlaceCodes()
    places = groups.map { codes.codes(of: $0[axis].column) }
    series = SeriesFiller.series(of: groups)
    for (group, places) in places.enumerated() {
      for (row, place) in places.enumerated() where first[place] == nil {
        first[place] = (group, row)
      }
    }
  }

  /// Whether every series has a vertex at every place.
  private var isComplete: Bool {
    let pairs = Set(zip(places.joined(), series.joined()).map { SIMD2($0, $1) })
    return pairs.count == first.count * Set(series.joined()).count
  }

  private func fill(
    _ group: inout MarkGroup, _ number: Int, _ axis: PositionAxis, _ sources: [Column]
  ) {
    var rows: [Int] = []
    /// For each vertex where its place is from, and whether it is new.
    var origins: [(group: Int, row: Int, isNew: Bool)] = []
    var rowsBySeries: [[Int]] = []
    let numbers = series[number].numbered
    for row in numbers.indices {
      if Int(numbers[row]) == rowsBySeries.count { rowsBySeries.append([]) }
      rowsBySeries[Int(numbers[row])].append(row)
    }
    for own in rowsBySeries {
      // A series that goes on in another group is filled there too, with what is nothing in both.
      let taken = Set(own.map { places[number][$0] })
      var vertices = own.map { (row: $0, origin: (group: number, row: $0, isNew: false)) }
      for (place, source) in first where !taken.contains(place) {
        vertices.append((own[0], (source.group, source.row, true)))
      }
      let keys = vertices.map { sources[$0.origin.group].order($0.origin.row, places, $0.origin) }
      for index in vertices.indices.sorted(by: { (keys[$0], $0) < (keys[$1], $1) }) {
        rows.append(vertices[index].row)
        origins.append(vertices[index].origin)
      }
    }
    let value = group[axis.across]
    group = group.picked(rows)
    group[axis].column = .gathered(sources, origins.map { ($0.group, $0.row) })
    let values = value.column.numericValues ?? []
    group[axis.across].column = .numbers(
      zip(rows, origins).map { $1.isNew ? 0 : values.element($0) ?? .nan })
  }
}

extension Column {
  /// What sorts vertices along the axis: the number, or the order in which names appear.
  fileprivate func order(
    _ row: Int, _ places: [[Int32]], _ origin: (group: Int, row: Int, isNew: Bool)
  ) -> Double {
    numericValues.map { $0[row] } ?? Double(places[origin.group][origin.row])
  }

  /// The values at some rows of several columns of one kind.
  fileprivate static func gathered(_ columns: [Column], _ rows: [(column: Int, row: Int)]) -> Column
  {
    switch columns[0] {
    case .numbers: return .numbers(rows.map { columns[$0.column].numericValues?[$0.row] ?? .nan })
    case .dates: return .dates(rows.map { columns[$0.column].numericValues?[$0.row] ?? .nan })
    case .categories:
      let columns = columns.map(\.asCategories)
      var names: [String] = []
      names.appendNew(columns.flatMap(\.names))
      let numbers = Dictionary(zip(names, names.indices.map(Int32.init))) { first, _ in first }
      let codes = rows.map { row -> Int32 in
        let column = columns[row.column]
        return column.names.element(Int(column.codes[row.row])).flatMap { numbers[$0] } ?? -1
      }
      return .categories(CategoryColumn(names: names, codes: codes))
    }
  }
}
