import ChartModel
import RenderModel
import TestSupport
import TextModel
import Testing

/// From a laid out page to what back ends draw.
struct PageLayoutTests {
  private func scene(_ node: ViewNode) throws -> PageScene {
    let scene = node.laidOut().built()
    try SceneValidator.validate(scene.scene)
    return scene
  }

  private func frame(_ scene: PageScene, scale: Double = 2) throws -> FrameState {
    let frame = scene.frame(
      FrameRequest(scale: scale, background: Theme.light.background), text: FontTextEngine())
    try SceneValidator.validate(frame.state, of: scene.scene)
    return frame.state
  }

  @Test func aPageOfChartsIsTheirsToTheEdge() {
    #expect(ViewNode.points.lines() == ["chart (0, 0) 620 x 420"])
    #expect(
      ViewNode.group([.points, .points]).lines() == [
        "vstack (0, 0) 620 x 420", "chart (0, 0) 620 x 206", "chart (0, 214) 620 x 206",
      ])
    #expect(ViewNode.vstack([.points, .text("a")]).lines()[0] == "vstack (10, 10) 600 x 400")
  }

  @Test func layersComeInTheOrderOfPainting() throws {
    let node = ViewNode.zstack([.red, .points, .text("a"), .red, .points, .text("b")])
    let scene = try scene(node)
    let chart = ["walls", "content", "legend", "labels"]
    #expect(
      scene.scene.layers.map(\.name) == ["views"] + chart + ["views"] + chart + ["views"])
    #expect(scene.views.map(\.count) == [1, 2, 1])
    let items = try frame(scene).items
    #expect(items.count == 2 * 2 + 3)
    #expect(items[5].map(\.name) == ["texts", "shapes"])
  }

  @Test func everyChartGetsItsOwnPlace() throws {
    let row = ViewNode.hstack(Array(repeating: .points, count: 6))
    let grid = ViewNode.vstack(Array(repeating: row, count: 6) + [.text("below")])
    let layout = grid.laidOut()
    #expect(layout.charts.count == 36)
    for (index, a) in layout.charts.enumerated() {
      for b in layout.charts[..<index] {
        #expect(!a.layout.frame.intersects(b.layout.frame))
      }
    }
    #expect(try frame(scene(grid)).cameras.count == 36)
  }

  @Test func aChartWithoutRoomIsLeftOutAndReported() throws {
    let layout = ViewNode.vstack([.points.frame(0, 0), .points]).laidOut()
    #expect(layout.charts.count == 1)
    #expect(layout.diagnostics.warnings.map(\.description).contains { $0.contains("no room") })
    #expect(try scene(.vstack([.points.frame(0, 0), .points])).diagnostics.warnings.count == 1)
    _ = try frame(scene(ViewNode.points.frame(1, 1)))
  }

  @Test func chartsKeepTheirNumbersBehindTheirView() {
    let behind = ViewNode.chart(.points([7, 8])).behind(.chart(.points([1, 2])))
    let layout = behind.laidOut()
    let starts = layout.charts.map { $0.chart.x.scale.start }
    #expect(starts[0] > starts[1])
  }

  @Test func sidesOfRectanglesLieBetweenPixels() throws {
    let node = ViewNode.red.frame(10.3, 7.7)
    for scale in [1, 1.5, 2, 3] {
      let item = try #require(try frame(scene(node), scale: scale).items.first?.first)
      guard case .shapes(let shapes) = item.geometry, let shape = shapes.first else {
        Issue.record("no rectangle")
        return
      }
      for side in [
        shape.x - shape.halfWidth, shape.x + shape.halfWidth, shape.y - shape.halfHeight,
        shape.y + shape.halfHeight,
      ] {
        let pixels = Double(side) * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-3)
      }
    }
  }

  @Test(arguments: [
    ShapeOutline.rectangle, .roundedRectangle(radius: 4), .circle, .capsule, .ellipse,
    .polygon([[0.5, 0], [1, 1], [0, 1]]),
  ])
  func strokesStayBetweenTheirLines(outline: ShapeOutline) throws {
    for isInside in [true, false] {
      let shape = ShapeSpec(
        outline, color: .system(.blue, opacity: 1),
        stroke: StrokeSpec(width: 4, isInside: isInside))
      let items = try frame(scene(ViewNode.shape(shape).frame(40, 40)), scale: 1).items[0]
      let points = items.flatMap { item -> [SIMD2<Float>] in
        switch item.geometry {
        case .triangles(let mesh): mesh.vertices.map { SIMD2($0.x, $0.y) }
        case .shapes(let shapes):
          shapes.flatMap {
            [
              SIMD2($0.x - $0.halfWidth, $0.y - $0.halfHeight),
              SIMD2($0.x + $0.halfWidth, $0.y + $0.halfHeight),
            ]
          }
        default: []
        }
      }
      #expect(!points.isEmpty)
      // A triangle's corners are sharp, and reach out farther.
      let reach: Float = outline.isPolygon ? 6 : 2
      let left = points.map(\.x).min() ?? 0
      #expect(isInside ? abs(left - 290) < 0.5 : left < 290 && left >= 290 - reach)
    }
  }

  @Test func groundsGoOnToTheEdgeOfThePage() throws {
    var ground = ShapeSpec(.rectangle, color: .system(.blue, opacity: 1))
    ground.fillsMargins = true
    let column = ViewNode.vstack([.text("a"), .spacer]).bounded(width: .init(most: .infinity))
    let whole = ViewNode.shape(ground).behind(column).laidOut()
    #expect(try #require(whole.shapes.first).frame == PageRect(x: 0, y: 0, width: 620, height: 420))
    let inner = ViewNode.shape(ground).padding(3).laidOut()
    #expect(
      try #require(inner.shapes.first).frame == PageRect(x: 13, y: 13, width: 594, height: 394))
  }

  @Test func thePageFollowsTheThemeOfAllItsViews() {
    var dark = TextLine(string: "a")
    dark.theme = .dark
    #expect(PageSpec(.vstack([.text(dark), .spacer])).resolved(theme: .light).theme == .dark)
    #expect(PageSpec(.vstack([.text(dark), .text("b")])).resolved(theme: .light).theme == .light)
  }
}

extension ShapeOutline {
  fileprivate var isPolygon: Bool {
    if case .polygon = self { true } else { false }
  }
}
