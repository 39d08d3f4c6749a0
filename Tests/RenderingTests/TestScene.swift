import ChartModel
import Pipeline
import Testing

/// A chart or a page that every back end draws, with what may differ.
struct TestScene: Sendable, CustomTestStringConvertible {
  /// The golden's file name.
  ///
  /// A name that starts with `warns` expects a warning, all others none.
  var name: String
  var spec = ChartSpec()
  /// What is drawn instead of the chart alone.
  var view: ViewNode?
  var width = 320.0
  var height = 240.0
  var scale = 1.0
  var theme = Theme.light
  var background = BackgroundChoice.theme
  /// How far GLES may be from software: mean over all channels, and the share of channels that may
  /// be off by more than 24 of 255 (edges, whose coverage GLES rounds to quarters).
  var meanTolerance = 0.35
  var outlierTolerance = 0.004

  var testDescription: String { name }

  var page: PageSpec { PageSpec(view ?? .chart(spec)) }

  func options(_ backend: BackendChoice, threads: Int? = nil) -> RenderOptions {
    RenderOptions(
      width: width, height: height, scale: scale, backend: backend, theme: theme,
      background: background, threads: threads)
  }
}
