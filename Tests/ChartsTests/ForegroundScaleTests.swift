import ChartModel
import Charts
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Scales of foreground styles, and legends")
struct ForegroundScaleTests {
  private let chart = Chart3D { point(1) }

  private func scale(_ view: some View) -> String {
    dump(view).split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  /// The colours of points with these values, as red, green and blue in hexadecimal digits.
  private func colors<D: Plottable>(
    _ values: [D],
    _ change: (AnyView) -> some View
  ) -> [String] {
    let chart = Chart3D(0..<values.count, id: \.self) { index in
      point(Double(index)).foregroundStyle(by: .value("Value", values[index]))
    }
    let resolved = lower(change(AnyView(chart))).spec.resolved(theme: .light)
    guard case .points(let points) = resolved.marks.first,
      case .each(let colors) = points.foreground
    else { return [] }
    return colors.map { color in
      [color.red, color.green, color.blue].map { String(Int($0) + 256, radix: 16).dropFirst() }
        .joined()
    }
  }

  @Test("every form")
  func forms() {
    #expect(
      scale(chart.chartForegroundStyleScale(["a": .red, "b": .blue.opacity(0.5)]))
        == "colors categories [a, b] range [red, blue*0.5]")
    #expect(
      scale(chart.chartForegroundStyleScale([0: Color.red, 5.5: Color.blue]))
        == "colors numbers 0.0 to 5.5 at [0.0, 5.5] range [red, blue]")
    #expect(
      scale(chart.chartForegroundStyleScale(domain: ["a", "b"], range: [Color.red, .mint]))
        == "colors categories [a, b] range [red, mint]")
    #expect(
      scale(
        chart.chartForegroundStyleScale(
          domain: 1...100, range: Gradient(colors: [.white, .black]), type: .log))
        == "colors numbers 1.0 to 100.0 gradient [white 0.0, black 1.0] scale log")
    #expect(
      scale(chart.chartForegroundStyleScale(domain: .automatic(includesZero: true)))
        == "colors automatic zero true")
    #expect(
      scale(chart.chartForegroundStyleScale(domain: .automatic(reversed: true), type: .squareRoot))
        == "colors automatic reversed true scale squareRoot")
    #expect(
      scale(chart.chartForegroundStyleScale(range: [AnyShapeStyle(.secondary)]))
        == "colors range [secondary]")
    #expect(
      scale(chart.chartForegroundStyleScale(type: .power(exponent: 2)))
        == "colors scale power(exponent: 2.0)")
    #expect(
      scale(chart.chartForegroundStyleScale(domain: ["a"], mapping: { (_: String) in Color.red }))
        == "colors categories [a] mapping")
    #expect(
      scale(chart.chartForegroundStyleScale(mapping: { (_: Double) in Color.red }))
        == "colors mapping")
  }

  @Test("forms that say the same give the same colours")
  func equality() {
    let names = ["a", "b", "c"]
    let expected =
      (colors(names) { $0.chartForegroundStyleScale(["a": .red, "b": .mint, "c": .gray]) })
    #expect(expected == ["ff3b30", "00c7be", "8e8e93"])
    let list: [Color] = [.red, .mint, .gray]
    #expect(
      (colors(names) { $0.chartForegroundStyleScale(domain: names, range: list) }) == expected)
    #expect((colors(names) { $0.chartForegroundStyleScale(range: list) }) == expected)
    let mapping = { (name: String) in list[names.firstIndex(of: name) ?? 0] }
    #expect(
      (colors(names) { $0.chartForegroundStyleScale(domain: names, mapping: mapping) })
        == expected)
    #expect((colors(names) { $0.chartForegroundStyleScale(mapping: mapping) }) == expected)
  }

  @Test("numbers and dates go along the colours")
  func ramps() {
    let shades: [Color] = [.red, .blue, .yellow]
    let ends = ["ff3b30", "007aff", "ffcc00"]
    #expect(
      (colors([1.0, 10, 100]) { $0.chartForegroundStyleScale(range: shades, type: .log) })[0]
        == ends[0])
    for view in [
      (colors([0.0, 50, 100]) { $0.chartForegroundStyleScale(range: shades) }),
      (colors([0.0, 50, 100]) { $0.chartForegroundStyleScale(range: Gradient(colors: shades)) }),
      (colors([0, 50, 100]) { $0.chartForegroundStyleScale(domain: 0...100, range: shades) }),
      (colors([0.0, 50, 100]) {
        $0.chartForegroundStyleScale([0: Color.red, 50: .blue, 100: .yellow])
      }),
    ] {
      #expect(view[0] == ends[0] && view[2] == ends[2])
      // The 256 entries have none exactly in the middle.
      let middle = Int(view[1], radix: 16) ?? 0
      #expect(abs((middle >> 8 & 255) - 0x7A) <= 2 && middle & 255 >= 0xFC)
    }
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let dates = [day, day + 100, day + 200]
    #expect(
      (colors(dates) { $0.chartForegroundStyleScale(domain: day...(day + 100), range: shades) })
        == [ends[0], ends[2], ends[2]])
  }

  @Test("an automatic domain can be changed")
  func changedDomains() {
    let shades: [Color] = [.red, .blue]
    let numbers = colors([0.0, 50]) {
      $0.chartForegroundStyleScale(
        domain: .automatic(dataType: Double.self) { $0.append(-50) }, range: shades)
    }
    #expect(numbers.count == 2 && numbers[0] != "ff3b30" && numbers[1] == "007aff")
    let names = colors(["a", "b"]) {
      $0.chartForegroundStyleScale(
        domain: .automatic(dataType: String.self) { $0.reverse() }, range: shades)
    }
    #expect(names == ["007aff", "ff3b30"])
  }

  @Test("modifiers of one scale come together, the inner one first")
  func merging() {
    #expect(
      scale(
        chart.chartForegroundStyleScale(type: .log).chartForegroundStyleScale(range: [Color.red])
      ) == "colors range [red] scale log")
  }

  @Test("a mapping sees the environment's scheme")
  func environment() {
    struct Ink: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? .white : .black
      }
    }
    let view = chart.chartForegroundStyleScale(range: [Ink()]).environment(\.colorScheme, .dark)
    #expect(scale(view).contains("range [white]"))
  }

  @Test("places of the legend")
  func legends() {
    #expect(scale(chart.chartLegend(position: .top)) == "legend top")
    #expect(
      scale(chart.chartLegend(position: .trailing, alignment: .top, spacing: 4))
        == "legend trailing align 0.5 top spacing 4.0")
    #expect(scale(chart.chartLegend(position: .bottomLeading)) == "legend bottomLeading")
    #expect(scale(chart.chartLegend(spacing: .nan)) == "")
    #expect(
      scale(chart.chartLegend(position: .overlay) { Text("Key") }) == "legend overlay content")
    #expect(scale(chart.chartLegend(position: .top).chartLegend(.visible)) == "legend visible top")
  }

  @Test("views for a legend take the environment, and no chart")
  func legendContent() throws {
    let view = chart.chartLegend {
      Text("Key").bold()
      chart
    }
    let (spec, diagnostics) = lower(view)
    let content = try #require(spec.legend.content)
    #expect(content.texts.map(\.string) == ["Key"])
    #expect(content.charts.isEmpty)
    #expect(diagnostics.warnings.count == 1)
  }
}
