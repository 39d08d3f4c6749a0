import ChartModel

/// The names of the shapes of points: bodies in a box, forms in a plane.
///
/// Where a name is of the other kind, the shape is taken that is most like it.
enum ShapeName {
  static let all =
    SymbolShape.allCases.map(\.rawValue) + PlaneSymbol.Basic.allCases.map(\.rawValue)
    + Array(aliases.keys).sorted()

  /// Vega's names for forms that have another name here.
  private static let aliases = ["triangle-up": "triangle", "star": "asterisk"]

  private static let bodies: [String: SymbolShape] = [
    "circle": .sphere, "square": .cube, "triangle": .cone, "diamond": .cylinder,
    "pentagon": .cylinder, "plus": .cube, "cross": .cone, "asterisk": .cone,
  ]

  private static let forms: [String: PlaneSymbol.Basic] = [
    "sphere": .circle, "cube": .square, "cone": .triangle, "cylinder": .diamond,
  ]

  /// The body that a name stands for.
  static func body(_ name: String) -> SymbolShape? {
    SymbolShape(rawValue: name) ?? bodies[aliases[name] ?? name]
  }

  /// The form that a name stands for.
  static func form(_ name: String) -> PlaneSymbol.Basic? {
    PlaneSymbol.Basic(rawValue: aliases[name] ?? name) ?? forms[name]
  }
}
