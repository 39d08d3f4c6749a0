import Charts
import Foundation
import Spatial
import SwiftUICore
import Testing

@MainActor
@Suite("Modifiers round a 3D chart")
struct ChartModifierTests {
  private var chart: some View { Chart3D {} }

  @Test("domains")
  func domains() {
    #expect(dump(chart.chartXScale(domain: 160...240)) == "x numbers 160.0 to 240.0")
    #expect(dump(chart.chartYScale(domain: -0.25...1)) == "y numbers -0.25 to 1.0")
    #expect(dump(chart.chartZScale(domain: [5, 0])) == "z numbers 5.0 to 0.0")
    #expect(dump(chart.chartXScale(domain: ["a", "b"])) == "x categories [a, b]")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(dump(chart.chartXScale(domain: start...start + 60)) == "x dates 0.0 to 60.0")
    #expect(dump(chart.chartXScale(domain: .automatic)) == "")
    #expect(
      dump(chart.chartXScale(domain: .automatic(includesZero: false))) == "x automatic zero false"
    )
    #expect(
      dump(chart.chartYScale(domain: .automatic(includesZero: true, reversed: true)))
        == "y automatic zero true reversed true"
    )
    #expect(dump(chart.chartXScale(domain: [Double]())) == "")
  }

  @Test("ranges and types")
  func ranges() {
    #expect(
      dump(chart.chartXScale(domain: 0...1, range: -0.5...1.5, type: .log))
        == "x numbers 0.0 to 1.0 range -0.5 to 1.5 scale log"
    )
    #expect(dump(chart.chartZScale(range: -1...1)) == "z range -1.0 to 1.0")
    #expect(dump(chart.chartXScale(range: .plotDimension)) == "")
    #expect(
      dump(chart.chartXScale(range: .plotDimension(padding: 3)))
        == "warning: a 3D chart has no room for the padding of .plotDimension; it is left out"
    )
    #expect(
      dump(chart.chartYScale(type: .symmetricLog)) == "y scale symmetricLog(slopeAtZero: 1.0)"
    )
    #expect(dump(chart.chartYScale(type: .power(exponent: 3))) == "y scale power(exponent: 3.0)")
    #expect(dump(chart.chartYScale(type: .squareRoot)) == "y scale squareRoot")
    #expect(dump(chart.chartZScale(domain: 0...1, type: .category)).hasSuffix("scale category"))
  }

  @Test("of two modifiers the inner one wins, part by part")
  func innerWins() {
    let view =
      chart
      .chartXScale(domain: 0...1)
      .chartXScale(domain: 5...6, range: -1...1)
      .chartXAxisLabel("inner")
      .chartXAxisLabel("outer")
    #expect(dump(view) == "x numbers 0.0 to 1.0 range -1.0 to 1.0 title 'inner'")
  }

  @Test("modifiers reach charts through any view")
  func anyView() {
    struct Inner: View {
      var body: some View {
        Group {
          EmptyView()
          AnyView(Chart3D { point(1) })
        }
      }
    }
    let lowered = Inner().chart3DPose(.front).lowered()
    #expect(lowered.node.charts.map(\.pose.azimuth) == [0])
  }

  @Test("titles")
  func titles() {
    #expect(dump(chart.chartXAxisLabel("a (mm)")) == "x title 'a (mm)'")
    #expect(dump(chart.chartYAxisLabel(String("b"))) == "y title 'b'")
    #expect(dump(chart.chartZAxisLabel(Text("c").bold())) == "z title 'c'")
    #expect(dump(chart.chartZAxisLabel(LocalizedStringResource("r"))) == "z title 'r'")
    #expect(dump(chart.chartXAxisLabel { Text("d") }) == "x title 'd'")
    #expect(dump(chart.chartXAxisLabel("")) == "x no title")
    #expect(
      dump(chart.chartXAxisLabel("a", position: .top, alignment: .leading, spacing: 3))
        == """
        x title 'a'
        warning: chartXAxisLabel: a 3D chart leaves out the option position: .top
        warning: chartXAxisLabel: a 3D chart leaves out the option alignment
        warning: chartXAxisLabel: a 3D chart leaves out the option spacing
        """
    )
  }

  @Test("visibility of axes and legend")
  func visibility() {
    #expect(dump(chart.chartXAxis(.hidden)) == "x hidden")
    #expect(dump(chart.chartYAxis(.visible)) == "y visible")
    #expect(dump(chart.chartZAxis(.automatic)) == "")
    #expect(dump(chart.chartLegend(.hidden)) == "legend hidden")
  }

  @Test("poses and projections")
  func poses() {
    #expect(dump(chart.chart3DPose(.default)) == "")
    #expect(dump(chart.chart3DPose(.front)) == "pose 0.0 0.0")
    #expect(dump(chart.chart3DPose(.back)) == "pose 180.0 0.0")
    #expect(dump(chart.chart3DPose(.left)) == "pose -90.0 0.0")
    #expect(dump(chart.chart3DPose(.right)) == "pose 90.0 0.0")
    #expect(dump(chart.chart3DPose(.top)) == "pose 0.0 90.0")
    #expect(dump(chart.chart3DPose(.bottom)) == "pose 0.0 -90.0")
    let pose = Chart3DPose(azimuth: .degrees(20), inclination: .radians(.pi / 4))
    let spec = lower(chart.chart3DPose(pose)).spec
    #expect(abs(spec.pose.azimuth - 20) < 1e-12)
    #expect(abs(spec.pose.inclination - 45) < 1e-12)
    #expect(dump(chart.chart3DCameraProjection(.perspective)) == "projection perspective")
    #expect(dump(chart.chart3DCameraProjection(.orthographic)) == "projection orthographic")
    #expect(dump(chart.chart3DCameraProjection()) == "")
    let nowhere = Chart3DPose(azimuth: .degrees(.nan), inclination: .zero)
    #expect(
      dump(chart.chart3DPose(nowhere))
        == "warning: chart3DPose: an angle is not a finite number; the pose is left out"
    )
    #expect(dump(chart.chart3DRenderingStyle(.volumetric)) == "")
  }

  @Test("a pose bound to a state follows it")
  func boundPose() {
    struct Turning: View {
      @State var pose: Chart3DPose = .front
      var body: some View { Chart3D {}.chart3DPose($pose) }
    }
    let view = Turning()
    #expect(dump(view) == "pose 0.0 0.0")
    view.pose = .right
    #expect(dump(view) == "pose 90.0 0.0")
    let constant = chart.chart3DPose(.constant(.top))
    #expect(dump(constant) == "pose 0.0 90.0")
  }

  @Test("light and dark")
  func theme() {
    #expect(dump(chart.preferredColorScheme(.dark)) == "theme dark")
    #expect(dump(chart.environment(\.colorScheme, .light)) == "theme light")
    #expect(dump(chart.preferredColorScheme(nil)) == "")
  }
}
