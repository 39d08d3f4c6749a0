import ChartModel

extension Color {
  /// This colour with a fraction of another, 0 for none to 1 for nothing else.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(spec, rhs.spec, by: fraction, isPerceptual: colorSpace.isPerceptual))
  }
}
