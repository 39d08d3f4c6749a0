import ChartModel
import SwiftUICore

extension StrokeStyle {
  /// The style as plain values.
  package var lineSpec: LineSpec {
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
