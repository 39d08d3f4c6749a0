import Charts
import SwiftUI

enum Kind: String, CaseIterable, Plottable {
  case round
  case flat
}

struct ForegroundScales: View {
  let days: ClosedRange<Date> = .distantPast...(.distantFuture)

  var chart: some View {
    Chart3D(0..<3, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index), z: .value("z", index))
        .foregroundStyle(by: .value("Kind", Kind.round))
    }
  }

  var body: some View {
    VStack {
      chart.chartForegroundStyleScale(["round": .red, "flat": .blue])
      chart.chartForegroundStyleScale([Kind.round: Color.red, .flat: Color(white: 0.5)])
      chart.chartForegroundStyleScale(domain: Kind.allCases, range: [.red, .blue])
      chart.chartForegroundStyleScale(domain: ["round", "flat"], range: [Color.red, .mint])
      chart.chartForegroundStyleScale(
        domain: 0...100, range: Gradient(colors: [.white, .black]), type: .squareRoot)
      chart.chartForegroundStyleScale(domain: [-1, 0, 1], range: [Color.blue, .white, .red])
    }
    VStack {
      chart.chartForegroundStyleScale(domain: days, type: .date)
      chart.chartForegroundStyleScale(domain: .automatic(includesZero: false, reversed: true))
      chart.chartForegroundStyleScale(
        domain: .automatic(includesZero: true, dataType: Int.self) { $0.append(10) })
      chart.chartForegroundStyleScale(range: [AnyShapeStyle(.red), AnyShapeStyle(.tint)])
      chart.chartForegroundStyleScale(range: Gradient(colors: [.green, .yellow]), type: .log)
      chart.chartForegroundStyleScale(type: .symmetricLog(slopeAtZero: 2))
      chart.chartForegroundStyleScale(domain: Kind.allCases) { kind in
        kind == .round ? Color.red : Color.blue
      }
      chart.chartForegroundStyleScale { (kind: Kind) in kind == .round ? Color.red : .blue }
    }
  }
}

struct Legends: View {
  var chart: some View {
    Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z } }
  }

  var body: some View {
    VStack {
      chart.chartLegend(.visible)
      chart.chartLegend(position: .top)
      chart.chartLegend(position: .trailing, alignment: .top, spacing: 12)
      chart.chartLegend(alignment: .center)
      chart.chartLegend(position: .overlay, alignment: .bottomLeading) { Text("Key") }
      chart.chartLegend {
        HStack {
          Circle().fill(.red).frame(width: 8, height: 8)
          Text("Red")
        }
      }
    }
  }
}
