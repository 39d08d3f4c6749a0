extension View {
  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Has no effect in a picture, which nobody reads aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Has no effect in a picture, which nobody reads aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
