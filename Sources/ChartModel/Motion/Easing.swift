import Glibc

/// How a movement gains and loses speed.
package enum Easing: Sendable, Hashable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) by its control points, whose x are within 0...1; x is
  /// the time and y the way.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring let go, which has come to rest at the end; the bounce is from 0 (none) to below 1.
  case spring(bounce: Double)

  // CSS Easing Functions Level 1, section 2.2.1; Core Animation's curves are the same.
  package static let ease = Easing.cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  package static let easeIn = Easing.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = Easing.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = Easing.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  // The bounces that SwiftUI documents for its springs.
  package static let smooth = Easing.spring(bounce: 0)
  package static let snappy = Easing.spring(bounce: 0.15)
  package static let bouncy = Easing.spring(bounce: 0.3)

  /// By the names that users write.
  package static let named: [(name: String, easing: Easing)] = [
    ("linear", linear), ("ease", ease), ("ease-in", easeIn), ("ease-out", easeOut),
    ("ease-in-out", easeInOut), ("smooth", smooth), ("snappy", snappy), ("bouncy", bouncy),
  ]

  /// How much of the way is gone at a share of the time; exactly 0 at 0 and 1 at 1.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .cubic(let x1, let y1, let x2, let y2):
      let parameter = Easing.parameter(x1: x1, x2: x2, time: time)
      return Easing.bezier(y1, y2, parameter)
    case .spring(let bounce): return Easing.spring(bounce: min(max(bounce, 0), 0.95), time: time)
    }
  }

  /// A coordinate of a Bézier curve from 0 to 1.
  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// Where on the curve its x is the time: x grows along the curve, so halving finds the place.
  private static func parameter(x1: Double, x2: Double, time: Double) -> Double {
    let (a, b) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(a, b, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// A damped spring of mass 1, pulled out by 1 and let go.
  ///
  /// Its frequency is such that what is left of the way has shrunk to a thousandth in the end, and this
  /// rest is spread over the whole.
  private static func spring(bounce: Double, time: Double) -> Double {
    let damping = 1 - bounce
    // Of the slowest part, exp(-damping * frequency); undamped ones take (1 + x) exp(-x).
    let frequency = (bounce == 0 ? 9.23 : 6.91 / damping)
    func rest(_ t: Double) -> Double {
      let decay = exp(-damping * frequency * t)
      guard bounce > 0 else { return decay * (1 + frequency * t) }
      let turn = frequency * (1 - damping * damping).squareRoot()
      return decay * (cos(turn * t) + damping * frequency / turn * sin(turn * t))
    }
    return 1 - rest(time) + rest(1) * time
  }
}
