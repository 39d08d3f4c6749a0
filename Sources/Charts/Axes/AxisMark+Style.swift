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
