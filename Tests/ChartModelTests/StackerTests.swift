import Testing

@testable import ChartModel

/// Values on each other, by the definitions of Swift Charts' `MarkStackingMethod`.
struct StackerTests {
  private func stacked(
    _ values: [Double], at places: [Int32]? = nil, groups: [Int32]? = nil, _ method: BarStacking,
    whole: Double = 1
  ) -> [[Double]] {
    let result = Stacker.stacked(
      values, at: places ?? values.map { _ in 0 }, groups: groups, method, whole: whole)
    return zip(result.starts, result.ends).map { [$0, $1] }
  }

  @Test func whatIsBelowZeroHangsDown() {
    #expect(stacked([3, -1, 2, -4], .standard) == [[0, 3], [0, -1], [3, 5], [-1, -5]])
    #expect(stacked([3, -1], .unstacked) == [[0, 3], [0, -1]])
    #expect(
      stacked([1, 2, 3, 4], at: [0, 1, 0, 1], .standard) == [[0, 1], [0, 2], [1, 4], [2, 6]])
  }

  @Test func normalizedAddsUpToTheWhole() {
    #expect(stacked([1, 3], .normalized, whole: 100) == [[0, 25], [25, 100]])
    // Sizes count whatever their sign.
    #expect(stacked([1, -3], .normalized, whole: 100) == [[0, 25], [0, -75]])
    #expect(stacked([0, 0], .normalized) == [[0, 0], [0, 0]])
  }

  @Test func centeredIsAsMuchAboveZeroAsBelow() {
    #expect(stacked([2, 4], .center) == [[-3, -1], [-1, 3]])
  }

  @Test func groupsHaveOneOrderAtAllPlaces() {
    let result = stacked([5, 1, 2, 7], at: [0, 0, 1, 1], groups: [1, 0, 0, 1], .standard)
    #expect(result == [[1, 6], [0, 1], [0, 2], [2, 9]])
  }

  @Test func whatIsNotFiniteTakesNoRoom() {
    let result = stacked([2, .nan, 3, .infinity], .standard)
    #expect(result[0] == [0, 2] && result[2] == [2, 5])
    #expect(result[1].allSatisfy(\.isNaN) && result[3].allSatisfy(\.isNaN))
    #expect(stacked([], .center).isEmpty)
  }

  private func areas(_ x: [Double], _ y: [Double], _ series: [String]) -> MarkGroup {
    MarkGroup(
      .area(BaselineSpec()), x: Channel(label: "X", column: .numbers(x)),
      y: Channel(label: "Y", column: .numbers(y)),
      series: Channel(label: "S", column: .categories(CategoryColumn(series))))
  }

  /// A series without a value at a place has a vertex of no size there, on those below it.
  @Test func seriesOfAreasMeetAtAllPlaces() {
    var spec = ChartSpec()
    spec.plot = .plane
    spec.marks = [areas([1, 2, 3, 1, 3], [1, 1, 1, 4, 2], ["a", "a", "a", "b", "b"])]
    spec.stackMarks()
    let group = spec.marks[0]
    #expect(group.x.column.numericValues == [1, 2, 3, 1, 2, 3])
    #expect(group.y.column.numericValues == [0, 0, 0, 1, 1, 1])
    #expect(group.y.end?.numericValues == [1, 1, 1, 5, 1, 3])
    #expect(group.mark.baseline?.valueAxis == .y)
  }

  /// Numbers are values rather than dates, and dates rather than names.
  @Test func theKindsOfDataTurnBars() {
    let number = Channel(label: "", column: .numbers([1]))
    let date = Channel(label: "", column: .dates([1]))
    let name = Channel(label: "", column: .categories(CategoryColumn(["a"])))
    func axis(_ x: Channel, _ y: Channel) -> PositionAxis? {
      var spec = ChartSpec()
      spec.plot = .plane
      spec.marks = [MarkGroup(.planeBar(BaselineSpec()), x: x, y: y)]
      spec.stackMarks()
      return spec.marks[0].mark.baseline?.valueAxis
    }
    #expect(axis(name, number) == .y && axis(date, number) == .y && axis(number, number) == .y)
    #expect(axis(number, name) == .x && axis(number, date) == .x && axis(date, name) == .x)
    var bin = number
    bin.end = .numbers([2])
    #expect(axis(bin, number) == .y && axis(number, bin) == .x && axis(bin, name) == .x)
  }
}
