import ChartModel
import Foundation
import SwiftUICore

/// Values of all marks of a plot, as columns.
struct VectorChannel {
  private var label = ChannelLabel.plain("")
  private var column: Column
  private var end: Column?
  private var bin: DatumBin?
  private var anchor: PlotAnchor?
  private var endAnchor: PlotAnchor?

  private init(column: Column) {
    self.column = column
  }

  /// Data.
  init<Element>(_ projection: PlottableProjection<Element, some Plottable>, of data: [Element]) {
    column = projection.source.column(of: data)
    end = projection.end?.column(of: data)
    label = projection.label
    bin = projection.bin
  }

  /// Data from one value to another.
  init<Element, Value: Plottable>(
    from start: PlottableProjection<Element, Value>, to end: PlottableProjection<Element, Value>,
    of data: [Element]
  ) {
    column = start.source.column(of: data)
    self.end = end.source.column(of: data)
    label = start.label
  }

  /// Places in the plot in points; nil for its middle.
  init<Element>(points: CGFloat?, of data: [Element]) {
    self.init(column: .numbers(Array(repeating: Double(points ?? 0), count: data.count)))
    anchor = points == nil ? .center : .start
  }

  /// Places in the plot in points.
  init<Element>(points: KeyPath<Element, CGFloat>, of data: [Element]) {
    self.init(column: Column(data, at: points))
    anchor = .start
  }

  /// Stretches of the plot in points; nil for its edges.
  init<Element>(from start: CGFloat?, to end: CGFloat?, of data: [Element]) {
    self.init(points: start ?? 0, of: data)
    self.end = .numbers(Array(repeating: Double(end ?? 0), count: data.count))
    endAnchor = end == nil ? .end : .start
  }

  /// Stretches of the plot in points.
  init<Element>(
    from start: KeyPath<Element, CGFloat>, to end: KeyPath<Element, CGFloat>, of data: [Element]
  ) {
    self.init(points: start, of: data)
    self.end = Column(data, at: end)
    endAnchor = .start
  }

  /// Whether the values are units of a calendar.
  var isUnit: Bool { bin != nil }

  /// - Parameter isRanged: whether units are ranges; else their middles stand for them.
  func channel(isRanged: Bool, in environment: EnvironmentValues) -> Channel {
    var channel = Channel(label: label.resolved(in: environment), column: column, end: end)
    channel.anchor = anchor
    channel.endAnchor = end == nil ? nil : endAnchor
    guard let bin, case .dates(let dates) = column else { return channel }
    let (starts, ends) = bin.units(of: dates, in: environment)
    if isRanged {
      channel.column = .dates(starts)
      channel.end = .dates(ends)
    } else {
      channel.column = .dates(zip(starts, ends).map { $0 + ($1 - $0) / 2 })
    }
    return channel
  }
}

extension PlottableProjection.Source {
  package func column(of data: [DataElement]) -> Column {
    switch self {
    case .path(let path): Column(data, at: path)
    case .constant(let value): Column(plotting: Array(repeating: value, count: data.count))
    }
  }
}
