/// Shown, hidden, or as the surroundings see fit.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the surroundings see fit.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}
