/// How a movement gains and loses speed: from a share of its time to a share of its way.
package enum Easing: Sendable, Hashable {
  case linear
  case cubic(CubicEasing)
  case spring(SpringEasing)

  /// The timing functions of CSS, which are those of UIKit and SwiftUI as well.
  ///
  /// Source: CSS Easing Functions Level 1, section 2.2; CAMediaTimingFunctionName.
  package static let ease = Easing.cubic(CubicEasing(checked: (0.25, 0.1), (0.25, 1)))
  package static let easeIn = Easing.cubic(CubicEasing(checked: (0.42, 0), (1, 1)))
  package static let easeOut = Easing.cubic(CubicEasing(checked: (0, 0), (0.58, 1)))
  package static let easeInOut = Easing.cubic(CubicEasing(checked: (0.42, 0), (0.58, 1)))

  /// The springs of SwiftUI; source of the bounces: the documentation of `Animation`.
  package static let smooth = Easing.spring(SpringEasing(bounce: 0))
  package static let snappy = Easing.spring(SpringEasing(bounce: 0.15))
  package static let bouncy = Easing.spring(SpringEasing(bounce: 0.3))

  /// The named ones, in the order in which help lists them.
  package static let named: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut), ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
  ]

  /// The share of the way at a share of the time: exactly 0 at 0 and before, 1 at 1 and after.
  ///
  /// Between them it may leave 0...1, where a curve overshoots.
  package func callAsFunction(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .cubic(let curve): return curve.way(at: time)
    case .spring(let spring): return spring.way(at: time)
    }
  }
}
