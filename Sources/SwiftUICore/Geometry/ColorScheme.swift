/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark marks on a light ground.
  case light
  /// Light marks on a dark ground.
  case dark
}
