import ChartModel
import Diagnostics

extension Frame {
  /// The rows of each group in which some numbers are all finite, and the first row of each group.
  func members(
    _ groups: [String], where columns: [[Double]], _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [(first: Int, rows: [Int])] {
    try check(groups, place, decoder)
    let (numbers, firsts) = self.groups(groups)
    var members = [[Int]](repeating: [], count: firsts.count)
    for row in numbers.indices where columns.allSatisfy({ $0[row].isFinite }) {
      members[Int(numbers[row])].append(row)
    }
    return zip(firsts, members).map { ($0, $1) }
  }

  /// Rows made of groups: the fields of the groups, and columns of numbers.
  ///
  /// - Parameter sources: for each row a row of its group.
  func made(
    of groups: [String], _ sources: [Int], _ columns: [(name: String, values: [Double])]
  ) -> Frame {
    var result = Frame(count: sources.count)
    for name in groups {
      if let column = self[name] { result.set(name, column.picked(sources)) }
    }
    for (name, values) in columns { result.set(name, numbers: values) }
    return result
  }
}
