import ChartModel

/// Memory for the values of a column whose length is known, which threads fill side by side.
final class ColumnStore: @unchecked Sendable {
  // Each thread writes the records of its own chunks alone.
  private let memory: UnsafeMutableRawPointer
  let kind: CellKind
  let count: Int

  init(kind: CellKind, count: Int) {
    self.kind = kind
    self.count = count
    memory = .allocate(byteCount: max(1, count) * ColumnStore.stride(kind), alignment: 16)
  }

  deinit {
    memory.deallocate()
  }

  private static func stride(_ kind: CellKind) -> Int { kind == .texts ? 4 : 8 }

  /// Of a column of numbers, dates or booleans.
  var values: UnsafeMutablePointer<Double> { memory.assumingMemoryBound(to: Double.self) }

  /// Of a column of texts.
  var codes: UnsafeMutablePointer<Int32> { memory.assumingMemoryBound(to: Int32.self) }

  /// The column.
  ///
  /// - Parameter words: what the codes of a column of texts stand for.
  func column(words: [String]) -> TypedColumn {
    let column: Column =
      switch kind {
      case .numbers: .numbers(Array(UnsafeBufferPointer(start: values, count: count)))
      case .dates: .dates(Array(UnsafeBufferPointer(start: values, count: count)))
      case .booleans:
        .categories(BooleanText.column(UnsafeBufferPointer(start: values, count: count)))
      case .texts:
        .categories(
          CategoryColumn(
            names: words, codes: Array(UnsafeBufferPointer(start: codes, count: count))))
      }
    return TypedColumn(kind: kind, values: column)
  }
}
