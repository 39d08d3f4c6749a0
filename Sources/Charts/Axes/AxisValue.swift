import ChartModel

/// A value at which axis marks stand.
public struct AxisValue: Sendable {
  let mark: AxisMarkValue

  /// The place of the value among all values of its `AxisMarks`, from 0.
  public var index: Int { mark.index }

  /// How many values its `AxisMarks` has.
  public var count: Int { mark.count }

  /// The value as a type of data; nil where it has none of it.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable(_plotted: plotted).flatMap { P(primitivePlottable: $0) }
  }

  private var plotted: _PlottedValue {
    switch mark.value {
    case .number(let number): .number(number)
    case .date(let seconds): .date(seconds)
    case .category(let name): .category(name)
    }
  }
}
