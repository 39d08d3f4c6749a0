extension PlottableProjection {
  /// What is drawn of one element.
  func datum(of element: DataElement) -> Datum {
    Datum(
      label: label, value: source.value(of: element).primitivePlottable._plotted,
      end: end.map { $0.value(of: element).primitivePlottable._plotted })
  }

  /// The range of an element to where another projection has it.
  func datum(to end: PlottableProjection) -> (DataElement) -> Datum {
    { Datum(from: datum(of: $0), to: end.datum(of: $0)) }
  }
}

extension PlottableProjection.Source {
  fileprivate func value(of element: DataElement) -> DataValue {
    switch self {
    case .path(let path): element[keyPath: path]
    case .constant(let value): value
    }
  }
}
