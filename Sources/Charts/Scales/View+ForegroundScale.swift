import ChartModel
import SwiftUICore

extension View {
  /// Sets the colour of each category, or the colours that stand at some numbers or dates.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    changingForegroundScale(
      ForegroundScale(
        domain: _ScaleDomain(list: mapping.map(\.key.primitivePlottable._plotted)),
        range: { mapping.map(\.value).colorRange(in: $0) }
      )
    )
  }

  /// Sets the data that colours stand for, the colours, and how one is mapped to the other.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    changingForegroundScale(
      ForegroundScale(
        domain: domain._scaleDomain,
        range: { range.colorRange(in: $0) },
        type: type
      )
    )
  }

  /// Sets the data that colours stand for, and how it is mapped.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    changingForegroundScale(ForegroundScale(domain: domain._scaleDomain, type: type))
  }

  /// Sets the colours, and how data is mapped to them.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    changingForegroundScale(ForegroundScale(range: { range.colorRange(in: $0) }, type: type))
  }

  /// Sets how data is mapped to colours.
  nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    changingForegroundScale(ForegroundScale(type: type))
  }

  /// Sets the data that colours stand for, and a function that gives them.
  nonisolated public func chartForegroundStyleScale<DataValue: Collection, S: ShapeStyle>(
    domain: DataValue,
    mapping: @escaping (DataValue.Element) -> S
  ) -> some View where DataValue.Element: Plottable {
    changingForegroundScale(
      ForegroundScale(
        domain: _ScaleDomain(list: domain.map(\.primitivePlottable._plotted)),
        range: ForegroundScale.mapping(mapping)
      )
    )
  }

  /// Sets a function that gives the colour of a value.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    changingForegroundScale(ForegroundScale(range: ForegroundScale.mapping(mapping)))
  }

  nonisolated private func changingForegroundScale(_ scale: ForegroundScale) -> some View {
    changingEnvironment { scale.apply(to: &$0) }
  }
}
