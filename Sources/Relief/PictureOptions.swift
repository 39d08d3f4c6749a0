import ChartModel
import Pipeline

/// How a view becomes a picture.
public struct PictureOptions: Sendable, Hashable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// Who draws it.
  public var renderer: Renderer
  /// An EGL device: its index, its node or a part of its name; nil for the first that works.
  public var device: String?
  /// Whether the theme is the dark one; else it is the light one.
  public var isDark: Bool
  /// Leaves the background out.
  public var isTransparent: Bool

  /// Which renderer to use.
  public enum Renderer: Sendable, Hashable {
    /// GLES on a hardware device where there is one, else our software renderer.
    case automatic
    /// GLES, also on a software driver.
    case gles
    /// Our own, which needs no driver.
    case software
    /// GLES on hardware, or an error.
    case glesHardware
  }

  /// Options for a picture of a size.
  public init(
    width: Double = 600, height: Double = 450, scale: Double = 2, renderer: Renderer = .automatic,
    device: String? = nil, isDark: Bool = false, isTransparent: Bool = false
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.renderer = renderer
    self.device = device
    self.isDark = isDark
    self.isTransparent = isTransparent
  }

  package var renderOptions: RenderOptions {
    RenderOptions(
      width: width, height: height, scale: scale, backend: renderer.choice, device: device,
      theme: isDark ? .dark : .light, background: isTransparent ? .transparent : .theme)
  }
}

extension PictureOptions.Renderer {
  fileprivate var choice: BackendChoice {
    switch self {
    case .automatic: .auto
    case .gles: .gles
    case .software: .software
    case .glesHardware: .glesHardware
    }
  }
}
