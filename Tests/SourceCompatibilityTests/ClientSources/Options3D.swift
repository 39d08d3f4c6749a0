import Charts
import SwiftUI

// The options of axis marks, bins and selections, each written as a client would.

struct Options3D: View {
  @State private var name: String?
  @State private var number: Double?
  @State private var day: Date?
  @State private var stretch: ClosedRange<Double>?
  @State private var days: ClosedRange<Date>?
  let bins = NumberBins(data: [1.0, 2, 3], desiredCount: 3)
  let months = DateBins(unit: .month, range: Date.distantPast...Date.distantPast)

  var body: some View {
    Chart3D {
      ForEach(Array(bins.enumerated()), id: \.offset) { index, bin in
        RectangleMark(
          x: .value("Bin", bin), y: .value("Count", 0..<index), z: .value("Z", 1))
      }
      RuleMark(
        x: .value("Day", Date.now, unit: .day), y: .value("Y", 1), z: .value(Text("Z"), 1))
      RuleMark(
        x: .value(String("Day"), Date.now, unit: .month, calendar: .current),
        y: .value("Y", 1), z: .value("Z", 1))
    }
    .chartXSelection(value: $name)
    .chartXSelection(range: $stretch)
    .chartYSelection(value: $number)
    .chartYSelection(range: $stretch)
    .chartZSelection(value: $day)
    .chartZSelection(range: $days)
    .chartXScale(domain: .automatic(dataType: Date.self) { $0.append(.distantFuture) })
    .chartXAxis {
      AxisMarks(values: .automatic(minimumStride: 2.0, desiredCount: 4, roundLowerBound: false)) {
        AxisTick(centered: true, length: .longestLabel(extendPastBy: 2))
        AxisGridLine(centered: false, stroke: StrokeStyle(lineWidth: 2))
          .offset(x: 2)
        AxisValueLabel(
          centered: true, anchor: .topLeading, multiLabelAlignment: .leading,
          collisionResolution: .greedy(priority: 2, minimumSpacing: 3), offsetsMarks: false,
          orientation: .verticalReversed, horizontalSpacing: 3, verticalSpacing: 4)
      }
      AxisMarks(values: [1.0, 2]) { value in
        AxisTick(centered: nil, length: 4)
        AxisValueLabel("fixed", centered: true)
        AxisValueLabel(format: Decimal.FormatStyle(), collisionResolution: .disabled)
        AxisValueLabel(anchor: .center) { Text("\(value.index)") }
          .offset(CGSize(width: 1, height: 2))
      }
      .compositingLayer()
      .compositingLayer { $0.opacity(0.5).foregroundStyle(.red) }
    }
  }
}
