import ChartModel
import SwiftUICore

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// What is between zero and the graph of a function over a domain, or over that of the chart, named in the reader's language.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(y), domain: domain, graph: function))
  }

  /// What is between zero and the graph of a function over a domain, or over that of the chart, named by strings.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, y: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      content: Content(.plain(String(x)), .plain(String(y)), domain: domain, graph: function))
  }

  /// What is between zero and the graph of a function over a domain, or over that of the chart, named by texts.
  nonisolated public init(
    x: Text, y: Text,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(y), domain: domain, graph: function))
  }

  /// What is between zero and the graph of a function over a domain, or over that of the chart, named in the reader's language.
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

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// What is between two functions over a domain, or over that of the chart, named in the reader's language.
  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(yStart), domain: domain, band: function))
  }

  /// What is between two functions over a domain, or over that of the chart, named by strings.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      content: Content(.plain(String(x)), .plain(String(yStart)), domain: domain, band: function))
  }

  /// What is between two functions over a domain, or over that of the chart, named by texts.
  nonisolated public init(
    x: Text, yStart: Text, yEnd: Text,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(yStart), domain: domain, band: function))
  }

  /// What is between two functions over a domain, or over that of the chart, named in the reader's language.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      content: Content(ChannelLabel(x), ChannelLabel(yStart), domain: domain, band: function))
  }
}
