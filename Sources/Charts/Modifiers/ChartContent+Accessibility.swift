import Foundation
import SwiftUICore

extension ChartContent {
  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent
  { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent
  { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }
}
