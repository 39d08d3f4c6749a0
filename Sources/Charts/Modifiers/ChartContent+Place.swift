import ChartModel
import Foundation
import SwiftUICore

extension ChartContent {
  /// Moves the marks on the page, in points to the right and down.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    moved(MarkOffset(x: offset.width, offset.width, y: offset.height, offset.height))
  }

  /// Moves the marks on the page, in points to the right and down.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(MarkOffset(x: x, x, y: y, y))
  }

  /// Moves the marks on the page, in points to the right and down: the two ends of a range of y each
  /// by its own.
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    moved(MarkOffset(x: x, x, y: yStart, yEnd))
  }

  /// Moves the marks on the page, in points to the right and down: the two ends of a range of x each
  /// by its own.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    moved(MarkOffset(x: xStart, xEnd, y: y, y))
  }

  /// Moves the ends of the marks on the page, in points to the right and down.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    moved(MarkOffset(x: xStart, xEnd, y: yStart, yEnd))
  }

  /// Of several offsets all count.
  nonisolated private func moved(_ offset: MarkOffset) -> some ChartContent {
    changingStyle { style in
      let outer = style.offset ?? MarkOffset()
      style.offset = MarkOffset(start: outer.start + offset.start, end: outer.end + offset.end)
    }
  }

  /// Puts marks at one place beside each other: the values of some data, in order of appearance,
  /// share the step of the axis.
  ///
  /// - Parameters:
  ///   - axis: nil for the axis along which the marks have their places.
  ///   - span: how much of the step is shared.
  @inlinable nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    StyledContent(
      content: self,
      modifier: PositionModifier(
        position: InheritedPosition(datum: value.datum, axis: axis, span: span)))
  }

  /// Paints the marks after all with a lesser number, whatever their order; the standard is 0.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    changingStyle { $0.zIndex = value.isNaN ? 0 : value }
  }
}

@usableFromInline
struct PositionModifier: MarkModifier {
  @usableFromInline let position: InheritedPosition

  @inlinable init(position: InheritedPosition) {
    self.position = position
  }

  @inlinable func apply(
    to style: inout InheritedStyle, in environment: EnvironmentValues
  ) -> InheritedPosition? {
    var part = Optional(position)
    swap(&part, &style.position)
    return part
  }

  @inlinable static func restore(
    _ part: consuming InheritedPosition?, in style: inout InheritedStyle
  ) {
    style.position = part
  }
}

extension MarkOffset {
  fileprivate init(
    x xStart: CGFloat, _ xEnd: CGFloat, y yStart: CGFloat, _ yEnd: CGFloat
  ) {
    self.init(
      start: [Double(xStart), Double(yStart)], end: [Double(xEnd), Double(yEnd)])
  }
}
