import RenderModel

/// The light in which marks are seen.
package enum LightSpec: String, Sendable, Hashable, CaseIterable {
  /// Clear shape and colours near those asked for.
  case standard
  /// For print: no shading, so that all marks have exactly the colours asked for, and lines that ink
  /// can draw, without veils.
  case flat
  /// For screens: a strong key light that leaves its highlights.
  case lit
  /// Even light from all around, with little shade.
  case soft

  /// Whether marks are shaded at all.
  package var shades: Bool { self != .flat }

  var light: SceneLight {
    switch self {
    case .standard: .standard
    case .flat: .even
    case .lit: .strong
    case .soft: .soft
    }
  }
}
