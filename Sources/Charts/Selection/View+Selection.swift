import SwiftUICore

// Selections are made by hand: in a picture there are none, and nothing is shown for them.

extension View {
  /// Takes note of a value on the x axis that the reader selects; a picture has no selection.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Takes note of a stretch of the x axis that the reader selects; a picture has no selection.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  /// Takes note of a value on the y axis that the reader selects; a picture has no selection.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Takes note of a stretch of the y axis that the reader selects; a picture has no selection.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  /// Takes note of a value on the z axis that the reader selects; a picture has no selection.
  nonisolated public func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Takes note of a stretch of the z axis that the reader selects; a picture has no selection.
  nonisolated public func chartZSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  /// Takes note of a value along the angle that the reader selects; a picture has no selection.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
}
