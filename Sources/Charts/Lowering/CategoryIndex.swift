import ChartModel

/// The categories of one channel in order of first appearance, shared by all groups of a chart.
final class CategoryIndex {
  private(set) var names: [String] = []
  private var codes: [String: Int32] = [:]
  private var last: (name: String, code: Int32)?

  /// The code of a category.
  ///
  /// Data often comes sorted, so the last one is asked first.
  func code(of name: String) -> Int32 {
    if let last, last.name == name { return last.code }
    let code = codes[name] ?? add(name)
    last = (name, code)
    return code
  }

  private func add(_ name: String) -> Int32 {
    let code = Int32(names.count)
    names.append(name)
    codes[name] = code
    return code
  }
}

/// The category lists of a chart, by channel.
final class CategoryRegistry {
  enum Key: Hashable {
    case axis(PositionAxis)
    case foreground(label: String)
    case symbolSize(label: String)
    case series(label: String)
    case position(label: String)
    case line(label: String)
    case symbol(label: String)
  }

  private var indices: [Key: CategoryIndex] = [:]

  subscript(key: Key) -> CategoryIndex {
    if let index = indices[key] { return index }
    let index = CategoryIndex()
    indices[key] = index
    return index
  }
}
