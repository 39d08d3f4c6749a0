import Foundation
import SwiftUICore

extension AxisMark {
  /// Sets the font of the labels.
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) { $0.font = font }
  }

  /// Sets the colour of lines and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    StyledAxisMark(content: self) { environment in
      let paint = S._paint(style, in: environment)
      environment.axisMarkPaint = paint
      environment.foregroundPaint = paint
    }
  }
}

extension AxisMark {
  /// Moves ticks and labels by points to the right and down; grid lines of a 3D chart stay.
  public func offset(_ offset: CGSize) -> some AxisMark {
    OffsetAxisMark(content: self, offset: [Double(offset.width), Double(offset.height)])
  }

  /// Moves ticks and labels by points to the right and down; grid lines of a 3D chart stay.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}

/// Axis marks that are moved.
struct OffsetAxisMark<Content: AxisMark>: PrimitiveAxisMark {
  let content: Content
  let offset: SIMD2<Double>

  @MainActor static func _lower(_ mark: Self, into pieces: inout _AxisMarkLowering) {
    let isFinite = mark.offset.x.isFinite && mark.offset.y.isFinite
    pieces.offset += isFinite ? mark.offset : .zero
    Content._lower(mark.content, into: &pieces)
    pieces.offset -= isFinite ? mark.offset : .zero
  }
}

/// Axis marks with a modifier round them.
struct StyledAxisMark<Content: AxisMark>: PrimitiveAxisMark {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  static func _lower(_ mark: Self, into pieces: inout _AxisMarkLowering) {
    let outer = pieces.environment
    mark.change(&pieces.environment)
    Content._lower(mark.content, into: &pieces)
    pieces.environment = outer
  }
}
