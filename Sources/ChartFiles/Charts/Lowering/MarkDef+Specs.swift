import ChartModel
import Glibc

extension StrokeDef {
  /// nil where nothing is said.
  var spec: LineSpec? {
    guard width != nil || dash != nil || cap != nil || join != nil else { return nil }
    var line = LineSpec(
      width: width, dash: DashPattern(lengths: dash ?? [], phase: dashOffset ?? 0))
    switch cap {
    case .butt: line.cap = .butt
    case .round: line.cap = .round
    case .square: line.cap = .square
    case nil: break
    }
    switch join {
    case .miter: line.join = .miter
    case .round: line.join = .round
    case .bevel: line.join = .bevel
    case nil: break
    }
    return line
  }
}

extension RotationDef {
  /// About y, upward, where no axis is given.
  var spec: RotationSpec {
    let given = axis.map { SIMD3<Double>($0[0], $0[1], $0[2]) } ?? SIMD3(0, 1, 0)
    let length = (given * given).sum().squareRoot()
    guard length > 0 else { return .identity }
    let half = (angle ?? 0) * .pi / 360
    return RotationSpec(
      imaginary: given / length * sin(half), real: cos(half))
  }
}
