import Charts
import ChartModel
import SwiftUICore

extension Chart3DContent {
  /// Sets the width, the dashes, the ends and the corners of lines and rules.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some Chart3DContent {
    StyledContent(content: self, modifier: LineStyleModifier(line: style.lineSpec))
  }
}

private struct LineStyleModifier: MarkModifier {
  let line: LineSpec

  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues) -> LineSpec? {
    let outer = style.line
    style.line = line
    return outer
  }

  static func restore(_ part: consuming LineSpec?, in style: inout InheritedStyle) {
    style.line = part
  }
}

extension StrokeStyle {
  /// The style as plain values.
  var lineSpec: LineSpec {
    LineSpec(
      width: Double(lineWidth),
      dash: DashPattern(lengths: dash.map { Double($0) }, phase: Double(dashPhase)),
      cap: lineCap.spec,
      join: lineJoin.spec,
      miterLimit: Double(miterLimit)
    )
  }
}

extension CGLineCap {
  fileprivate var spec: StrokeCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  fileprivate var spec: StrokeJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
