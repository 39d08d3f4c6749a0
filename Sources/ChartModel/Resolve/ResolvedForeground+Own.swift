import RenderModel

extension ResolvedForeground {
  /// The colours with those of single marks in their places; colours that are not one for each of so
  /// many marks stay as they are.
  func replaced(by colors: [RGBA8?]?, count: Int) -> ResolvedForeground {
    guard let colors, colors.count == count else { return self }
    switch self {
    case .color(let color): return .each(colors.map { $0 ?? color })
    case .each(let others) where others.count == count:
      return .each(zip(colors, others).map { $0 ?? $1 })
    default: return self
    }
  }
}
