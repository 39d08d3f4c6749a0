import ChartModel
import Foundation

/// How lines, and the edges of areas, run from one place to the next.
@frozen
public struct InterpolationMethod: Sendable, CustomStringConvertible {
  @frozen @usableFromInline
  enum Kind: Sendable, Hashable {
    case linear
    case monotone
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
    case stepStart
    case stepCenter
    case stepEnd
  }

  @usableFromInline let kind: Kind

  @inlinable init(_ kind: Kind) {
    self.kind = kind
  }

  /// Straight from place to place.
  @inlinable public static var linear: InterpolationMethod { InterpolationMethod(.linear) }

  /// A smooth curve that rises and falls only where the data does: Steffen's cubics.
  @inlinable public static var monotone: InterpolationMethod { InterpolationMethod(.monotone) }

  /// A cardinal spline without tension.
  @inlinable public static var cardinal: InterpolationMethod { cardinal(tension: 0) }

  /// A cardinal spline: at a tension of 1 straight, at 0 a uniform Catmull-Rom spline.
  @inlinable public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.cardinal(tension: Double(tension)))
  }

  /// A centripetal Catmull-Rom spline, which has no loops.
  @inlinable public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

  /// A Catmull-Rom spline: uniform at an alpha of 0, centripetal at 0.5, chordal at 1.
  @inlinable public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.catmullRom(alpha: Double(alpha)))
  }

  /// Level steps, each of which starts at its place.
  @inlinable public static var stepStart: InterpolationMethod { InterpolationMethod(.stepStart) }

  /// Level steps with the places in their middles.
  @inlinable public static var stepCenter: InterpolationMethod { InterpolationMethod(.stepCenter) }

  /// Level steps, each of which ends at its place.
  @inlinable public static var stepEnd: InterpolationMethod { InterpolationMethod(.stepEnd) }

  /// The name of the method with its parameter.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    }
  }

  var spec: Interpolation {
    switch kind {
    case .linear: .linear
    case .monotone: .monotone
    case .cardinal(let tension): .cardinal(tension: tension)
    case .catmullRom(let alpha): .catmullRom(alpha: alpha)
    case .stepStart: .stepStart
    case .stepCenter: .stepCenter
    case .stepEnd: .stepEnd
    }
  }
}
