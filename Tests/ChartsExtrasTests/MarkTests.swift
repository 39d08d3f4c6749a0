import ChartModel
import Charts
import ChartsExtras
import Foundation
import SwiftUICore
import Testing

private struct Step {
  var time: Double
  var name: String
  var height: Float = 2
}

@MainActor
@Suite("Marks that Apple does not have become columns")
struct MarkTests {
  private let steps = [
    Step(time: 0, name: "a"), Step(time: 1, name: "b"), Step(time: 2, name: "a"),
  ]

  private func vertex(_ step: Step) -> LineMark3D {
    LineMark3D(
      x: .value("X", step.time), y: .value("Y", step.height), z: .value("Z", -step.time))
  }

  @Test("vertices are one group, in the order of the data")
  func line() {
    let chart = Chart3D { ForEach(steps, id: \.time) { vertex($0) } }
    #expect(
      LoweredChart(chart).text
        == "lines x 'X' [0.0, 1.0, 2.0] y 'Y' [2.0, 2.0, 2.0] z 'Z' [-0.0, -1.0, -2.0]")
  }

  @Test("series, style and colour of vertices")
  func series() {
    let chart = Chart3D {
      ForEach(steps, id: \.time) { step in
        LineMark3D(
          x: .value("X", step.time), y: .value("Y", 1), z: .value("Z", 2),
          series: .value("Name", step.name)
        )
        .foregroundStyle(by: .value("Time", step.time))
      }
      .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2]))
    }
    #expect(
      LoweredChart(chart).text
        == "lines x 'X' [0.0, 1.0, 2.0] y 'Y' [1.0, 1.0, 1.0] z 'Z' [2.0, 2.0, 2.0] "
        + "series 'Name' [a, b, a] color by 'Time' [0.0, 1.0, 2.0] "
        + "line 3.0 dash [4.0, 2.0] round cap bevel join")
  }

  @Test("lines of different styles, with and without series, are different groups")
  func groups() {
    let chart = Chart3D {
      ForEach(steps, id: \.time) { vertex($0) }
      ForEach(steps, id: \.time) { vertex($0) }.lineStyle(StrokeStyle(lineWidth: 2))
      ForEach(steps, id: \.time) { step in
        LineMark3D(
          x: .value("X", step.time), y: .value("Y", step.height), z: .value("Z", step.time),
          series: .value("S", step.name))
      }
      RuleMark(x: .value("X", 0..<1), y: .value("Y", 0), z: .value("Z", 0))
        .lineStyle(StrokeStyle(lineWidth: 5))
    }
    let lines = LoweredChart(chart).text.split(separator: "\n")
    #expect(lines.map { $0.contains("line 2.0") } == [false, true, false, false])
    #expect(lines.last?.hasPrefix("rules") == true && lines.last?.contains("line 5.0") == true)
  }

  @Test("bars with their footprint and stacking")
  func bars() {
    let chart = Chart3D {
      BarMark3D(x: .value("X", "a"), y: .value("Y", 3), z: .value("Z", 1))
      BarMark3D(
        x: .value("X", "a"), y: .value("Y", 4), z: .value("Z", 1), width: 0.5,
        depth: .ratio(1), stacking: .standard)
      BarMark3D(
        x: .value("X", "b"), yStart: .value("Y", 1), yEnd: .value("Y", 2), z: .value("Z", 2))
    }
    #expect(
      LoweredChart(chart).text == """
        bars x 'X' [a] y 'Y' [3.0] z 'Z' [1.0]
        bars x 'X' [a] y 'Y' [4.0] z 'Z' [1.0] width fixed(0.5) depth ratio(1.0) stacking standard
        bars x 'X' [b] y 'Y' [1.0] to [2.0] z 'Z' [2.0]
        """)
  }

  @Test("a bar with a range across is named, and left out")
  func wrongBar() {
    let chart = Chart3D {
      BarMark3D(x: .value("X", 1..<2), y: .value("Y", 3), z: .value("Z", 1))
    }
    #expect(
      LoweredChart(chart).text
        == "warning: BarMark3D needs single values on x and z and a value or a range on y, "
        + "has a range on x; such marks are left out")
  }

  @Test("error bars are a range for each margin")
  func errorBars() {
    let chart = Chart3D {
      ErrorBarMark3D(
        x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3), xError: 0.5,
        yError: .margins(below: 1, above: 2), zError: .bounds(0..<4), capLength: 6)
      ErrorBarMark3D(x: .value("X", 1), y: .value("Y", 2..<4), z: .value("Z", 3))
      ErrorBarMark3D(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
    }
    let named = Chart3D {
      ErrorBarMark3D(
        x: .value("X", "a"), y: .value("Y", 2), z: .value("Z", 3), xError: 1, yError: 1)
    }
    #expect(
      LoweredChart(named).text == """
        error bars x 'X' [a] y 'Y' [1.0] to [3.0] z 'Z' [3.0] caps 8.0
        warning: ErrorBarMark3D has a margin on x, which shows names; it is left out
        """)
    #expect(
      LoweredChart(chart).text == """
        error bars x 'X' [0.5] to [1.5] y 'Y' [2.0] z 'Z' [3.0] caps 6.0
        error bars x 'X' [1.0] y 'Y' [1.0] to [4.0] z 'Z' [3.0] caps 6.0
        error bars x 'X' [1.0] y 'Y' [2.0] z 'Z' [0.0] to [4.0] caps 6.0
        error bars x 'X' [1.0] y 'Y' [2.0] to [4.0] z 'Z' [3.0] caps 8.0
        warning: ErrorBarMark3D has no margin on any axis; such marks are left out
        """)
  }

  @Test("texts, and texts beside marks")
  func texts() {
    let chart = Chart3D {
      TextMark3D(
        "Peak", x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3), position: .top,
        style: AnnotationStyle3D(
          font: .system(size: 14, weight: .bold), color: .red,
          offset: CGSize(width: 3, height: -4), overlap: .keep, hasLeaderLine: true,
          hasPlate: false, isHiddenBehindContent: true)
      )
      .foregroundStyle(.green)
      ForEach(steps, id: \.time) { step in
        PointMark(x: .value("X", step.time), y: .value("Y", 0), z: .value("Z", 0))
          .annotation3D(position: .trailing) { step.name }
      }
    }
    #expect(
      LoweredChart(chart).text == """
        texts x 'X' [1.0] y 'Y' [2.0] z 'Z' [3.0] [Peak] side 0 -1 offset 3.0 -4.0 font 14.0 700 \
        text red keep leader no plate hidden behind color green
        points x 'X' [0.0, 1.0, 2.0] y 'Y' [0.0, 0.0, 0.0] z 'Z' [0.0, 0.0, 0.0]
        texts x 'X' [0.0, 1.0, 2.0] y 'Y' [0.0, 0.0, 0.0] z 'Z' [0.0, 0.0, 0.0] [a, b, a] side 1 0
        """)
  }

  @Test("miter limits are kept as they are asked for")
  func miterLimits() {
    func line(_ limit: CGFloat, _ join: CGLineJoin = .miter) -> LineSpec? {
      let style = StrokeStyle(lineWidth: 2, lineJoin: join, miterLimit: limit)
      let chart = Chart3D { vertex(steps[0]).lineStyle(style) }
      return LoweredChart(chart).spec.marks.first?.style.line
    }
    #expect(line(1)?.join == .miter && line(1)?.miterLimit == 1)
    #expect(line(1, .round)?.join == .round)
    #expect(line(3)?.join == .miter && line(3)?.miterLimit == 3)
    #expect(line(10)?.miterLimit == LineSpec.standardMiterLimit)
  }

  @Test("an annotation round a surface has no place, and is said to be left out")
  func annotatedSurfaces() {
    let surface = Chart3D {
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x * z }.annotation3D { "a" }
    }
    #expect(
      LoweredChart(surface).diagnostics.warnings.map { "\($0)" } == [
        "annotation3D writes beside marks that have a place, which a surface has not; "
          + "it is left out; TextMark3D writes at any place"
      ])
    let heights = [[1.0, 2], [3, 4]]
    let grid = Chart3D { GridSurfacePlot(y: .value("Y", heights)).annotation3D { "a" } }
    #expect(LoweredChart(grid).diagnostics.warnings.count == 1)
    let point = Chart3D { vertex(steps[0]).annotation3D { "a" } }
    #expect(LoweredChart(point).diagnostics.isEmpty)
  }

  @Test("what acts on depth alone is said to change nothing where no chart has any")
  func depthOfPlanes() {
    let plane = Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
    let view = plane.chart3DZoom(2).chart3DProportions(.data)
    #expect(
      view.lowered().diagnostics.warnings.map { "\($0)" } == [
        "a ratio of sides changes nothing: there is no 3D chart",
        "a zoom changes nothing: there is no 3D chart",
      ])
    let both = VStack {
      plane
      Chart3D { vertex(steps[0]) }
    }
    #expect(both.chart3DZoom(2).lowered().diagnostics.isEmpty)
  }
}
