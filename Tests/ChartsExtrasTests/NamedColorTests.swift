import ChartModel
import Charts
import ChartsExtras
import SwiftUICore
import Testing

@MainActor
@Suite("Named ramps and palettes")
struct NamedColorTests {
  private func chart(_ view: some View) -> ChartSpec {
    LoweredChart(view).spec
  }

  @Test("a ramp colours numbers and heights")
  func ramps() throws {
    let surface = SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
    let spec = chart(
      Chart3D { surface.foregroundStyle(.heightBased(.viridis)) }
        .chartForegroundStyleScale(range: Gradient.magma))
    guard case .heightBased(let gradient, nil) = try #require(spec.marks.first).style.foreground,
      case .gradient(let range) = spec.colorScale.range
    else { return #expect(Bool(false)) }
    #expect(gradient == NamedRamp.viridis.gradient)
    #expect(range == NamedRamp.magma.gradient)
  }

  @Test("a palette colours names")
  func palettes() {
    let spec = chart(
      Chart3D { PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1)) }
        .chartForegroundStyleScale(range: [Color].okabeIto))
    guard case .colors(let colors) = spec.colorScale.range else { return #expect(Bool(false)) }
    #expect(colors == NamedPalette.okabeIto.colors)
    #expect([Color].tableau.count == 10 && [Color].apple.first == .blue)
  }
}
