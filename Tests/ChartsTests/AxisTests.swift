import ChartModel
import Charts
import Foundation
import SwiftUICore
import Testing
import TextModel

@MainActor
@Suite("Axis marks")
struct AxisTests {
  private var chart: some View { Chart3D {} }

  @Test("values in all forms")
  func values() {
    func marks(_ values: AxisMarkValues) -> String {
      dump(chart.chartXAxis { AxisMarks(values: values) })
    }
    #expect(marks(.automatic) == "x marks automatic")
    #expect(marks(.automatic(desiredCount: 4)) == "x marks automatic 4")
    #expect(marks(.stride(by: 2.5)) == "x marks every 2.5")
    #expect(dump(chart.chartYAxis { AxisMarks(values: [2, 3]) }) == "y marks [2.0, 3.0]")
    #expect(dump(chart.chartZAxis { AxisMarks(values: ["a"]) }) == "z marks [a]")
    let date = Date(timeIntervalSinceReferenceDate: 9)
    #expect(dump(chart.chartZAxis { AxisMarks(values: [date]) }) == "z marks dates [9.0]")
    #expect(dump(chart.chartZAxis { AxisMarks(values: [Int]()) }) == "z marks []")
    #expect(dump(chart.chartZAxis {}) == "z no marks")
  }

