import ChartModel

/// How large a picture is, who draws it and on what ground.
package struct RenderOptions: Sendable, Hashable {
  /// Points.
  package var width = 800.0
  /// Points.
  package var height = 600.0
  /// Pixels a point.
  package var scale = 2.0
  /// Pixels an inch, for the file's metadata alone; nil for 72 times the scale.
  package var ppi: Double?
  package var backend = BackendChoice.automatic
  /// An EGL device, by index, node or part of its name.
  package var device: String?
  package var theme = Theme.light
  package var background = BackgroundChoice.theme

  package init() {}

  /// The given resolution, or one at which a point is a 72nd of an inch.
  package var pixelsPerInch: Double { ppi ?? 72 * scale }
}

/// Which back end draws.
package enum BackendChoice: String, CaseIterable, Sendable, Hashable {
  case automatic = "auto"
  case gles
  case software
  /// Fails where there is only a software GL driver.
  case glesHardware = "gles-hardware"
}

/// Dark on light or light on dark.
package enum Theme: String, CaseIterable, Sendable, Hashable {
  case light
  case dark
}

/// What lies behind the chart.
package enum BackgroundChoice: Sendable, Hashable {
  case theme
  case color(ColorSpec)
  case transparent
}
