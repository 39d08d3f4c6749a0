import RenderModel
import TestSupport
import Testing

@testable import ChartModel

/// Frames of bars, rectangles and rules on the page.
struct PlaneBarTests {
  private func plane(
    _ groups: [MarkGroup], _ change: (inout ChartSpec) -> Void = { _ in }
  )
    -> ChartSpec
  {
    var spec = ChartSpec()
    spec.plot = .plane
    spec.marks = groups
    change(&spec)
    return spec
  }

  private func names(_ names: [String]) -> Channel {
    Channel(label: "N", column: .categories(CategoryColumn(names)))
  }

  private func numbers(_ values: [Double], to ends: [Double]? = nil) -> Channel {
    Channel(label: "V", column: .numbers(values), end: ends.map { .numbers($0) })
  }

  private func bars(
    _ x: Channel, _ y: Channel, _ change: (inout MarkStyle) -> Void = { _ in }
  )
    -> MarkGroup
  {
    var group = MarkGroup(.planeBar(BaselineSpec()), x: x, y: y)
    change(&group.style)
    return group
  }

  /// The frames of the first group as fractions of the plot, y up.
  private func frames(_ spec: ChartSpec) throws -> [[Double]] {
    let chart = spec.resolved(theme: .light)
    let layout = chart.laidOut(
      in: PageRect(x: 0, y: 0, width: 600, height: 450), text: BlockTextEngine())
    let plane = try #require(layout.plane)
    guard case .planeSpans(let spans)? = chart.marks.first else { return [] }
    var frames = PlaneFrames(spans, chart, in: plane)
    return (0..<frames.count).map { index in
      guard let frame = frames.frame(index) else { return [] }
      let plot = plane.plot
      return [
        (frame.x - plot.x) / plot.width, (frame.maxX - plot.x) / plot.width,
        (plot.maxY - frame.maxY) / plot.height, (plot.maxY - frame.y) / plot.height,
      ].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test func barsTakeSevenTenthsOfTheStep() throws {
    let found = try frames(plane([bars(names(["a", "b"]), numbers([2, 4]))]))
    #expect(found == [[0.075, 0.425, 0, 0.5], [0.575, 0.925, 0, 1]])
  }

  @Test func lengthsArePointsOrParts() throws {
    func width(_ length: MarkLength) throws -> Double {
      let spec = plane([bars(names(["a", "b"]), numbers([2, 4])) { $0.width = .same(length) }])
      let chart = spec.resolved(theme: .light)
      let layout = chart.laidOut(
        in: PageRect(x: 0, y: 0, width: 600, height: 450), text: BlockTextEngine())
      let plane = try #require(layout.plane)
      guard case .planeSpans(let spans)? = chart.marks.first else { return -1 }
      var frames = PlaneFrames(spans, chart, in: plane)
      return (frames.frame(0)?.width ?? -1) / (plane.plot.width / 2)
    }
    #expect(try abs(width(.ratio(0.25)) - 0.25) < 1e-9)
    let step = try 12 / width(.fixed(12))
    #expect(try abs(width(.inset(7)) - (1 - 14 / step)) < 1e-9)
    #expect(try width(.fixed(-3)) == 0)
  }

  @Test func levelBarsComeFromTheTop() throws {
    let found = try frames(plane([bars(numbers([2, 4]), names(["a", "b"]))]))
    #expect(found == [[0, 0.5, 0.575, 0.925], [0, 1, 0.075, 0.425]])
  }

  @Test func aGroupSharesTheStep() throws {
    let group = bars(names(["a", "a"]), numbers([4, 2])) {
      $0.dodge = DodgeSpec(channel: names(["u", "v"]))
    }
    #expect(try frames(plane([group])) == [[0.15, 0.5, 0, 1], [0.5, 0.85, 0, 0.5]])
    // Beside each other nothing stands on another.
    #expect(plane([group]).resolved(theme: .light).y.scale.end == 4)
  }

  @Test func barsStandOnTheAxisOfALogarithm() throws {
    let spec = plane([bars(names(["a", "b"]), numbers([10, 100]))]) { $0.y.scale = .log }
    let found = try frames(spec)
    #expect(found[1][2] == 0 && found[1][3] == 1)
    #expect(found[0][2] == 0)
  }

  @Test func domainsCutBars() throws {
    let spec = plane([bars(names(["a", "b", "c"]), numbers([4, 40, 5]))]) {
      $0.y.domain = .numbers(5, 10)
    }
    let found = try frames(spec)
    #expect(found[0].isEmpty || found[0][2] == found[0][3])
    #expect(found[1][2] == 0 && found[1][3] == 1)
  }

  @Test func placesInPointsAreNoData() throws {
    var edges = numbers([0], to: [0])
    edges.anchor = .start
    edges.endAnchor = .end
    let spec = plane([MarkGroup(.planeRectangle, x: edges, y: numbers([1], to: [3]))]) {
      $0.y.domain = .numbers(0, 4)
    }
    #expect(try frames(spec) == [[0, 1, 0.25, 0.75]])
    // There is nothing to read off an axis without data.
    #expect(!spec.resolved(theme: .light).x.isVisible)
  }

  @Test func offsetsMoveEnds() throws {
    let still = plane([MarkGroup(.planeRectangle, x: names(["a"]), y: numbers([1], to: [3]))])
    var moved = still
    moved.marks[0].style.offset = .same(MarkOffset(start: [0, 0], end: [0, -10]))
    let heights = try [still, moved].map { try frames($0)[0] }
    #expect(heights[0][2] == heights[1][2] && heights[0][3] < heights[1][3])
  }

  @Test func normalizedAxesReadPercents() {
    var group = bars(names(["a", "a"]), numbers([1, 3]))
    group.mark = .planeBar(BaselineSpec(stacking: .normalized))
    let y = plane([group]).resolved(theme: .light).y
    #expect(y.scale.start == 0 && y.scale.end == 100)
    #expect(y.ticks.last?.text == "100%")
  }

  @Test func hugeAndMissingValuesAreNoTrouble() throws {
    let values: [Double] = [.nan, .infinity, 1e300, -1e300, 0, 5]
    let spec = plane([
      bars(names(values.indices.map { "\($0)" }), numbers(values)) {
        $0.cornerRadius = .same(.infinity)
        $0.width = .same(.ratio(.nan))
      }
    ])
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    try SceneValidator.validate(
      page.laidOut(size: [300, 200], text: BlockTextEngine()).built().scene)
  }

  /// A view above the highest bar has room below the end of the plot, and none leaves the page.
  @Test func scalesMakeRoomForViews() throws {
    var group = bars(names(["a", "b"]), numbers([2, 4]))
    group.annotations = (0..<2).map {
      AnnotationSpec(
        row: $0, content: .text(TextLine(string: "1234")), side: nil, alignment: .center)
    }
    func layout(_ group: MarkGroup) throws -> PlaneLayout {
      let chart = plane([group]).resolved(theme: .light)
      return try #require(
        chart.laidOut(
          in: PageRect(x: 0, y: 0, width: 300, height: 200), text: BlockTextEngine()
        ).plane)
    }
    let padded = try layout(group)
    let texts = padded.annotations.compactMap(\.placedText)
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.frame.bounds.y >= padded.plot.y - 0.5 })
    #expect(padded.y.end > padded.plot.y + 5)
    group.annotations[1].yOverflow = .disabled
    group.annotations[0].yOverflow = .disabled
    let plain = try layout(group)
    #expect(plain.y.end == plain.plot.y)
  }
}
