import Charts
import ChartsExtras
import SwiftUICore
import Testing

@MainActor
@Suite("Looks of 3D marks that Apple does not have")
struct LookTests {
  private func style<Content: Chart3DContent>(_ content: Content) -> String {
    let text = dump(Chart3D { content })
    return text.replacing("points x 'X' [1.0] y 'Y' [1.0] z 'Z' [1.0] ", with: "")
  }

  @Test("opacities multiply")
  func opacity() {
    #expect(style(point(1).opacity(0.5)) == "opacity 0.5")
    #expect(
      style(point(1).opacity(0.5).foregroundStyle(.red).opacity(0.5))
        == "color red opacity 0.25")
    // Each is held to 0...1 first.
    #expect(style(point(1).opacity(0.5).opacity(2)) == "opacity 0.5")
    #expect(style(point(1).opacity(-1)) == "opacity 0.0")
    #expect(style(point(1).opacity(.nan)) == "opacity [nan]")
  }

  @Test("an opacity for each mark of one group")
  func varyingOpacity() {
    let chart = Chart3D {
      ForEach(0..<3) { index in point(1).opacity(Double(index) / 2) }.opacity(0.5)
    }
    #expect(dump(chart).hasSuffix("[1.0, 1.0, 1.0] opacity [0.0, 0.25, 0.5]"))
  }

  @Test("of surfaces, rules and rectangles")
  func otherMarks() {
    let chart = Chart3D {
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x + z }
      RuleMark(x: .value("X", 0..<1.0), y: .value("Y", 0.0), z: .value("Z", 0.0))
      RectangleMark(x: .value("X", 0..<1.0), y: .value("Y", 0..<1.0), z: .value("Z", 0.0))
    }
    let faint = Chart3D {
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x + z }.opacity(0.5)
      RuleMark(x: .value("X", 0..<1.0), y: .value("Y", 0.0), z: .value("Z", 0.0)).opacity(0.5)
      RectangleMark(x: .value("X", 0..<1.0), y: .value("Y", 0..<1.0), z: .value("Z", 0.0))
        .opacity(0.5)
    }
    let lines = dump(chart).split(separator: "\n").map { $0 + " opacity 0.5" }
    #expect(dump(faint) == lines.joined(separator: "\n"))
    #expect(lines.count == 3)
  }

  @Test("sizes by data, the inner modifier wins")
  func sizes() {
    #expect(style(point(1).symbolSize(by: .value("Mass", 3))) == "size by 'Mass' [3.0]")
    #expect(
      style(point(1).symbolSize(by: .value("Mass", 3)).symbolSize(0.1))
        == "size by 'Mass' [3.0]")
    #expect(style(point(1).symbolSize(0.1).symbolSize(by: .value("Mass", 3))) == "size 0.1")
    let chart = Chart3D {
      ForEach(0..<3) { index in point(1).symbolSize(by: .value("Mass", index)) }
    }
    #expect(dump(chart).hasSuffix("[1.0, 1.0, 1.0] size by 'Mass' [0.0, 1.0, 2.0]"))
  }
}
