import ChartModel
import Charts
import ChartsExtras
import Spatial
import SwiftUICore
import Testing

@MainActor
@Suite("Lens, proportions and light")
struct CameraTests {
  private func spec(_ view: some View) -> ChartSpec {
    LoweredChart(view).spec
  }

  private var chart: some View { Chart3D {} }

  @Test("a field of view asks for perspective, unless the chart is orthographic")
  func fieldOfView() {
    #expect(spec(chart.chart3DFieldOfView(.degrees(50))).camera == CameraSpec(fieldOfView: 50))
    let view = chart.chart3DCameraProjection(.orthographic).chart3DFieldOfView(.degrees(50))
    #expect(spec(view).resolved(theme: .light).diagnostics.warnings.count == 1)
    #expect(spec(chart).camera == CameraSpec())
  }

  @Test("a zoom multiplies the size of the box")
  func zoom() {
    #expect(spec(chart.chart3DZoom(1.5)).camera == CameraSpec(zoom: 1.5))
  }

  @Test("the box is a cube unless proportions are given")
  func proportions() {
    #expect(spec(chart).proportions == .cube)
    #expect(spec(chart.chart3DProportions(.data)).proportions == .data)
    #expect(
      spec(chart.chart3DProportions(.ratio(x: 2, y: 1, z: 3))).proportions
        == .ratio(x: 2, y: 1, z: 3))
    #expect(spec(chart.chart3DProportions(.data).chart3DProportions(.cube)).proportions == .data)
  }

  @Test("lights")
  func lights() {
    let lights: [(Chart3DLighting, LightSpec)] = [
      (.standard, .standard), (.flat, .flat), (.lit, .lit), (.soft, .soft),
    ]
    for (lighting, light) in lights {
      #expect(spec(chart.chart3DLighting(lighting)).light == light)
    }
  }
}
