import ChartModel
import Pipeline
import RenderModel
import Testing

/// A page that is prepared once and drawn often.
struct SequenceTests {
  private let scene = TestScene(name: "sequence", spec: ChartSpec.surface(count: 24) { $0 * $1 })

  @Test func aPreparedPageTurns() throws {
    let poses = [PoseSpec(azimuth: 10, inclination: 20), PoseSpec(azimuth: 200, inclination: -40)]
    let renderer = try ChartRenderer(options: scene.options(.software))
    var page = try renderer.prepare(PageSpec([.chart(scene.spec)]))
    for pose in poses + poses.reversed() {
      var posed = scene.spec
      posed.pose = pose
      let alone = try ChartRenderer(options: scene.options(.software)).render(posed).bitmap
      #expect(try renderer.draw(&page, plan: page.scene.stillPlan(pose: pose)).bitmap == alone)
    }
    #expect(page.stages.stages.count { $0.name == "draw" } == 1)
  }

  @Test(
    arguments: [TestScene(name: "sequence", spec: .surface(count: 24) { $0 * $1 })]
      + Scenes.views)
  func aRegionIsAPartOfThePicture(scene: TestScene) throws {
    let renderer = try ChartRenderer(options: scene.options(.software))
    var page = try renderer.prepare(scene.page)
    let whole = try renderer.draw(&page).bitmap
    let region = PixelRect(x: 100, y: 70, width: 91, height: 63)
    let part = try renderer.draw(&page, region: region).bitmap
    for y in 0..<region.height {
      for x in 0..<region.width {
        #expect(part[x, y] == whole[x + region.x, y + region.y])
      }
    }
  }

  @Test func oneChartsWarningsAreNotTheNexts() throws {
    let renderer = try ChartRenderer(options: scene.options(.software))
    var odd = scene.spec
    odd.title = "\u{10FFFF}"
    #expect(try !renderer.render(odd).diagnostics.isEmpty)
    #expect(try renderer.render(scene.spec).diagnostics.isEmpty)
  }
}
