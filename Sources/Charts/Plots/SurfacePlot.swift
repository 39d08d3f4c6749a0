import ChartModel
import SwiftUICore

/// The surface of a function of two variables: y, upward, over x and z.
///
/// Where the function gives `.nan` or an infinity there is a hole. The region is the x and z
/// domains of the chart.
@MainActor @preconcurrency
public struct SurfacePlot: Primitive3DContent, Sendable {
  nonisolated private let x: ChannelLabel
  nonisolated private let y: ChannelLabel
  nonisolated private let z: ChannelLabel
  nonisolated private let function: @Sendable (Double, Double) -> Double

  nonisolated private init(
    _ x: ChannelLabel,
    _ y: ChannelLabel,
    _ z: ChannelLabel,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.x = x
    self.y = y
    self.z = z
    self.function = function
  }

  /// A surface whose axes are named in the reader's language.
  nonisolated public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(ChannelLabel(x), ChannelLabel(y), ChannelLabel(z), function: function)
  }

  /// A surface whose axes are named by strings.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol,
    y: some StringProtocol,
    z: some StringProtocol,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(
      .plain(String(x)),
      .plain(String(y)),
      .plain(String(z)),
      function: function
    )
  }

  /// A surface whose axes are named by texts.
  nonisolated public init(
    x: Text,
    y: Text,
    z: Text,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(ChannelLabel(x), ChannelLabel(y), ChannelLabel(z), function: function)
  }

  /// A surface whose axes are named in the reader's language.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource,
    y: LocalizedStringResource,
    z: LocalizedStringResource,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(ChannelLabel(x), ChannelLabel(y), ChannelLabel(z), function: function)
  }

  /// Adds the surface, with its function as a sampler of many places.
  public static func _lower3D(_ content: SurfacePlot, into chart: inout _ChartLowering) {
    let environment = chart.environment
    let function = content.function
    chart.addSurface(
      SurfaceFunction(sampleCount: chart.style.surfaceSampleCount) { xs, zs in
        zip(xs, zs).map { function($0, $1) }
      },
      x: content.x.resolved(in: environment),
      y: content.y.resolved(in: environment),
      z: content.z.resolved(in: environment)
    )
  }
}
