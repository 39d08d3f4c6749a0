import Glibc

/// The form of a point in a plane.
package struct PlaneSymbol: Sendable, Hashable {
  package var outline: ShapeOutline
  /// The sides of the frame in which the form looks as large as a square of side 1.
  package var unit: SIMD2<Double>

  package init(outline: ShapeOutline, unit: SIMD2<Double>) {
    self.outline = outline
    self.unit = unit
  }

  /// The form of points that ask for none.
  package static let circle = Basic.circle.symbol

  /// The form of a category by its number.
  package static func series(_ code: Int32) -> PlaneSymbol {
    series[Int(max(code, 0)) % series.count]
  }

  /// The forms that categories take in turn, as Swift Charts has them.
  static let series = Basic.allCases.prefix(5).map(\.symbol)

  /// The forms that have names, in the order in which categories take them.
  package enum Basic: String, CaseIterable, Sendable, Hashable {
    case circle
    case square
    case triangle
    case diamond
    case pentagon
    case plus
    case cross
    case asterisk

    /// The form, with the frame in which its area is 1.
    package var symbol: PlaneSymbol {
      switch self {
      case .circle:
        return PlaneSymbol(outline: .circle, unit: SIMD2(repeating: 2 / Double.pi.squareRoot()))
      case .square: return PlaneSymbol(outline: .rectangle, unit: [1, 1])
      case .triangle: return PlaneSymbol.regular(corners: 3)
      case .diamond:
        return PlaneSymbol(
          outline: .polygon([[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]]),
          unit: SIMD2(repeating: 2.0.squareRoot()))
      case .pentagon: return PlaneSymbol.regular(corners: 5)
      case .plus: return PlaneSymbol.star(bars: 2, turn: 0)
      case .cross: return PlaneSymbol.star(bars: 2, turn: .pi / 4)
      case .asterisk: return PlaneSymbol.star(bars: 3, turn: .pi / 2)
      }
    }
  }
}

extension PlaneSymbol {
  /// A regular polygon with a corner at the top.
  private static func regular(corners count: Int) -> PlaneSymbol {
    let corners = (0..<count).map { index -> SIMD2<Double> in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return [sin(angle), -cos(angle)]
    }
    return PlaneSymbol([corners])
  }

  /// Bars of equal length through one centre: arms round a convex middle.
  ///
  /// - Parameter turn: of the first arm, in radians.
  private static func star(bars: Int, turn: Double) -> PlaneSymbol {
    let arms = bars * 2
    let half = bars == 2 ? 0.15 : 0.1
    let step = Double.pi / Double(bars)
    // Where the sides of neighbouring arms meet.
    let inner = half / sin(step / 2)
    func point(_ angle: Double, _ distance: Double) -> SIMD2<Double> {
      [cos(angle) * distance, sin(angle) * distance]
    }
    let middle = (0..<arms).map { point(turn + (Double($0) + 0.5) * step, inner) }
    let pieces = (0..<arms).map { arm -> [SIMD2<Double>] in
      let angle = turn + Double(arm) * step
      let across = point(angle + .pi / 2, half)
      let end = point(angle, 0.5)
      return [middle[(arm + arms - 1) % arms], end - across, end + across, middle[arm]]
    }
    return PlaneSymbol([middle] + pieces)
  }

  /// The form of convex polygons that do not overlap, of any size.
  private init(_ polygons: [[SIMD2<Double>]]) {
    let points = polygons.joined()
    let low = points.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1) }
    let high = points.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1) }
    let fractions = polygons.map { $0.map { ($0 - low) / (high - low) } }
    let area = polygons.reduce(0) { $0 + PlaneSymbol.area($1) }
    self.init(
      outline: fractions.count == 1 ? .polygon(fractions[0]) : .polygons(fractions),
      unit: (high - low) / area.squareRoot())
  }

  /// The shoelace formula.
  private static func area(_ corners: [SIMD2<Double>]) -> Double {
    let doubled = corners.indices.reduce(0.0) { sum, index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return sum + a.x * b.y - a.y * b.x
    }
    return abs(doubled) / 2
  }
}

extension PlaneSymbol {
  /// A word for dumps.
  var name: String { Basic.allCases.first { $0.symbol == self }?.rawValue ?? "other" }
}
