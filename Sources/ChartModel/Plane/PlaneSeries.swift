/// The vertices of the lines or areas of one group, each in parts without a gap.
struct PlaneSeries {
  /// The vertices of each line in the order of the data.
  static func vertices(count: Int, series: [Int32]?) -> [[Int]] {
    if count == 0 { return [] }
    guard let series, series.count == count else { return [Array(0..<count)] }
    var lines: [[Int]] = []
    for (index, line) in series.enumerated() {
      while lines.count <= Int(line) { lines.append([]) }
      lines[Int(line)].append(index)
    }
    return lines.filter { !$0.isEmpty }
  }
}
