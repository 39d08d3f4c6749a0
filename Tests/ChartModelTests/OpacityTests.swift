import ChartModel
import RenderModel
import TestSupport
import Testing

/// The opacity of marks on its way to vertex buffers.
struct OpacityTests {
  private func items(_ spec: ChartSpec) throws -> [DrawItem] {
    let page = PageSpec([.chart(spec)]).resolved(theme: .light)
    let scene = page.laidOut(size: [600, 450], text: BlockTextEngine()).built()
    try SceneValidator.validate(scene.scene)
    return try #require(scene.charts.first).content
  }

  private func alphas(_ style: MarkStyle) throws -> [UInt8] {
    let spec = ChartSpec.points([0, 1, 2], [0, 1, 2], [0, 1, 2], style: style)
    return try items(spec).flatMap { item -> [UInt8] in
      if case .spheres(let spheres) = item.geometry { spheres.map(\.color.alpha) } else { [] }
    }
  }

  private func style(_ opacity: Varying<Double>, _ foreground: ForegroundSpec) -> MarkStyle {
    var style = MarkStyle()
    style.foreground = foreground
    style.opacity = opacity
    return style
  }

  private static let half = ColorSpec.system(.red, opacity: 0.5)

  @Test func multipliesTheAlphaOfPoints() throws {
    let opacities = Varying.each([0.2, 0.4, 1])
    #expect(try alphas(style(.same(0.6), .automatic)) == [153, 153, 153])
    #expect(try alphas(style(opacities, .automatic)) == [51, 102, 255])
    #expect(try alphas(style(.same(0.5), .color(.same(Self.half)))) == [64, 64, 64])
    #expect(try alphas(style(opacities, .color(.same(Self.half)))) == [26, 51, 128])
    let height = ForegroundSpec.heightBased(gradient: nil, range: nil)
    #expect(try alphas(style(opacities, height)) == [51, 102, 255])
    #expect(try alphas(style(.same(0.2), height)) == [51, 51, 51])
  }

  @Test func marksThatAreNotSeenAreNotDrawn() throws {
    #expect(try alphas(style(.same(0), .automatic)).isEmpty)
    #expect(try alphas(style(.each([0, 0.2, -3]), .automatic)) == [51])
    #expect(try alphas(style(.each([.nan, 1, 7]), .automatic)) == [255, 255])
    let spec = ChartSpec.points(
      [0, 1, 2], [0, 1, 2], [0, 1, 2], style: style(.each([.nan, 1, 7]), .automatic))
    #expect(
      spec.resolved(theme: .light).diagnostics.warnings == [
        .dropped(count: 1, place: "opacity", reason: .notFinite)
      ])
  }

  @Test func surfacesTakeItWhateverColorsThem() throws {
    func material(_ foreground: ForegroundSpec) throws -> ColorSource? {
      try items(.surface(count: 4, style: style(.same(0.2), foreground)) { x, z in x + z })
        .first?.material.color
    }
    guard case .solid(let color)? = try material(.automatic) else {
      Issue.record("a plain surface is not of one colour")
      return
    }
    #expect(color.alpha == 51)
    #expect(try material(.normalBased) == .normal(alpha: 51))
    guard case .ramp? = try material(.heightBased(gradient: nil, range: nil)) else {
      Issue.record("a surface by height has no ramp")
      return
    }
  }

  @Test func rectanglesOnARampAreParted() throws {
    let starts = Channel(label: "X", column: .numbers([0, 1, 2]), end: .numbers([1, 2, 3]))
    let height = ForegroundSpec.heightBased(gradient: nil, range: nil)
    func group(_ opacity: Varying<Double>) -> ChartSpec {
      var spec = ChartSpec()
      spec.marks = [
        MarkGroup(
          .rectangle, x: starts, y: starts,
          z: Channel(label: "Z", column: .numbers([0, 0, 0])), style: style(opacity, height))
      ]
      return spec
    }
    #expect(try items(group(.same(0.5))).map(\.geometry.count) == [6])
    #expect(try items(group(.each([0.5, 0.2, 0.5]))).map(\.geometry.count) == [4, 2])
    #expect(try items(group(.each([0.5, 0, 0]))).map(\.geometry.count) == [2])
  }
}
