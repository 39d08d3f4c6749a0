import ChartModel
import Diagnostics

extension Frame {
  /// Makes a row of each element of arrays; those of several fields stand beside each other, and
  /// where one is shorter, its elements are missing.
  mutating func flatten(_ def: FlattenDef, _ decoder: ChartDecoder) throws(ReliefError) {
    let fields = def.fields ?? []
    try check(fields, def.place, decoder)
    var lists: [[[JSONNode.Value]]] = []
    for field in fields { lists.append(try elements(field, def.place, decoder)) }
    var rows: [Int] = []
    var places: [Int] = []
    for row in 0..<count {
      for place in 0..<(lists.map { $0[row].count }.max() ?? 0) {
        rows.append(row)
        places.append(place)
      }
    }
    var result = picked(rows)
    for (index, field) in fields.enumerated() {
      let values = zip(rows, places).map { row, place -> JSONNode.Value in
        place < lists[index][row].count ? lists[index][row][place] : .null
      }
      guard let column = TypedColumn(elements: values) else {
        throw decoder.fault(
          def.place,
          "the arrays of '\(field.shortened(to: 40))' have elements that are arrays or objects")
      }
      result.set(def.names?[safe: index] ?? field, column)
    }
    self = result
  }

  /// The elements of the array in each row.
  private func elements(
    _ field: String, _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [[JSONNode.Value]] {
    let texts = try column(field, "flatten", place, decoder).names()
    var lists: [[JSONNode.Value]] = []
    for text in texts.names {
      guard let node = try? JSONParser.parse(text, path: field), case .array(let nodes) = node.value
      else {
        throw decoder.fault(
          place,
          "'flatten' needs arrays, and the field '\(field.shortened(to: 40))' holds "
            + "'\(text.shortened(to: 40))'")
      }
      lists.append(nodes.map(\.value))
    }
    return texts.codes.map { $0 < 0 ? [] : lists[Int($0)] }
  }
}

extension TypedColumn {
  /// A column of JSON values; nil where one is an array or an object.
  fileprivate init?(elements: [JSONNode.Value]) {
    var numbers: [Double] = []
    var texts: [String?] = []
    var isNumbers = true
    for element in elements {
      switch element {
      case .null:
        numbers.append(.nan)
        texts.append(nil)
      case .number(let number):
        numbers.append(number)
        texts.append(PlainText.number(number))
      case .string(let text):
        isNumbers = false
        texts.append(text)
      case .boolean(let value):
        isNumbers = false
        texts.append("\(value)")
      default: return nil
      }
    }
    if isNumbers {
      self = .numbers(numbers)
      return
    }
    let dates = texts.map { text in text.map { DateText.parse($0) ?? .infinity } ?? .nan }
    if !dates.contains(.infinity) {
      self.init(kind: .dates, values: .dates(dates))
      return
    }
    var column = CategoryColumn()
    for text in texts { column.append(text) }
    self.init(kind: .texts, values: .categories(column))
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
