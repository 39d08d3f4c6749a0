import ChartModel
import Diagnostics
import Foundation
import SwiftUICore

/// The columns of a plot, and what its modifiers say of each mark.
public struct _VectorPlot<DataElement> {
  typealias Change = (inout MarkStyle, EnvironmentValues) -> Void

  let data: [DataElement]
  private let mark: Mark
  private let x: VectorChannel
  private let y: VectorChannel
  private let series: VectorChannel?
  private let width: Varying<MarkLength>?
  private let height: Varying<MarkLength>?
  /// From the innermost modifier on, of which the first of a kind counts.
  private var changes: [Change] = []
  /// How the lines of each mark are stroked; nil where nothing is said.
  private var lines: [LineSpec]?

  init(
    _ mark: Mark, _ data: [DataElement], x: VectorChannel, y: VectorChannel,
    series: VectorChannel? = nil, width: MarkDimensions<DataElement> = .automatic,
    height: MarkDimensions<DataElement> = .automatic
  ) {
    self.mark = mark
    self.data = data
    self.x = x
    self.y = y
    self.series = series
    self.width = width.spec(data)
    self.height = height.spec(data)
  }

  func adding(_ change: @escaping Change) -> _VectorPlot {
    var plot = self
    plot.changes.append(change)
    return plot
  }

  func settingLines(_ path: KeyPath<DataElement, StrokeStyle>) -> _VectorPlot {
    var plot = self
    plot.lines = lines ?? data.map { $0[keyPath: path].lineSpec }
    return plot
  }

  /// Adds the columns to a chart.
  func lower(into chart: inout _ChartLowering) {
    let environment = chart.environment
    var style = chart.inheritedStyle
    let isSpan = mark.rangeCount(in: .plane) == 2
    if isSpan {
      // The unit of a calendar is like a step, of which a mark takes a part.
      style.width = width ?? (x.isUnit ? .same(.ratio(0.7)) : nil)
      style.height = height ?? (y.isUnit ? .same(.ratio(0.7)) : nil)
    }
    for change in changes.reversed() { change(&style, environment) }
    var group = MarkGroup(
      mark, x: x.channel(isRanged: isSpan, in: environment),
      y: y.channel(isRanged: isSpan, in: environment),
      series: series?.channel(isRanged: false, in: environment), style: style)
    for row in data.indices where chart.hasAnnotations {
      group.annotations += chart.annotations(row: row)
    }
    guard let lines else { return chart.addColumns(group) }
    let numbers = lines.numbered
    for number in 0..<(numbers.max() ?? -1) + 1 {
      let rows = numbers.indices.filter { numbers[$0] == number }
      var part = group.picked(rows)
      part.style.line = lines[rows[0]]
      chart.addColumns(part)
    }
  }
}
