import ChartModel
import Foundation
import SwiftUICore

extension View {
  /// Names the x axis in the reader's language.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.x, Text(labelKey), TitlePlace(position, alignment, spacing))
  }

  /// Names the x axis by a string.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.x, Text(label), TitlePlace(position, alignment, spacing))
  }

  /// Names the x axis by a text.
  nonisolated public func chartXAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.x, label, TitlePlace(position, alignment, spacing))
  }

  /// Names the x axis in the reader's language.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ labelResource: LocalizedStringResource,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.x, Text(labelResource), TitlePlace(position, alignment, spacing))
  }

  /// Names the x axis by the texts of a view; without any, the axis has no name.
  nonisolated public func chartXAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    changingTitle(.x, content(), TitlePlace(position, alignment, spacing))
  }
}

extension View {
  /// Names the y axis in the reader's language.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.y, Text(labelKey), TitlePlace(position, alignment, spacing))
  }

  /// Names the y axis by a string.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.y, Text(label), TitlePlace(position, alignment, spacing))
  }

  /// Names the y axis by a text.
  nonisolated public func chartYAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.y, label, TitlePlace(position, alignment, spacing))
  }

  /// Names the y axis in the reader's language.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ labelResource: LocalizedStringResource,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.y, Text(labelResource), TitlePlace(position, alignment, spacing))
  }

  /// Names the y axis by the texts of a view; without any, the axis has no name.
  nonisolated public func chartYAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    changingTitle(.y, content(), TitlePlace(position, alignment, spacing))
  }
}

extension View {
  /// Names the z axis in the reader's language.
  nonisolated public func chartZAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.z, Text(labelKey), TitlePlace(position, alignment, spacing))
  }

  /// Names the z axis by a string.
  @_disfavoredOverload
  nonisolated public func chartZAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.z, Text(label), TitlePlace(position, alignment, spacing))
  }

  /// Names the z axis by a text.
  nonisolated public func chartZAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.z, label, TitlePlace(position, alignment, spacing))
  }

  /// Names the z axis in the reader's language.
  @_disfavoredOverload
  nonisolated public func chartZAxisLabel(
    _ labelResource: LocalizedStringResource,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingTitle(.z, Text(labelResource), TitlePlace(position, alignment, spacing))
  }

  /// Names the z axis by the texts of a view; without any, the axis has no name.
  nonisolated public func chartZAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    changingTitle(.z, content(), TitlePlace(position, alignment, spacing))
  }
}
