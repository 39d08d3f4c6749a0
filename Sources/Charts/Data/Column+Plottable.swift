import ChartModel
import Foundation

extension Column {
  /// A column of values of one type; numbers and dates are copied as they lie in memory.
  package init<Value: Plottable>(plotting values: [Value]) {
    if let doubles: [Double] = values.same() {
      self = .numbers(doubles)
    } else if let floats: [Float] = values.same() {
      self = .numbers(floats.map { Double($0) })
    } else if let integers: [Int] = values.same() {
      self = .numbers(integers.map { Double($0) })
    } else if let dates: [Date] = values.same() {
      self = .dates(dates.map(\.timeIntervalSinceReferenceDate))
    } else if let texts: [String] = values.same() {
      self = .categories(CategoryColumn(texts))
    } else {
      self.init(plotted: values.map { $0.primitivePlottable._plotted })
    }
  }

  /// A column of plotted values of one kind; nil is a missing value.
  package init(plotted values: [_PlottedValue?]) {
    let known = values.lazy.compactMap { $0 }.first
    switch known {
    case .category:
      var column = CategoryColumn()
      for value in values {
        if case .category(let name) = value { column.append(name) } else { column.append(nil) }
      }
      self = .categories(column)
    case .date:
      self = .dates(
        values.map { if case .date(let seconds) = $0 { seconds } else { .nan } })
    case .number, nil:
      self = .numbers(
        values.map { if case .number(let number) = $0 { number } else { .nan } })
    }
  }

  /// The first values.
  package func prefix(_ count: Int) -> Column {
    if count >= self.count { return self }
    return switch self {
    case .numbers(let values): .numbers(Array(values.prefix(count)))
    case .dates(let values): .dates(Array(values.prefix(count)))
    case .categories(let column):
      .categories(
        CategoryColumn(names: column.names, codes: Array(column.codes.prefix(count)))
      )
    }
  }
}

extension Column {
  /// A column of a property of each element; stored numbers are read straight from memory.
  package init<Element, Value: Plottable>(_ data: [Element], at path: KeyPath<Element, Value>) {
    let numbers = MemoryLayout<Element>.offset(of: path).flatMap {
      Column.stored(Value.self, in: data, offset: $0)
    }
    self = numbers ?? Column(plotting: data.map { $0[keyPath: path] })
  }

  /// Numbers at an offset in each element; nil for another type.
  private static func stored<Element>(
    _ type: Any.Type, in data: [Element], offset: Int
  ) -> Column? {
    data.withUnsafeBytes { bytes -> Column? in
      func read<Stored: BitwiseCopyable>(
        _ type: Stored.Type, _ number: (Stored) -> Double
      ) -> [Double] {
        let stride = MemoryLayout<Element>.stride
        return [Double](unsafeUninitializedCapacity: data.count) { numbers, count in
          for index in 0..<data.count {
            let place = index * stride + offset
            numbers.initializeElement(
              at: index, to: number(bytes.loadUnaligned(fromByteOffset: place, as: Stored.self)))
          }
          count = data.count
        }
      }
      switch type {
      case is Double.Type, is CGFloat.Type: return .numbers(read(Double.self) { $0 })
      case is Float.Type: return .numbers(read(Float.self) { Double($0) })
      case is Int.Type: return .numbers(read(Int.self) { Double($0) })
      default: return nil
      }
    }
  }
}

extension Array {
  /// The array itself, if its elements are of another name for the same type.
  fileprivate func same<Other>() -> [Other]? {
    Element.self == Other.self ? unsafeBitCast(self, to: [Other].self) : nil
  }
}
