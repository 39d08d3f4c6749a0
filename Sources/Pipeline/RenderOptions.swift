import ChartModel
import RenderModel

/// How a chart is to be drawn, whatever it shows.
package struct RenderOptions: Sendable, Hashable {
  /// Points.
  package var width: Double
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  package var backend: BackendChoice
  /// An EGL device: its index, node or a part of its name; nil for the first that works.
  package var device: String?
  package var theme: Theme
  package var background: BackgroundChoice
  /// For the software renderer; nil for one per core.
  package var threads: Int?

  package init(
    width: Double = 600, height: Double = 450, scale: Double = 2,
    backend: BackendChoice = .auto, device: String? = nil, theme: Theme = .light,
    background: BackgroundChoice = .theme, threads: Int? = nil
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.backend = backend
    self.device = device
    self.theme = theme
    self.background = background
    self.threads = threads
  }
}

extension RenderOptions {
  /// Of the picture, in pixels.
  package var pixelSize: PixelSize { PixelSize(points: [width, height], scale: scale) }
}

/// Which renderer to use.
package enum BackendChoice: String, Sendable, Hashable, CaseIterable {
  /// GLES on a hardware device where there is one, else our software renderer.
  case auto
  /// GLES, also on a software driver.
  case gles
  case software
  /// GLES on hardware, or an error.
  case glesHardware = "gles-hardware"
}

/// What lies behind the chart.
package enum BackgroundChoice: Sendable, Hashable {
  case theme
  case color(RGBA8)
  case transparent

  /// Whether the picture has places that are not opaque.
  package var hasAlpha: Bool {
    switch self {
    case .theme: false
    case .color(let color): color.alpha < 255
    case .transparent: true
    }
  }

  /// - Parameter theme: the page's.
  package func color(_ theme: Theme) -> RGBA8 {
    switch self {
    case .theme: theme.background
    case .color(let color): color
    case .transparent: RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }
}
