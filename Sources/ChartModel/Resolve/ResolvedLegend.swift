import RenderModel

/// What explains colours to the reader.
package enum ResolvedLegend: Sendable {
  /// Names with their colours; the title, of what they are names, is mostly empty.
  case categories(title: String, [LegendEntry])
  case ramp(LegendRamp)
}

/// A name and how its marks look.
package struct LegendEntry: Sendable, Hashable {
  package var name: String
  /// As see-through as its marks.
  package var color: RGBA8
  package var symbol: LegendSymbol
}

/// The form of a swatch, after the marks that it stands for.
package enum LegendSymbol: Sendable, Hashable {
  case disc
  case line
  case square
  /// A line of a plane in its own style, with the symbol of its vertices.
  case stroke(LineSpec, PlaneSymbol?)
  /// A symbol of a plane that is no circle.
  case plane(PlaneSymbol)
  /// A body that is no sphere, turned as all symbols of its group are.
  case body(SymbolShape, RotationSpec)

  /// The form of the mark at an index of a group.
  init(_ group: MarkGroup, at index: Int) {
    switch group.mark {
    case .point: self = LegendSymbol(group.style, at: index)
    case .rule, .line, .errorBar: self = LegendSymbol(strokeOf: group.style, at: index)
    case .function(let function) where !function.isArea:
      self = LegendSymbol(strokeOf: group.style, at: index)
    default: self = .square
    }
  }

  /// The form of a line: that of all lines where it has neither dashes nor symbols.
  private init(strokeOf style: MarkStyle, at index: Int) {
    var line = style.line ?? LineSpec()
    if let code = style.lineData?.column.asCategories.codes.element(index) {
      line = line.dashed(code, standard: 2)
    }
    let symbol = style.planeSymbol(at: index)
    let isPlain = line.dash.lengths.isEmpty && style.lineData == nil && symbol == nil
    self = isPlain ? .line : .stroke(line, symbol)
  }

  private init(_ style: MarkStyle, at index: Int) {
    if let symbol = style.planeSymbol(at: index), symbol != .circle {
      self = .plane(symbol)
    } else if let shape = style.symbol?.value(at: index), shape != .sphere {
      var rotation = RotationSpec.identity
      if case .same(let common)? = style.symbolRotation { rotation = common.unit ?? .identity }
      self = .body(shape, rotation)
    } else {
      self = .disc
    }
  }
}

extension MarkStyle {
  /// The symbol of a mark of a plane; nil where none is declared.
  func planeSymbol(at index: Int) -> PlaneSymbol? {
    guard let codes = planeSymbolData?.column.asCategories.codes else { return planeSymbol }
    return codes.element(index).map { PlaneSymbol.series($0) }
  }
}

/// A colour bar.
package struct LegendRamp: Sendable {
  /// A value that is named along the bar.
  package struct Tick: Sendable, Hashable {
    /// As a fraction of the bar's length.
    package var place: Double
    package var text: String
  }

  package var title: String
  /// From one end to the other, as many as a row of the ramp table has.
  package var colors: [RGBA8]
  package var ticks: [Tick]
  /// What stands for marks that have no place on the bar; nil where there are none.
  package var missing: LegendEntry?
}
