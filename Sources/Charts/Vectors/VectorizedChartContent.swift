import ChartModel
import Diagnostics
import Foundation
import SwiftUICore

/// Many marks made of columns of data at once.
///
/// What a modifier takes by key path is of each element; put these modifiers before those that take
/// one value for all.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What the data consists of.
  associatedtype DataElement

  /// The columns and their look.
  nonisolated var _plot: _VectorPlot<DataElement> { get }
}

/// A plot with modifiers.
@usableFromInline
nonisolated struct VectorizedStyledContent<DataElement>: VectorizedChartContent, PrimitiveContent {
  @usableFromInline let _plot: _VectorPlot<DataElement>

  @usableFromInline @MainActor static func _lower(
    _ content: Self, into chart: inout _ChartLowering
  ) {
    content._plot.lower(into: &chart)
  }
}

extension VectorizedChartContent {
  nonisolated private func changed(
    _ change: @escaping (inout MarkStyle, EnvironmentValues) -> Void
  ) -> VectorizedStyledContent<DataElement> {
    VectorizedStyledContent(_plot: _plot.adding(change))
  }

  nonisolated private func channel(
    _ value: PlottableProjection<DataElement, some Plottable>
  ) -> (EnvironmentValues) -> Channel {
    let values = VectorChannel(value, of: _plot.data)
    return { values.channel(isRanged: true, in: $0).start }
  }

  /// Colours each mark with a colour; of gradients all take that of the first.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ path: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    let styles = _plot.data.map { $0[keyPath: path] }
    return changed { style, environment in
      var colors: [ColorSpec] = []
      colors.reserveCapacity(styles.count)
      for value in styles {
        switch S._paint(value, in: environment).value {
        case .color(let color): colors.append(color)
        case .gradient(let gradient, let geometry):
          style.foreground = .gradient(gradient, geometry)
          return
        }
      }
      style.foreground = .color(.each(colors))
    }
  }

  /// Colours the marks by data, with a scale and a legend.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    let channel = channel(value)
    return changed { $0.foreground = .encoded(channel($1)) }
  }

  /// Makes each mark see-through: 0 wholly, 1 not at all.
  nonisolated public func opacity(
    _ path: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    let values = _plot.data.map { Double($0[keyPath: path]) }
    return changed { style, _ in
      let outer = style.opacity
      style.opacity = .each(
        values.enumerated().map { $1 * (outer?.value(at: $0) ?? 1) })
    }
  }

  /// Sets how the lines of each mark are stroked.
  nonisolated public func lineStyle(
    _ path: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    VectorizedStyledContent(_plot: _plot.settingLines(path))
  }

  /// Strokes the lines of the marks by data.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    let channel = channel(value)
    return changed { $0.lineData = channel($1) }
  }

  /// Gives marks another symbol for each value of some data, with a legend.
  nonisolated public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    let channel = channel(value)
    return changed { $0.planeSymbolData = channel($1) }
  }

  /// Puts marks at one place beside each other by data.
  nonisolated public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    let channel = channel(value)
    return changed {
      $0.dodge = DodgeSpec(
        channel: channel($1), axis: axis.map { $0 == .horizontal ? .x : .y }, span: span.spec)
    }
  }

  /// Sets the sides of the rectangle about each symbol, in points.
  nonisolated public func symbolSize(
    _ path: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    let sizes = _plot.data.map { element in
      SymbolExtent.box(
        [Double(element[keyPath: path].width), Double(element[keyPath: path].height)])
    }
    return changed { style, _ in style.symbolExtent = .each(sizes) }
  }

  /// Sets how large each symbol looks: the area of a square that looks as large, in square points.
  nonisolated public func symbolSize(
    _ path: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    let sizes = _plot.data.map { SymbolExtent.area(Double($0[keyPath: path])) }
    return changed { style, _ in style.symbolExtent = .each(sizes) }
  }

  /// Sizes the symbols by data.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    let channel = channel(value)
    return changed { $0.symbolSizeData = channel($1) }
  }
}

extension Channel {
  /// Where ranges begin, as single values.
  fileprivate var start: Channel {
    var channel = self
    channel.end = nil
    return channel
  }
}
