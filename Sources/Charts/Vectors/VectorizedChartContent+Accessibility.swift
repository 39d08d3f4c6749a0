import Foundation
import SwiftUICore

extension VectorizedChartContent {
  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  )
    -> some VectorizedChartContent<DataElement>
  {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  )
    -> some VectorizedChartContent<DataElement>
  {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityLabel(
    _ label: KeyPath<DataElement, LocalizedStringKey>
  )
    -> some VectorizedChartContent<DataElement>
  {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  )
    -> some VectorizedChartContent<DataElement>
  {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityValue(
    _ value: KeyPath<DataElement, LocalizedStringKey>
  )
    -> some VectorizedChartContent<DataElement>
  {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  nonisolated public func accessibilityValue(
    _ value: KeyPath<DataElement, Text>
  )
    -> some VectorizedChartContent<DataElement>
  {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: KeyPath<DataElement, S>
  )
    -> some VectorizedChartContent<DataElement>
  {
    self
  }

  /// Has no effect in a picture, which nobody reads aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: KeyPath<DataElement, S>
  )
    -> some VectorizedChartContent<DataElement>
  {
    self
  }
}
