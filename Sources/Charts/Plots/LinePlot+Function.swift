import ChartModel
import SwiftUICore

extension LinePlot where Content == FunctionLinePlotContent {
  /// The graph of a function over a domain, or over that of the chart, named in the reader's language.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(y), domain: domain, graph: function))
  }

  /// The graph of a function over a domain, or over that of the chart, named by strings.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, y: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      content: Content(.plain(String(x)), .plain(String(y)), domain: domain, graph: function))
  }

  /// The graph of a function over a domain, or over that of the chart, named by texts.
  nonisolated public init(
    x: Text, y: Text,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(y), domain: domain, graph: function))
  }

  /// The graph of a function over a domain, or over that of the chart, named in the reader's language.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, y: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(y), domain: domain, graph: function))
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// A curve through the places of a parameter, named in the reader's language.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(y), domain: domain, path: function))
  }

  /// A curve through the places of a parameter, named by strings.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      content: Content(.plain(String(x)), .plain(String(y)), domain: domain, path: function))
  }

  /// A curve through the places of a parameter, named by texts.
  nonisolated public init(
    x: Text, y: Text, t: Text,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(y), domain: domain, path: function))
  }

  /// A curve through the places of a parameter, named in the reader's language.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(y), domain: domain, path: function))
  }
}
