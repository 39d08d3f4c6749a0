import Charts
import SwiftUI

struct Weekly: AxisContent {
  var body: some AxisContent {
    AxisMarks(values: .stride(by: .day, count: 7))
    AxisMarks(format: .dateTime.month(), values: .stride(by: .month))
  }
}

struct TickAndLine: AxisMark {
  var body: some AxisMark {
    AxisTick()
    AxisGridLine().foregroundStyle(.gray)
  }
}

struct AxesOfAllKinds: View {
  let isDetailed: Bool
  let numbers = [0.0, 1, 2]
  let label = "a string"

  var body: some View {
    Chart3D {}
      .chartXAxis {
        AxisMarks(values: [160, 180, 200]) {
          AxisTick()
          AxisGridLine()
          AxisValueLabel()
        }
        AxisMarks(preset: .aligned, position: .bottom, values: numbers) { value in
          if let number = value.as(Double.self), number > 0 {
            AxisValueLabel { Text("\(number, specifier: "%.1f")").font(.caption) }
          }
          if value.index % 2 == 0 { AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5)) }
          AxisTick(length: 4, stroke: StrokeStyle(lineWidth: 1))
          AxisTick(length: .automatic).foregroundStyle(.red)
        }
        if isDetailed { AxisMarks(values: .automatic(desiredCount: 20)) }
      }
      .chartYAxis {
        if isDetailed {
          AxisMarks(values: .stride(by: 0.5)) { TickAndLine() }
        } else {
          AxisMarks(position: .leading, stroke: StrokeStyle(lineWidth: 2))
        }
        AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.0, 0.5, 1])
        AxisMarks(values: .automatic(minimumStride: 0.5, desiredCount: 3)) { _ in
          AxisValueLabel("a key").font(.system(size: 9))
          AxisValueLabel(label)
          AxisValueLabel(format: IntegerFormatStyle<Int>.number)
          AxisValueLabel(format: Date.FormatStyle.dateTime.hour())
        }
      }
      .chartZAxis { Weekly() }
    Chart3D {}
      .chartXAxis(.hidden)
      .chartYAxis(.visible)
      .chartZAxis(.automatic)
      .chartLegend(.hidden)
      .chartXAxisLabel("key")
      .chartYAxisLabel(label, position: .leading, alignment: .center, spacing: 4)
      .chartZAxisLabel(Text("text").bold())
    Chart3D {}
      .chartXAxisLabel(position: .bottom) { Text("content") }
      .chartYAxisLabel { Text("content").font(.title) }
      .chartZAxisLabel("depth \(3)", position: .automatic)
      .chartXAxis {}
  }

  @AxisContentBuilder private var content: some AxisContent {
    AnyAxisContent(AxisMarks())
    AxisMarks { AnyAxisMark(AxisTick()) }
  }
}