  @Test("strides of the calendar")
  func calendar() {
    let day = 86_400.0
    let start = Date(timeIntervalSinceReferenceDate: day / 2)
    let domain = start...start + 3 * day
    let view = chart.chartXScale(domain: domain).chartXAxis {
      AxisMarks(values: .stride(by: .day))
    }
    #expect(dump(view).hasSuffix("marks dates [86400.0, 172800.0, 259200.0]"))
    let data = Chart3D([0.0, 20.0], id: \.self) { days in
      PointMark(
        x: .value("Day", Date(timeIntervalSinceReferenceDate: days * day)),
        y: .value("Y", 0),
        z: .value("Z", 0)
      )
    }
    let weekly = data.chartXAxis { AxisMarks(values: .stride(by: .day, count: 10)) }
    #expect(dump(weekly).hasSuffix("marks dates [0.0, 864000.0, 1728000.0]"))
    let none = chart.chartXAxis { AxisMarks(values: .stride(by: .day)) }
    #expect(
      dump(none)
        == """
        x marks dates []
        warning: AxisMarks of x: a stride of the calendar needs an axis of dates; there are no marks
        """
    )
    let never = Date(timeIntervalSinceReferenceDate: .nan)
    let endless = chart.chartXScale(domain: [never, start]).chartXAxis {
      AxisMarks(values: .stride(by: .day))
    }
    #expect(dump(endless).contains("marks dates []\nwarning: AxisMarks of x: a stride"))
    let tooMany = chart.chartXScale(domain: domain).chartXAxis {
      AxisMarks(values: .stride(by: .second))
    }
    #expect(dump(tooMany).contains("marks automatic\nwarning: AxisMarks of x: the stride"))
  }

  @Test("options that a 3D chart does not know are warnings")
  func unused() {
    let view = chart.chartXAxis {
      AxisMarks(
        preset: .inset,
        position: .leading,
        values: .stride(by: .day, roundLowerBound: true, roundUpperBound: false)
      )
    }
    #expect(
      dump(view)
        == """
        x marks dates []
        warning: AxisMarks of x: a 3D chart leaves out the option preset: .inset
        warning: AxisMarks of x: a 3D chart leaves out the option roundLowerBound
        warning: AxisMarks of x: a 3D chart leaves out the option position: .leading
        warning: AxisMarks of x: a stride of the calendar needs an axis of dates; there are no marks
        """
    )
  }

  @Test("automatic values with a least stride and with bounds that do not round")
  func automaticOptions() {
    let view = chart.chartXAxis {
      AxisMarks(
        values: .automatic(
          minimumStride: 2.0, desiredCount: 4, roundLowerBound: false,
          roundUpperBound: true))
    }
    #expect(dump(view) == "x marks automatic 4 at least 2.0 from the data's start")
  }

  @Test("a stride of numbers says whether the domain rounds to it")
  func roundedStride() {
    let view = chart.chartXAxis {
      AxisMarks(values: .stride(by: 3.0, roundLowerBound: true, roundUpperBound: false))
    }
    #expect(dump(view) == "x marks every 3.0 roundsLow true roundsHigh false")
  }

  @Test("places, moves and turns of pieces")
  func placedPieces() {
    let view = chart.chartXAxis {
      AxisMarks(values: [1]) {
        AxisTick(centered: true, length: 7).offset(x: 1, y: 2).offset(CGSize(width: 3, height: 0))
        AxisValueLabel(
          "a", centered: true, anchor: .topLeading,
          collisionResolution: .greedy(priority: 2, minimumSpacing: 6), orientation: .vertical,
          horizontalSpacing: 4
        )
        .offset(x: .nan)
      }
    }
    let made = pieces(of: .x, at: .number(1), in: view)
    guard made.count == 2, case .tick(let tick) = made[0], case .label(let label) = made[1] else {
      Issue.record("the pieces are \(made)")
      return
    }
    #expect(tick.isCentered)
    #expect(tick.length == 7)
    #expect(tick.offset == [4, 2])
    #expect(label.isCentered)
    #expect(label.anchor == [0, 0])
    #expect(label.collision == .greedy(priority: 2, minimumSpacing: 6))
    #expect(label.angle == -90)
    #expect(label.spacing == [4, 0])
    #expect(label.offset == .zero)
  }

  @Test("a layer fades all marks on it, and hands its environment on")
  func layers() {
    let view = chart.chartXAxis {
      AxisMarks(values: [1]) {
        AxisGridLine()
        AxisTick().foregroundStyle(.blue)
        AxisValueLabel()
      }
      .compositingLayer()
      .compositingLayer { $0.opacity(0.5).font(.system(size: 21)) }
      .compositingLayer { $0.foregroundStyle(.red).opacity(0.4) }
    }
    let made = pieces(of: .x, at: .number(1), in: view)
    guard made.count == 3, case .gridLine(let line) = made[0], case .tick(let tick) = made[1],
      case .label(let label) = made[2]
    else {
      Issue.record("the pieces are \(made)")
      return
    }
    #expect([line.opacity, tick.opacity, label.opacity] == [0.2, 0.2, 0.2])
    #expect(line.color == .system(.red, opacity: 1) && label.color == line.color)
    #expect(tick.color == .system(.blue, opacity: 1))
    #expect(label.font?.size == 21)
    let hidden = chart.chartXAxis {
      AxisMarks(values: [1]) { AxisTick() }.compositingLayer { _ in Text("instead") }
    }
    guard case .tick(let gone)? = pieces(of: .x, at: .number(1), in: hidden).first else {
      Issue.record("there is no tick")
      return
    }
    #expect(gone.opacity == 0)
    let padded = chart.chartXAxis {
      AxisMarks(values: [1]).compositingLayer { $0.padding(3).opacity(0.5) }
    }
    #expect(
      lower(padded).1.warnings.map(\.description)
        == ["AxisMarks of x: a compositingLayer leaves out padding"])
  }

  @Test("a tick may be as long as its label")
  func labelLengths() {
    let view = chart.chartXAxis {
      AxisMarks(values: [1]) {
        AxisTick(length: .label)
        AxisTick(length: .longestLabel(extendPastBy: 4))
      }
    }
    let reaches = pieces(of: .x, at: .number(1), in: view).map { piece -> LabelReach? in
      if case .tick(let line) = piece { line.labelReach } else { nil }
    }
    #expect(
      reaches == [LabelReach(isOfLongest: false), LabelReach(isOfLongest: true, past: 4)])
  }

  @Test("default pieces, a stroke, a format")
  func defaults() {
    let plain = chart.chartXAxis { AxisMarks() }
    #expect(
      pieces(of: .x, at: .number(1), in: plain)
        == [.gridLine(LineStyle()), .tick(LineStyle()), .label(AxisLabelSpec())]
    )
    let stroked = chart.chartXAxis { AxisMarks(stroke: StrokeStyle(lineWidth: 3)) }
    #expect(
      pieces(of: .x, at: .number(1), in: stroked)[0] == .gridLine(LineStyle(width: 3))
    )
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    let formatted = chart.chartXAxis { AxisMarks(format: percent, values: [0.5]) }
    #expect(
      pieces(of: .x, at: .number(0.5), in: formatted)[2] == .label(AxisLabelSpec(text: "50%"))
    )
  }

  @Test("pieces as declared, with lengths, colours and fonts")
  func declared() {
    let view = chart.chartZAxis {
      AxisMarks(values: [1]) {
        AxisTick(length: 7, stroke: StrokeStyle(lineWidth: 2))
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5)).foregroundStyle(.red)
        AxisValueLabel("text").font(.system(size: 9)).foregroundStyle(.green.opacity(0.5))
      }
    }
    #expect(
      pieces(of: .z, at: .number(1), in: view) == [
        .tick(LineStyle(width: 2, length: 7)),
        .gridLine(LineStyle(width: 0.5, color: .system(.red, opacity: 1))),
        .label(
          AxisLabelSpec(text: "text", color: .system(.green, opacity: 0.5), font: FontSpec(size: 9))
        ),
      ]
    )
  }

  @Test("a style round several pieces, inner ones winning")
  func style() {
    struct Both: AxisMark {
      var body: some AxisMark {
        AxisTick()
        AxisGridLine().foregroundStyle(.blue)
      }
    }
    let view = chart.chartXAxis {
      AxisMarks { Both().foregroundStyle(.red) }
    }
    #expect(
      pieces(of: .x, at: .number(1), in: view) == [
        .tick(LineStyle(color: .system(.red, opacity: 1))),
        .gridLine(LineStyle(color: .system(.blue, opacity: 1))),
      ]
    )
  }

  @Test("pieces made for each value")
  func perValue() {
    let view = chart.chartXAxis {
      AxisMarks(values: [0, 1, 2]) { value in
        if value.index == 0 {
          AxisGridLine()
        } else {
          AxisTick()
        }
        if let number = value.as(Double.self) {
          AxisValueLabel { Text("\(Int(number)) of \(value.count)").font(.caption) }
        }
        if value.index == value.count - 1 { AxisValueLabel(format: .dateTime) }
        AxisValueLabel { if value.index > 5 { Text("never") } }
      }
    }
    #expect(
      pieces(of: .x, at: .number(0), index: 0, count: 3, in: view)
        == [
          .gridLine(LineStyle()), .label(AxisLabelSpec(text: "0 of 3", font: FontSpec(size: 12))),
        ]
    )
    #expect(
      pieces(of: .x, at: .number(2), index: 2, count: 3, in: view) == [
        .tick(LineStyle()), .label(AxisLabelSpec(text: "2 of 3", font: FontSpec(size: 12))),
      ]
    )
  }

  @Test("labels in all forms")
  func labels() {
    func label<Content: AxisMark>(_ mark: Content) -> [AxisPiece] {
      pieces(of: .x, at: .number(1.5), in: chart.chartXAxis { AxisMarks { mark } })
    }
    func text(_ text: String?) -> [AxisPiece] { [.label(AxisLabelSpec(text: text))] }
    #expect(label(AxisValueLabel()) == text(nil))
    #expect(label(AxisValueLabel("key \(3)")) == text("key 3"))
    #expect(label(AxisValueLabel(String("s"))) == text("s"))
    #expect(label(AxisValueLabel(LocalizedStringResource("r"))) == text("r"))
    #expect(
      label(
        AxisValueLabel(
          format: FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
        )
      )
        == text("1,5")
    )
    #expect(label(AxisValueLabel(format: IntegerFormatStyle<Int>.number)) == [])
    #expect(label(AnyAxisMark(AxisValueLabel("any"))) == text("any"))
    #expect(label(AnyAxisMark(erasing: AxisValueLabel("any"))) == text("any"))
  }

  @Test("several AxisMarks, conditions, content of the user's own")
  func several() {
    struct Ends: AxisContent {
      var body: some AxisContent {
        AxisMarks(values: [0, 9])
      }
    }
    let detailed = true
    let view = chart.chartXAxis {
      Ends()
      AxisMarks(values: [1, 2])
      if detailed { AxisMarks(values: .stride(by: 0.5)) }
      if !detailed { AxisMarks() } else { AnyAxisContent(Ends()) }
    }
    #expect(
      dump(view) == "x marks [0.0, 9.0] marks [1.0, 2.0] marks every 0.5 marks [0.0, 9.0]"
    )
  }

  @Test("a label reads the environment of its chart")
  func environment() {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let view = chart.chartXAxis { AxisMarks { AxisValueLabel { Scheme() } } }
    #expect(
      pieces(of: .x, at: .number(0), in: view.environment(\.colorScheme, .dark))
        == [.label(AxisLabelSpec(text: "dark"))]
    )
  }

  @Test("a chart whose marks are closures is resolved on any thread")
  func resolvedAnywhere() async {
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    let view = Chart3D { point(0.2) }
      .chartXScale(domain: 0...1)
      .chartXAxis {
        AxisMarks(values: .stride(by: 0.5)) { value in
          AxisValueLabel { Text("\(value.index) of \(value.count)") }
        }
      }
      .chartYScale(domain: 0...1)
      .chartYAxis { AxisMarks(format: percent, values: [0, 0.5, 1]) }
    let (spec, _) = lower(view)
    await withTaskGroup(of: ResolvedChart.self) { group in
      for _ in 0..<4 { group.addTask { spec.resolved(theme: .light) } }
      for await chart in group {
        #expect(chart.x.ticks.map(\.text) == ["0 of 3", "1 of 3", "2 of 3"])
        #expect(chart.y.ticks.map(\.text) == ["0%", "50%", "100%"])
        #expect(chart.diagnostics.warnings.isEmpty)
      }
    }
  }

  @Test("marks of a chart whose domain changes later are made again, or marked like the first")
  func changedLater() {
    let view = Chart3D { point(0.2) }
      .chartXScale(domain: 0...1)
      .chartXAxis {
        AxisMarks(values: .stride(by: 0.5)) { value in
          AxisValueLabel(value.as(Double.self) == 0 ? "none" : "some")
          if value.index == 0 { AxisTick() }
        }
      }
    var (spec, _) = lower(view)
    spec.x.domain = .numbers(0, 1.5)
    let late = spec.resolved(theme: .light)
    #expect(late.x.ticks.map(\.text) == ["0.0", "0.5", "1.0", "1.5"])
    #expect(late.x.ticks.allSatisfy { $0.tick != nil })
    #expect(
      late.diagnostics.warnings.map(\.description) == [
        "AxisMarks of x: 4 of 4 values came after its content was made; they are marked like the "
          + "first"
      ])
    spec.makeAxisPieces()
    let made = spec.resolved(theme: .light)
    #expect(made.x.ticks.map(\.text) == ["none", "some", "some", "some"])
    #expect(made.x.ticks.map { $0.tick != nil } == [true, false, false, false])
    #expect(made.diagnostics.warnings.isEmpty)
  }
}
