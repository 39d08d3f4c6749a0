import RenderModel

extension ResolvedForeground {
  /// The colours without the opacity of each mark.
  var unfaded: ResolvedForeground {
    if case .fading(let colors, _) = self { colors.unfaded } else { self }
  }

  /// Whether the colour is that of the normals.
  var isByNormal: Bool {
    if case .normal = unfaded { true } else { false }
  }

  /// White, as see-through as the colours of normals are.
  var whitened: ResolvedForeground {
    switch self {
    case .normal(let opacity): .color(RGBA8(gray: 255).fading(by: opacity))
    case .fading(let colors, let opacities): .fading(colors.whitened, opacities)
    default: self
    }
  }

  /// The same colours, more see-through.
  ///
  /// - Parameter opacity: 0...1.
  func fading(by opacity: Varying<Double>) -> ResolvedForeground {
    switch opacity {
    case .same(1): return self
    case .same(let opacity): return fading(by: opacity)
    case .each(let opacities):
      switch self {
      case .color(let color):
        return .each(opacities.map { color.fading(by: $0) })
      case .each(let colors):
        return .each(zip(colors, opacities).map { $0.fading(by: $1) })
      case .fading(let foreground, let others):
        return .fading(foreground, zip(others, opacities).map { $0 * $1 })
      case .height, .normal, .footprint:
        return .fading(self, opacities)
      }
    }
  }

  private func fading(by opacity: Double) -> ResolvedForeground {
    switch self {
    case .color(let color):
      .color(color.fading(by: opacity))
    case .each(let colors):
      .each(colors.map { $0.fading(by: opacity) })
    case .height(let gradient, let low, let high):
      .height(gradient.fading(by: opacity), low: low, high: high)
    case .normal(let own):
      .normal(opacity: own * opacity)
    case .footprint(let gradient, let geometry):
      .footprint(gradient.fading(by: opacity), geometry)
    case .fading(let foreground, let opacities):
      .fading(foreground, opacities.map { $0 * opacity })
    }
  }
}

extension RGBA8 {
  /// The same colour, more see-through.
  func fading(by opacity: Double) -> RGBA8 {
    var color = self
    color.alpha = RGBA8.byte(Double(alpha) / 255 * opacity)
    return color
  }
}

extension GradientSpec {
  fileprivate func fading(by opacity: Double) -> GradientSpec {
    var gradient = self
    for index in gradient.stops.indices {
      gradient.stops[index].color = stops[index].color.multiplyingOpacity(by: opacity)
    }
    return gradient
  }
}
