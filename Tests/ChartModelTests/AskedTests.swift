import Diagnostics
import TestSupport
import Testing

@testable import ChartModel

/// What cannot be drawn as it is asked is said.
struct AskedTests {
  private func warnings(_ spec: ChartSpec) throws -> [String] {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: [600, 450], text: BlockTextEngine()).built()
    let diagnostics = try #require(scene.charts.first).diagnostics.warnings
    return (spec.resolved(theme: .light).diagnostics.warnings + diagnostics).map { "\($0)" }
  }

  private func marks(_ mark: Mark, _ change: (inout MarkGroup) -> Void = { _ in }) -> ChartSpec {
    var spec = ChartSpec.points([0, 1, 0, 1], [0, 1, 2, 3], [0, 0, 1, 2])
    spec.marks[0].mark = mark
    change(&spec.marks[0])
    return spec
  }

  @Test func domainsOfOtherKinds() throws {
    let unsuited = "the x domain does not suit its scale; the data's own is used instead"
    var numbers = ChartSpec.points([1, 3], [0, 1], [0, 1])
    for domain in [DomainSpec.dates(0, 1), .numbers(0, .infinity)] {
      numbers.x.domain = domain
      #expect(try warnings(numbers) == [unsuited])
      let scale = numbers.resolved(theme: .light).x.scale
      #expect(scale.start == 1 && scale.end == 3)
    }
    var names = numbers
    names.marks[0].x.column = .categories(CategoryColumn(["a", "b"]))
    names.x.domain = .numbers(0, 5)
    #expect(try warnings(names) == [unsuited])
    names.x.domain = .automatic(includesZero: nil, reversed: nil)
    names.x.scale = .log
    #expect(
      try warnings(names) == ["the x axis shows names, which need no scale; that of it is left out"]
    )
  }

  @Test func namesThatAreNotInTheDomain() throws {
    var spec = ChartSpec.points([0, 0, 0], [0, 1, 2], [0, 1, 2])
    spec.marks[0].x = Channel(label: "N", column: .categories(CategoryColumn(["a", "b", "b"])))
    spec.x.domain = .categories(["a"])
    #expect(
      try warnings(spec).first
        == "2 values of 'N', such as 'b', are not in the domain of their axis")
    spec.x.domain = .categories(["c", "b", "a"])
    #expect(try warnings(spec).isEmpty)
  }

  @Test func countsOfSurfaces() throws {
    func warnings(_ lines: SurfaceLines, samples: Int? = nil) throws -> [String] {
      var style = MarkStyle()
      style.surfaceLines = lines
      return try self.warnings(.surface(count: samples, style: style) { x, z in x + z })
    }
    let contours = SurfaceLines(contours: ContourLines(levels: .count(0)))
    #expect(
      try warnings(contours) == ["a count of contours is from 1 to 1000; 1 is used instead"])
    let mesh = SurfaceLines(mesh: MeshLines(spacing: .count(.max)))
    #expect(
      try warnings(mesh, samples: 4)
        == ["a count of cells of a mesh is from 1 to 1000; 1000 is used instead"])
    let every = SurfaceLines(mesh: MeshLines(spacing: .every(0)))
    #expect(
      try warnings(every, samples: 4)
        == ["a mesh of every line is drawn: every 0 is no step above 0"])
    let samples = "a surface is sampled at 2 to 4096 places each way; 2 is used instead of -3"
    #expect(try warnings(SurfaceLines(), samples: -3) == [samples])
    #expect(try warnings(SurfaceLines(contours: ContourLines(levels: .count(3)))).isEmpty)
  }

  @Test func everyLineOfAScatteredSurface() throws {
    func warnings(_ spacing: MeshLines.Spacing) throws -> [String] {
      try self.warnings(
        marks(.scattered(maximumEdge: nil)) {
          $0.style.surfaceLines = SurfaceLines(mesh: MeshLines(spacing: spacing))
        })
    }
    #expect(
      try warnings(.every(3)) == [
        "surface 1 has no grid of its own of which every 3 could be drawn; "
          + "its mesh has 20 cells each way"
      ])
    #expect(try warnings(.count(3)).isEmpty)
  }

  @Test func lengthsOfBars() throws {
    let bad = BarSpec(width: .fixed(-1), depth: .ratio(.nan))
    #expect(
      try warnings(marks(.bar(bad))).prefix(2) == [
        "the width of bars is a length above 0; they have none with -1.0",
        "the depth of bars is a length above 0; they have none with nan",
      ])
    #expect(try warnings(marks(.bar(BarSpec(width: .fixed(0.5))))).isEmpty)
  }

  @Test func sizesOfPoints() throws {
    func warnings(_ size: Double) throws -> [String] {
      try self.warnings(marks(.point) { $0.style.symbolSize = .same(size) })
    }
    #expect(try warnings(29).count == 1)
    #expect(try warnings(29).first?.hasPrefix("point mark 1 has sizes above 1.0") == true)
    #expect(try warnings(1).isEmpty)
  }

  @Test func stylesOfLines() throws {
    func warnings(_ line: LineSpec) throws -> [String] {
      try self.warnings(marks(.line) { $0.style.line = line })
    }
    #expect(try warnings(LineSpec(join: .miter, miterLimit: 3)).isEmpty)
    #expect(
      try warnings(LineSpec(width: .nan)) == [
        "a line is from 0 to 1000 points wide; the usual is used instead of nan"
      ])
    #expect(
      try warnings(LineSpec(width: 5000)) == [
        "a line is from 0 to 1000 points wide; 1000.0 is used instead of 5000.0"
      ])
  }

  /// Where grey places of a grid come from, the legend says too.
  @Test(arguments: [.nan, 6.0])
  func missingColorsOfAGrid(last: Double) throws {
    var spec = ChartSpec.points([0, 1, 2], [0, 1, 2, 3, 4, 5], [0, 1])
    spec.marks[0].mark = .grid
    spec.marks[0].style.foreground = .encoded(
      Channel(label: "V", column: .numbers([1, 2, 3, 4, 5, last])))
    guard case .ramp(let ramp)? = spec.resolved(theme: .light).legends.first else {
      Issue.record("no ramp")
      return
    }
    #expect((ramp.missing != nil) == last.isNaN)
  }
}
