import ChartModel
import SwiftUICore

/// The graph of a function, or a curve through the places of a parameter.
///
/// It is sampled about once for each pixel and more often where it bends. Where the function gives
/// `.nan` or an infinity, and where it jumps, the line is broken.
@MainActor @preconcurrency
public struct FunctionLinePlotContent: PrimitiveContent, Sendable {
  nonisolated private let x: ChannelLabel
  nonisolated private let y: ChannelLabel
  nonisolated private let function: CurveFunction

  nonisolated init(
    _ x: ChannelLabel, _ y: ChannelLabel, domain: ClosedRange<Double>?,
    graph: @escaping @Sendable (Double) -> Double
  ) {
    self.x = x
    self.y = y
    function = CurveFunction(.line, domain: domain) { SIMD2(repeating: graph($0)) }
  }

  nonisolated init(
    _ x: ChannelLabel, _ y: ChannelLabel, domain: ClosedRange<Double>,
    path: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.x = x
    self.y = y
    function = CurveFunction(.path, domain: domain) { parameter in
      let place = path(parameter)
      return SIMD2(place.x, place.y)
    }
  }

  /// Adds the function, to be sampled when the scales are known.
  public static func _lower(
    _ content: FunctionLinePlotContent, into chart: inout _ChartLowering
  ) {
    chart.addFunction(content.function, x: content.x, y: content.y)
  }
}
