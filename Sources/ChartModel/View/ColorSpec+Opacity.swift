extension ColorSpec {
  /// The same colour, more see-through.
  package func multiplyingOpacity(by factor: Double) -> ColorSpec {
    switch self {
    case .srgb(let red, let green, let blue, let opacity):
      .srgb(red: red, green: green, blue: blue, opacity: opacity * factor)
    case .system(let color, let opacity):
      .system(color, opacity: opacity * factor)
    case .mix(let first, let second, let fraction, let isPerceptual):
      .mix(
        first.multiplyingOpacity(by: factor), second.multiplyingOpacity(by: factor),
        by: fraction, isPerceptual: isPerceptual)
    }
  }
}
