import Charts
import ChartModel
import Foundation

extension Column {
  /// A column of values of one type; numbers and dates are copied as they lie in memory.
  init<Value: Plottable>(plotting values: [Value]) {
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
  init(plotted values: [_PlottedValue?]) {
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
  func prefix(_ count: Int) -> Column {
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

extension Array {
  /// The array itself, if its elements are of another name for the same type.
  fileprivate func same<Other>() -> [Other]? {
    Element.self == Other.self ? unsafeBitCast(self, to: [Other].self) : nil
  }

  /// A property of each element, read straight from memory where it is stored.
  func values<Value>(at path: KeyPath<Element, Value>) -> [Value] {
    guard let offset = MemoryLayout<Element>.offset(of: path) else {
      return map { $0[keyPath: path] }
    }
    return withUnsafeBufferPointer { elements in
      guard let base = UnsafeRawPointer(elements.baseAddress) else { return [] }
      return (0..<elements.count).map { index in
        (base + index * MemoryLayout<Element>.stride + offset)
          .assumingMemoryBound(to: Value.self).pointee
      }
    }
  }
}
