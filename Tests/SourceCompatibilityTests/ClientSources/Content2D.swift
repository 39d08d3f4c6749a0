import Charts
import SwiftUI

struct Sample: Identifiable, Sendable {
  enum Level: String, Plottable, CaseIterable {
    case low
    case high
  }

  let id: Int
  var time: Date
  var level: Level
  var value: Double
  var count: Int
}

struct Points: ChartContent {
  var samples: [Sample]
  var highlight: Sample?
  var showsAll = true

  var body: some ChartContent {
    ForEach(samples) { sample in
      PointMark(x: .value("Time", sample.time), y: .value("Value", sample.value))
        .foregroundStyle(by: .value("Level", sample.level))
        .symbolSize(30)
    }
    if let highlight {
      PointMark(x: .value(Text("Time"), highlight.time), y: .value("Value", highlight.value))
        .symbol(.diamond)
        .symbolSize(CGSize(width: 12, height: 8))
        .foregroundStyle(.red)
        .opacity(0.5)
    }
    if showsAll {
      extra
    } else if samples.isEmpty {
      PointMark(x: .value("X", 1), y: .value("Y", 2))
    }
  }

  @ChartContentBuilder var extra: some ChartContent {
    PointMark(x: 20, y: .value("Y", 2 as UInt8))
    PointMark(y: .value("Y", Decimal(2))).foregroundStyle(
      .linearGradient(
        colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    PointMark(x: .value("X", 1 as Float), y: 10)
    PointMark(x: .value("X", CGFloat(1)))
  }
}

struct Charts2D: View {
  let samples: [Sample]
  let symbols: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  var body: some View {
    Chart(samples) { sample in
      if sample.count > 3 {
        PointMark(x: .value("Count", sample.count), y: .value("Value", sample.value))
      } else {
        PointMark(x: .value("Count", sample.count), y: .value("Value", sample.value))
          .foregroundStyle(.gray.opacity(0.3))
      }
    }
    .chartXAxisLabel("Count", position: .bottom, alignment: .center)
    .chartYAxisLabel("Value", position: .leading, spacing: 8)
    .chartXScale(range: .plotDimension(padding: 12))
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxis { AxisMarks(position: .top) }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel()
        if let number = value.as(Double.self), number > 3 { AxisValueLabel("\(number)") }
      }
    }
    Chart(samples, id: \.count) { sample in
      switch sample.level {
      case .low: PointMark(x: .value("X", 0), y: .value("Y", sample.value))
      case .high: PointMark(x: .value("X", 1), y: .value("Y", sample.value)).symbol(.plus)
      }
    }
    Chart {
      Plot {
        Points(samples: samples, highlight: samples.first)
        AnyChartContent(PointMark(x: .value("X", 1), y: .value("Y", 2)))
      }
      .opacity(0.8)
      ForEach(0..<3) { index in
        let mark = PointMark(x: .value("X", index), y: .value("Y", 2)).foregroundStyle(.red)
        if index == 1 { mark.symbolSize(10) } else { mark }
      }
      ForEach(Array(symbols.enumerated()), id: \.offset) { index, symbol in
        PointMark(x: .value("X", index), y: .value("Y", 2)).symbol(symbol)
      }
      ForEach(symbols, id: \.self) { symbol in
        PointMark(x: .value("X", 1), y: .value("Y", symbol.perceptualUnitRect.width))
          .symbol(AnyChartSymbolShape(symbol))
      }
      if #available(macOS 26, *) {
        PointMark(x: .value("X", 1), y: .value("Y", 2))
      }
    }
    Chart {}
  }
}

/// One type of content for both kinds of charts.
struct Both: View {
  var body: some View {
    Chart {
      ForEach(0..<2) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
    }
    Chart3D {
      ForEach(0..<2) { index in
        PointMark(x: .value("X", index), y: .value("Y", index), z: .value("Z", index))
          .foregroundStyle(.red)
          .symbolSize(0.1)
      }
      ForEach(0..<2) { PointMark(x: .value("X", $0), y: .value("Y", $0), z: .value("Z", $0)) }
    }
  }
}

nonisolated func plane() -> some ChartContent {
  PointMark(x: .value("X", 1), y: .value("Y", 2)).foregroundStyle(.red)
}

nonisolated func planeAnywhere() -> some View {
  Chart { plane() }.chartXScale(domain: 0...1).chartXAxisLabel("X")
}
