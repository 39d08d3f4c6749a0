import ChartModel
import Foundation

/// The form of a symbol that can be drawn.
struct DrawnSymbol {
  var outline: ShapeOutline
  var isFilled: Bool

  /// The form of a name; nil where there is none.
  init?(_ name: String) {
    let suffix = ".fill"
    isFilled = name.hasSuffix(suffix)
    let base = isFilled ? String(name.dropLast(suffix.count)) : name
    if let closed = DrawnSymbol.closed[base] {
      outline = closed
    } else if !isFilled, let strokes = DrawnSymbol.open[base] {
      outline = .polygons(strokes.flatMap(DrawnSymbol.bars))
      isFilled = true
    } else {
      return nil
    }
  }

  /// Outlines that can be filled or not.
  private static let closed: [String: ShapeOutline] = [
    "circle": .circle,
    "square": .roundedRectangle(radius: 2),
    "rectangle": .polygon([[0, 0.15], [1, 0.15], [1, 0.85], [0, 0.85]]),
    "capsule": .capsule,
    "triangle": .polygon([[0.5, 0.06], [1, 0.94], [0, 0.94]]),
    "diamond": .polygon([[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]]),
    "pentagon": .polygon(corners(5)),
    "hexagon": .polygon(corners(6)),
    "octagon": .polygon(corners(8)),
  ]

  /// Lines through points.
  private static let open: [String: [[SIMD2<Double>]]] = [
    "plus": [[[0.5, 0.05], [0.5, 0.95]], [[0.05, 0.5], [0.95, 0.5]]],
    "minus": [[[0.05, 0.5], [0.95, 0.5]]],
    "xmark": [[[0.12, 0.12], [0.88, 0.88]], [[0.88, 0.12], [0.12, 0.88]]],
    "checkmark": [[[0.1, 0.55], [0.38, 0.85], [0.9, 0.15]]],
    "chevron.right": [[[0.35, 0.12], [0.7, 0.5], [0.35, 0.88]]],
    "chevron.left": [[[0.65, 0.12], [0.3, 0.5], [0.65, 0.88]]],
    "chevron.up": [[[0.12, 0.65], [0.5, 0.3], [0.88, 0.65]]],
    "chevron.down": [[[0.12, 0.35], [0.5, 0.7], [0.88, 0.35]]],
    "chevron.up.chevron.down": [
      [[0.25, 0.36], [0.5, 0.12], [0.75, 0.36]], [[0.25, 0.64], [0.5, 0.88], [0.75, 0.64]],
    ],
    "arrow.right": [[[0.05, 0.5], [0.93, 0.5]], [[0.6, 0.15], [0.93, 0.5], [0.6, 0.85]]],
    "arrow.left": [[[0.95, 0.5], [0.07, 0.5]], [[0.4, 0.15], [0.07, 0.5], [0.4, 0.85]]],
    "arrow.up": [[[0.5, 0.95], [0.5, 0.07]], [[0.15, 0.4], [0.5, 0.07], [0.85, 0.4]]],
    "arrow.down": [[[0.5, 0.05], [0.5, 0.93]], [[0.15, 0.6], [0.5, 0.93], [0.85, 0.6]]],
    "arrow.up.right": [
      [[0.15, 0.85], [0.83, 0.17]], [[0.35, 0.15], [0.85, 0.15], [0.85, 0.65]],
    ],
    "arrow.down.right": [
      [[0.15, 0.15], [0.83, 0.83]], [[0.85, 0.35], [0.85, 0.85], [0.35, 0.85]],
    ],
    "list.bullet": [0.2, 0.5, 0.8].flatMap { y in
      [[[0.05, y], [0.16, y]], [[0.3, y], [0.97, y]]] as [[SIMD2<Double>]]
    },
    "chart.bar": [0.2, 0.5, 0.8].map { x in [[x, 0.95], [x, 1 - x]] },
    "line.3.horizontal": [0.2, 0.5, 0.8].map { y in [[0.05, y], [0.95, y]] },
  ]

  /// The corners of a regular polygon, the first above.
  private static func corners(_ count: Int) -> [SIMD2<Double>] {
    (0..<count).map { index in
      let angle = Double(index) / Double(count) * 2 * .pi
      return SIMD2(0.5 + 0.5 * sin(angle), 0.5 - 0.5 * sin(angle + .pi / 2))
    }
  }

  /// A line as one bar a piece, which reach over each other at its corners.
  private static func bars(_ line: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
    let half = 0.055
    return zip(line, line.dropFirst()).map { start, end in
      let way = end - start
      let length = (way * way).sum().squareRoot()
      let along = way / length * half
      let across = SIMD2(-along.y, along.x)
      return [
        start - along - across, end + along - across, end + along + across,
        start - along + across,
      ]
    }
  }
}
