import ChartModel
import SwiftUICore

/// What is between the graph of a function and zero, or between two functions.
///
/// It is sampled as `FunctionLinePlotContent` is.
@MainActor @preconcurrency
public struct FunctionAreaPlotContent: PrimitiveContent, Sendable {
  nonisolated private let x: ChannelLabel
  nonisolated private let y: ChannelLabel
  nonisolated private let function: CurveFunction

  nonisolated init(
    _ x: ChannelLabel, _ y: ChannelLabel, domain: ClosedRange<Double>?,
    graph: @escaping @Sendable (Double) -> Double
  ) {
    self.x = x
    self.y = y
    function = CurveFunction(.area, domain: domain) { SIMD2(0, graph($0)) }
  }

  nonisolated init(
    _ x: ChannelLabel, _ y: ChannelLabel, domain: ClosedRange<Double>?,
    band: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.x = x
    self.y = y
    function = CurveFunction(.band, domain: domain) { input in
      let ends = band(input)
      return SIMD2(ends.yStart, ends.yEnd)
    }
  }

  /// Adds the function, to be sampled when the scales are known.
  public static func _lower(
    _ content: FunctionAreaPlotContent, into chart: inout _ChartLowering
  ) {
    chart.addFunction(content.function, x: content.x, y: content.y)
  }
}
