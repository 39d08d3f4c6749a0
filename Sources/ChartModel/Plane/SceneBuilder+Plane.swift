import Diagnostics
import RenderModel

extension SceneBuilder {
  /// The scene of a chart in a plane, where marks are painted in the order of their declaration.
  mutating func planeScene(_ plane: PlaneLayout) -> ChartScene {
    let order = chart.marks.indices.sorted {
      (chart.marks[$0].zIndex, $0) < (chart.marks[$1].zIndex, $1)
    }
    let content = order.flatMap { planeItems(chart.marks[$0], plane, index: $0) }
    // Texts are views beside points of no size.
    noteUnseen(content.isEmpty && chart.marks.allSatisfy(\.annotations.isEmpty))
    let legend = legendItems()
    return ChartScene(
      backdrop: [
        DrawItem(name: "grid", geometry: .segments(gridLines(plane))),
        DrawItem(name: "ticks", geometry: .segments(ticks(plane))),
      ],
      content: content, legend: legend, layout: layout, pose: chart.pose, light: chart.light.light,
      reach: 0, ramps: ramps, diagnostics: diagnostics)
  }

  /// The marks of one group, in the order of painting.
  private mutating func planeItems(
    _ marks: ResolvedMarks, _ plane: PlaneLayout, index: Int
  ) -> [DrawItem] {
    switch marks {
    case .points(let points):
      return symbolItems(points, plane, index: index)
    case .planeSpans(let spans):
      return planeItems(spans, plane, index: index)
    case .lines(let lines):
      return planeItems(lines, plane, index: index)
    case .areas(let areas):
      return planeItems(areas, plane, index: index)
    case .spans, .surface, .texts, .scattered:
      diagnostics.note(.other("mark \(index + 1) has no place in a plane, and is left out"))
      return []
    }
  }

  private func gridLines(_ plane: PlaneLayout) -> [SegmentInstance] {
    plane.gridLines.flatMap {
      segments($0, width: layout.style.gridWidth, color: layout.theme.gridLine)
    }
  }

  private func ticks(_ plane: PlaneLayout) -> [SegmentInstance] {
    plane.ticks.flatMap {
      segments($0, width: layout.style.gridWidth, color: layout.theme.axisLine)
    }
  }

  private func segments(
    _ line: PlaneLayout.AxisLine, width: Double, color: RGBA8
  ) -> [SegmentInstance] {
    line.style.segments(
      from: SIMD3(line.from, 0), to: SIMD3(line.to, 0), length: (line.to - line.from).length,
      width: width, color: color, palette: palette)
  }
}
