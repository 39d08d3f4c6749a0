import ChartModel
import Diagnostics
import RenderModel
import TestSupport
import Testing

/// Rules and rectangles on their way to vertex buffers.
struct SpanTests {
  private func build(_ group: MarkGroup) throws -> (items: [DrawItem], diagnostics: Diagnostics) {
    var spec = ChartSpec()
    spec.marks = [group]
    for axis in PositionAxis.allCases { spec[axis].domain = .numbers(0, 10) }
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: [600, 450], text: BlockTextEngine()).built()
    try SceneValidator.validate(scene.scene)
    return (try #require(scene.charts.first).content, scene.diagnostics)
  }

  private func single(_ values: Double...) -> Channel {
    Channel(label: "A", column: .numbers(values))
  }

  private func range(_ starts: [Double], _ ends: [Double]) -> Channel {
    Channel(label: "A", column: .numbers(starts), end: .numbers(ends))
  }

  @Test func rulesAreCutAtTheFacesOfTheBox() throws {
    let group = MarkGroup(
      .rule, x: range([-5, 8, 20], [5, 40, 30]), y: single(0, 10, 5), z: single(5, 5, 5))
    guard case .segments(let strokes)? = try build(group).items.first?.geometry else {
      Issue.record("there are no strokes")
      return
    }
    // The third lies wholly beyond the domain.
    #expect(strokes.map(\.ax) == [-0.5, 0.3])
    #expect(strokes.map(\.bx) == [0, 0.5])
    #expect(strokes.map(\.ay) == [-0.5, 0.5] && strokes.map(\.az) == [0, 0])
  }

  @Test func ruleOutsideAcrossIsNotDrawn() throws {
    let group = MarkGroup(.rule, x: range([0], [5]), y: single(11), z: single(5))
    let built = try build(group)
    #expect(built.items.isEmpty)
    #expect(
      built.diagnostics.warnings == [
        .other(
          "nothing is seen of the marks: they lie outside the domains of the axes, have no extent "
            + "or are see-through")
      ])
  }

  @Test func endsInEitherOrderAreTheSameRule() throws {
    let up = MarkGroup(.rule, x: single(1), y: range([2], [7]), z: single(3))
    let down = MarkGroup(.rule, x: single(1), y: range([7], [2]), z: single(3))
    #expect(try build(up).items == build(down).items)
  }

  @Test func rectanglesHaveTheirPlaceNormalAndColor() throws {
    var style = MarkStyle()
    style.foreground = .color(
      .each([.system(.red, opacity: 1), .system(.blue, opacity: 0.5)]))
    let group = MarkGroup(
      .rectangle, x: range([0, 5], [5, 15]), y: single(5, 10), z: range([0, 0], [10, 5]),
      style: style)
    guard case .triangles(let mesh)? = try build(group).items.first?.geometry else {
      Issue.record("there is no mesh")
      return
    }
    #expect(mesh.vertices.count == 8 && mesh.indices.count == 12)
    #expect(mesh.vertices.allSatisfy { $0.nx == 0 && abs($0.ny) == 1 && $0.nz == 0 })
    #expect(mesh.vertices[..<4].map(\.x).max() == 0 && mesh.vertices[4...].map(\.x).max() == 0.5)
    // z runs away from the viewer.
    #expect(mesh.vertices[4...].map(\.z).min() == 0 && mesh.vertices[4...].map(\.z).max() == 0.5)
    let palette = Palette(theme: .light)
    #expect(mesh.vertices[0].color == palette.resolve(.system(.red, opacity: 1)))
    #expect(mesh.vertices[7].color == palette.resolve(.system(.blue, opacity: 0.5)))
  }

  @Test func badValuesAreCounted() throws {
    let group = MarkGroup(
      .rule, x: range([0, .nan, 1], [5, 5, .infinity]), y: single(1, 1, 1), z: single(1, 1, 1))
    let built = try build(group)
    #expect(built.items.first?.geometry.count == 1)
    #expect(
      built.diagnostics.warnings == [.dropped(count: 2, place: "rules 1", reason: .notFinite)])
  }

  @Test func rangesReachIntoTheDomain() {
    var spec = ChartSpec()
    spec.marks = [MarkGroup(.rule, x: single(1, 2), y: range([-3, 0], [4, 9]), z: single(1, 2))]
    let y = spec.resolved(theme: .light).y.scale
    #expect(y.start <= -3 && y.end >= 9)
  }
}
