import RenderModel
import TestSupport
import Testing

@testable import ChartModel

/// Charts of many categories: what has no room is left out, and the rest stays on the page.
struct CrowdTests {
  private let text = BlockTextEngine()

  private func layout(categories count: Int, size: SIMD2<Double>) -> ChartLayout {
    let values = (0..<count).map { Double($0) }
    let spec = ChartSpec.points(values, values, values, color: (0..<count).map { "c\($0)" })
    let frame = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    return spec.resolved(theme: .light).laidOut(in: frame, text: text)
  }

  @Test(
    arguments: [8, 13, 200, 5000],
    [[400, 300], [800, 600], [130, 400], [300, 90]] as [SIMD2<Double>])
  func legendsStayOnThePage(count: Int, size: SIMD2<Double>) {
    let legend = layout(categories: count, size: size).legend
    let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    for entry in legend.texts {
      #expect(page.contains(entry.frame.bounds), "\(entry.string) leaves the page")
    }
    for (index, a) in legend.texts.enumerated() {
      for b in legend.texts[..<index] {
        #expect(!a.frame.intersects(b.frame), "\(a.string) touches \(b.string)")
      }
    }
    // Whatever is not named is counted.
    guard let last = legend.texts.last, legend.swatches.count < count else { return }
    #expect(last.string == "and \(count - legend.swatches.count) more")
  }

  @Test func aLegendThatCouldNameNothingIsLeftOut() {
    #expect(layout(categories: 9, size: [60, 40]).legend.texts.isEmpty)
  }

  @Test(arguments: [(1, 1), (24, 24), (25, 13), (200, 23), (5000, 24)])
  func crowdedCategoriesShareTicks(count: Int, ticks: Int) {
    let scale = PositionScale(
      kind: .category((0..<count).map { "c\($0)" }), start: 0, end: Double(count))
    let values = scale.automaticValues(count: Resolver.wantedTicks)
    #expect(values.count == ticks)
    #expect(values.first == 0.5)
    #expect(values.allSatisfy(scale.isShown))
  }
}
