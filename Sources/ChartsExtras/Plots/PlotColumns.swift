import Charts
import ChartModel
import Diagnostics
import SwiftUICore

/// The columns of a plot, and the columns of its look.
public struct _PlotColumns<DataElement> {
  let data: [DataElement]
  let x: PlottableValues
  let y: PlottableValues
  let z: PlottableValues
  var series: PlottableValues?
  var foreground: PlottableValues?
  var symbolSizes: [Double]?
  var annotations: TextMarkSpec?

  init(
    _ data: [DataElement],
    x: PlottableValues,
    y: PlottableValues,
    z: PlottableValues,
    series: PlottableValues? = nil
  ) {
    self.data = data
    self.x = x
    self.y = y
    self.z = z
    self.series = series
  }
}

extension _PlotColumns where DataElement == Never {
  init(
    x: PlottableValues,
    y: PlottableValues,
    z: PlottableValues,
    series: PlottableValues? = nil
  ) {
    self.init([], x: x, y: y, z: z, series: series)
  }
}

extension _PlotColumns {
  /// Adds the marks to a chart, as many as the shortest column has.
  ///
  /// - Parameter name: the plot's, for warnings.
  func lower(_ mark: Mark, as name: String, into chart: inout _ChartLowering) {
    let ranged = zip(["x", "y", "z"], [x, y, z]).filter { $1.end != nil }.map(\.0)
    guard chart.hasShape(mark, rangedOn: ranged) else { return }
    let count = count(name, &chart)
    let environment = chart.environment
    var style = chart.inheritedStyle
    if let foreground {
      style.foreground = .encoded(foreground.channel(count: count, in: environment))
    }
    if let symbolSizes { style.symbolSize = .each(Array(symbolSizes.prefix(count))) }
    var group = MarkGroup(
      mark,
      x: x.channel(count: count, in: environment),
      y: y.channel(count: count, in: environment),
      z: z.channel(count: count, in: environment),
      series: series?.channel(count: count, in: environment),
      style: style
    )
    chart.add(group)
    guard var text = texts(count: count, in: chart) else { return }
    text.style = mark.annotated(
      text.style, symbolSize: symbolSizes?.max() ?? style.symbolSize?.value(at: 0),
      symbol: style.symbol?.value(at: 0), rotation: style.symbolRotation?.value(at: 0))
    group.mark = .text(text)
    group.series = nil
    group.style = MarkStyle()
    if let end = group.y.end { group.y = Channel(label: group.y.label, column: end) }
    chart.add(group)
  }

  /// What is written beside the marks: a text of each, or one text for all.
  private func texts(count: Int, in chart: _ChartLowering) -> TextMarkSpec? {
    if let annotations {
      return TextMarkSpec(texts: Array(annotations.texts.prefix(count)), style: annotations.style)
    }
    return chart.inheritedAnnotation.map {
      TextMarkSpec(texts: Array(repeating: $0.text, count: count), style: $0.style)
    }
  }

  /// How many marks all columns have data for; notes a warning where some have more.
  private func count(_ name: String, _ chart: inout _ChartLowering) -> Int {
    let counts =
      [x.count, y.count, z.count]
      + [series?.count, foreground?.count, symbolSizes?.count].compactMap { $0 }
    let least = counts.min() ?? 0
    if let most = counts.max(), most > least {
      chart.note(
        .other(
          "the columns of \(name) have from \(least) to \(most) values; "
            + "those after the \(least) that all have are left out"
        )
      )
    }
    return least
  }
}
